//! Bytes that live as long as what is read of them.

use std::{mem, sync::OnceLock};

/// How many there may be.
const MOST: usize = 256;

/// Bytes, and those after them: a local may borrow from what it is read from, as long as a run lasts.
#[derive(Debug, Default)]
pub(crate) struct Lasting(OnceLock<Box<(Vec<u8>, Self)>>);

impl Lasting {
    /// Keeps `bytes`. `None`: there are too many.
    pub(crate) fn keep(&self, mut bytes: Vec<u8>) -> Option<&[u8]> {
        let mut place = self;
        for _ in 0..MOST {
            let mut is_new = false;
            let (kept, next) = &**place.0.get_or_init(|| {
                is_new = true;
                Box::new((mem::take(&mut bytes), Self::default()))
            });
            if is_new {
                return Some(kept);
            }
            place = next;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_stays_and_there_is_an_end_to_it() {
        let lasting = Lasting::default();
        let kept: Vec<_> = (0..=u16::MAX)
            .map_while(|n| lasting.keep(n.to_be_bytes().to_vec()))
            .collect();
        assert_eq!(kept.len(), MOST);
        assert!(
            kept.iter()
                .zip(0..)
                .all(|(bytes, n)| **bytes == u16::to_be_bytes(n))
        );
    }
}
