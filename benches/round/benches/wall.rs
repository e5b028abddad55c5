//! Time on the clock: `cargo bench -p mrtr-bench-round`.

use divan::Bencher;
use mrtr_bench_round::cases;

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
