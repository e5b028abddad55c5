//! Time on the clock, and what is allocated: `cargo bench -p mrtr-bench-round`.

use divan::{AllocProfiler, Bencher};
use mrtr_bench_round::cases;

#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

const ROUNDS: [usize; 4] = [1, 2, 3, 4];

fn main() {
    divan::main();
}

#[divan::bench(args = ROUNDS)]
fn floor(bencher: Bencher<'_, '_>, round: usize) {
    bencher.bench_local(cases::floor(round));
}

#[divan::bench(args = ROUNDS)]
fn engine(bencher: Bencher<'_, '_>, round: usize) {
    bencher.bench_local(cases::flight(round));
}
