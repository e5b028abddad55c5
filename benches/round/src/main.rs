//! Runs one round many times, so that valgrind can count it: `mrtr-bench-round CASE [TIMES]`.
//!
//! Only what happens in [`measured`] is counted.

use std::{env, hint::black_box, process::ExitCode};

use mrtr_bench_round::cases::{self, Case};

const CASES: &str = "floor N, flight N, seat N, often N: round N of it, from 1; sizes";

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
    let (case, number, times) = match arguments[..] {
        ["sizes"] => {
            print!("{}", cases::sizes());
            return ExitCode::SUCCESS;
        }
        [case, number] => (case, number.parse(), Ok(1)),
        [case, number, times] => (case, number.parse(), times.parse()),
        _ => ("", Ok(0), Ok(0)),
    };
    let (Ok(number @ 1..), Ok(times @ 1..)) = (number, times) else {
        eprintln!("usage: mrtr-bench-round CASE N [TIMES]; {CASES}");
        return ExitCode::from(2);
    };
    let mut case = match case {
        "floor" => cases::floor(number),
        "flight" => cases::flight(number),
        "seat" => cases::seat(number),
        "often" => cases::often(number),
        _ => {
            eprintln!("no such case; {CASES}");
            return ExitCode::from(2);
        }
    };
    // Once before, because a first time also fills tables.
    black_box(case());
    measured(times, &mut case);
    ExitCode::SUCCESS
}

#[inline(never)]
fn measured(times: usize, case: &mut Case) {
    for _ in 0..times {
        black_box(case());
    }
}
