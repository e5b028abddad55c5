//! What generated programs are written with.

pub use crate::thrice::{Log, cat};

/// An enum with every kind of variant.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub enum Shape {
    Dot,
    Size(u32),
    Named { s: String, n: u32 },
}

/// A struct.
#[derive(Clone, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Row {
    pub n: u32,
    pub s: String,
    pub v: Vec<u32>,
}

impl Row {
    pub fn sum(&self, x: u32, y: u32) -> u32 {
        (self.n + x * 3 + y * 5) % 90
    }

    pub fn into_text(self, tail: u32) -> String {
        format!("{}{tail}", self.s)
    }
}

pub const WEIGHTS: [u32; 2] = [3, 4];

pub fn three(a: u32, b: u32, c: u32) -> u32 {
    (a * 7 + b * 5 + c * 3) % 99
}

pub fn measured(text: &str, n: u32) -> u32 {
    (u32::try_from(text.len()).unwrap_or(0) + n) % 70
}

/// Says of what type a value is.
pub fn same<T>(_: &T, _: &[T]) {}
