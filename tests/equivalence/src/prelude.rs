//! What generated programs are written with.

pub use std::collections::BTreeMap;

pub use crate::differential::{Log, cat};

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

/// Says of what type a value is.
pub fn takes<T>(_: &T) {}

/// A pair whose parts have names.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Spot<A, B> {
    pub x: A,
    pub y: B,
}

/// Says what it is.
pub trait Named {
    fn kind(&self) -> &'static str;
}

macro_rules! kinds {
    ($($ty:ty),* $(,)?) => {
        $(impl Named for $ty {
            fn kind(&self) -> &'static str {
                stringify!($ty)
            }
        })*
    };
}

kinds!(
    u8, i8, u16, i16, u32, i32, u64, i64, u128, i128, usize, isize, f32, f64, char, String, &str,
    Option<u64>, Option<u32>, Option<i32>, Option<f32>, Option<f64>, Option<String>, Option<&str>,
    Vec<u64>, Vec<u32>, Vec<i32>, Vec<u8>, Vec<f32>, Vec<f64>, Vec<Option<i64>>, Vec<Option<i32>>,
    (f32, u64), (f64, i32), [f32; 2], [f64; 2], Result<u64, String>, BTreeMap<u64, f32>, Box<u64>,
    Box<i32>, std::borrow::Cow<'static, str>,
);

/// A list that counts how often somebody looks into it.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub struct Grid(pub Vec<u32>);

/// What a grid lends.
#[derive(Debug)]
pub struct Edge {
    pub len: u32,
}

static LOOKS: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);

impl Grid {
    /// How often somebody looked.
    pub fn looks() -> u32 {
        LOOKS.load(std::sync::atomic::Ordering::SeqCst)
    }
}

impl std::ops::Index<usize> for Grid {
    type Output = u32;

    fn index(&self, at: usize) -> &u32 {
        LOOKS.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        &self.0[at]
    }
}

impl std::ops::Deref for Grid {
    type Target = Edge;

    fn deref(&self) -> &Edge {
        LOOKS.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        &Edge { len: 3 }
    }
}
