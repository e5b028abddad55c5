//! The fuzz targets without a fuzzer: on their seeds, and on mutations of them.

#[path = "../../mrtr-runtime/fuzz/src/targets.rs"]
mod targets;

use std::{fs, path::Path};

/// Mutations of each target in one run: seconds, not minutes.
const MUTATIONS: usize = 2_000;

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("mrtr-runtime/fuzz/seeds")
        .join(target);
    let mut files: Vec<_> = fs::read_dir(&directory)
        .unwrap_or_else(|error| panic!("{}: {error}", directory.display()))
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{target} has no seeds");
    files
        .into_iter()
        .map(|file| fs::read(file).unwrap())
        .collect()
}

/// Numbers that look random and are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % end.max(1)
    }
}

/// Changes a few bytes, or leaves some out, or repeats some, or takes some from another seed.
fn mutate(seeds: &[Vec<u8>], numbers: &mut Numbers) -> Vec<u8> {
    let mut data = seeds[numbers.below(seeds.len())].clone();
    for _ in 0..=numbers.below(4) {
        let at = numbers.below(data.len() + 1);
        let end = (at + 1 + numbers.below(8)).min(data.len());
        match numbers.below(5) {
            0 if at < data.len() => data[at] ^= 1 << numbers.below(8),
            1 if at < data.len() => data[at] = u8::try_from(numbers.below(256)).unwrap(),
            2 if at < end => drop(data.drain(at..end)),
            3 if at < end => {
                let part = data[at..end].to_vec();
                data.splice(at..at, part);
            }
            _ => {
                let other = &seeds[numbers.below(seeds.len())];
                let from = numbers.below(other.len());
                let part = other[from..].iter().copied().take(1 + numbers.below(32));
                data.splice(at..at, part.collect::<Vec<_>>());
            }
        }
    }
    data
}

fn run(name: &str, target: fn(&[u8])) {
    let seeds = seeds(name);
    for seed in &seeds {
        target(seed);
    }
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    for _ in 0..MUTATIONS {
        target(&mutate(&seeds, &mut numbers));
    }
}

#[test]
fn no_text_opens_that_was_not_sealed() {
    run("open", targets::open);
}

#[test]
fn any_bytes_are_a_payload_or_are_not() {
    run("decode_payload", targets::decode_payload);
}

#[test]
fn any_bytes_in_an_authentic_frame_are_read_or_refused() {
    run("decode_frame", targets::decode_frame);
}

#[test]
fn any_json_is_a_request_or_is_not() {
    run("wire", targets::wire);
}
