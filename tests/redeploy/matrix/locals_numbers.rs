//! A number that is saved: its type.

use super::{Edit, Expected::Outdated, Family, Line, edit, field, goes_on, release, yes};

pub(super) fn family() -> Family {
    Family {
        of: "numbers in locals",
        lines: vec![
            Line {
                change: "a type that holds the same number: a wider one, an `Option`, a type around it",
                advice: "nothing",
                edits: same(),
            },
            Line {
                change: "a type that does not hold it, or only nearly: `f64` for a whole number, `f32` for `f64`, too small a type, a text",
                advice: "nothing: the call ends",
                edits: other(),
            },
        ],
    }
}

fn same() -> Vec<Edit> {
    vec![
        field! { "`u8` to `u16`"; u8 = 7 => u16; goes_on(&["7"]) },
        field! { "`u8` to `u64`"; u8 = 255 => u64; goes_on(&["255"]) },
        field! { "`u32` to `u64`"; u32 = u32::MAX => u64; goes_on(&["4294967295"]) },
        field! { "`u32` to `i64`"; u32 = u32::MAX => i64; goes_on(&["4294967295"]) },
        field! { "`i8` to `i64`, negative"; i8 = -7 => i64; goes_on(&["-7"]) },
        field! { "`i32` to `i16` that holds it"; i32 = -300 => i16; goes_on(&["-300"]) },
        field! { "`u64` to `u8` that holds it"; u64 = 7 => u8; goes_on(&["7"]) },
        field! { "`i64` to `u64`, not negative"; i64 = 7 => u64; goes_on(&["7"]) },
        field! { "`u64` to `i64` that holds it"; u64 = 7 => i64; goes_on(&["7"]) },
        field! { "`u32` to `usize`"; u32 = 7 => usize; goes_on(&["7"]) },
        field! { "`f64` to `f32` that holds it"; f64 = 0.5 => f32; goes_on(&["0.5"]) },
        field! { "`f32` to `f64`"; f32 = 0.5 => f64; goes_on(&["0.5"]) },
        field! { "a number to an optional one"; u32 = 7 => Option<u32>; goes_on(&["Some(7)"]) },
        field! { "an optional number to one, and it is there"; Option<u32> = Some(7) => u32; goes_on(&["7"]) },
        field! { "a number that must not be zero"; u32 = 7 => std::num::NonZeroU32; goes_on(&["7"]) },
        field! { "a number that wraps around"; u32 = 7 => std::num::Wrapping<u32>; goes_on(&["7"]) },
        field! { "numbers in a list, wider"; Vec<u8> = vec![1, 2] => Vec<u64>; goes_on(&["[1, 2]"]) },
        field! { "numbers in a map, wider"; BTreeMap<u8, u8> = BTreeMap::from([(1, 2)]) => BTreeMap<u64, i64>; goes_on(&["{1: 2}"]) },
        field! { "numbers in a tuple, wider"; (u8, i8) = (1, -2) => (u64, i64); goes_on(&["(1, -2)"]) },
    ]
}

fn other() -> Vec<Edit> {
    vec![
        field! { "`i64` to `f64`, which does not hold it"; i64 = 9_007_199_254_740_993 => f64; Outdated },
        field! { "`i64` to `f64`, which holds it"; i64 = 7 => f64; Outdated },
        field! { "`u64` to `f64`, the largest"; u64 = u64::MAX => f64; Outdated },
        field! { "`u64` to `f32`"; u64 = 16_777_217 => f32; Outdated },
        field! { "`u32` to `f32`"; u32 = 16_777_217 => f32; Outdated },
        field! { "`i32` to `f32`, negative"; i32 = -16_777_217 => f32; Outdated },
        field! { "`f64` to `f32`, nearly"; f64 = 0.1 => f32; Outdated },
        field! { "`f64` to `f32`, infinite"; f64 = 1e300 => f32; Outdated },
        field! { "`f64` to `f32`, nothing left"; f64 = 1e-300 => f32; Outdated },
        field! { "`f64` to `u32`"; f64 = 7.0 => u32; Outdated },
        field! { "`f64` to `i64`, with a fraction"; f64 = 7.5 => i64; Outdated },
        field! { "`f32` to `i32`"; f32 = 7.0 => i32; Outdated },
        field! { "`u32` to `u8`, too small"; u32 = 300 => u8; Outdated },
        field! { "`u64` to `i64`, too small"; u64 = u64::MAX => i64; Outdated },
        field! { "`i64` to `u64`, negative"; i64 = -7 => u64; Outdated },
        field! { "`i64` to `i32`, too small"; i64 = i64::MIN => i32; Outdated },
        field! { "`u128` to `u64`, too small"; u128 = u128::MAX => u64; Outdated },
        field! { "`i128` to `f64`"; i128 = 7 => f64; Outdated },
        field! { "`bool` to `u8`"; bool = true => u8; Outdated },
        field! { "`u8` to `bool`"; u8 = 1 => bool; Outdated },
        field! { "`u32` to `char`"; u32 = 65 => char; Outdated },
        field! { "`char` to `u32`"; char = 'A' => u32; Outdated },
        field! { "a number to a text"; u32 = 7 => String; Outdated },
        field! { "a text to a number"; String = "7".into() => u32; Outdated },
        field! { "zero to a number that must not be"; u32 = 0 => std::num::NonZeroU32; Outdated },
        field! { "an optional number to one, and it is not there"; Option<u32> = None => u32; Outdated },
        field! { "an optional number to another type"; Option<i64> = Some(9_007_199_254_740_993) => Option<f64>; Outdated },
        field! { "numbers in a list"; Vec<i64> = vec![1, 9_007_199_254_740_993] => Vec<f64>; Outdated },
        field! { "numbers in a map"; BTreeMap<String, f64> = BTreeMap::from([("a".to_owned(), 0.1)]) => BTreeMap<String, f32>; Outdated },
        field! { "numbers in a hash map"; HashMap<String, f64> = HashMap::from([("a".to_owned(), 0.1), ("b".to_owned(), 0.5)]) => HashMap<String, f32>; Outdated },
        field! { "numbers in a tuple"; (u8, f64) = (1, 0.1) => (u8, f32); Outdated },
        field! { "numbers in an array"; [f64; 2] = [0.5, 0.1] => [f32; 2]; Outdated },
        field! { "numbers in a `Result`"; Result<f64, String> = Ok(0.1) => Result<f32, String>; Outdated },
        field! { "a whole number to a time"; u64 = 7 => std::time::Duration; Outdated },
    ]
}
