//! Where a host takes what a function tells on the way.

use std::{any::type_name, fmt, sync::Arc};

use crate::ground::panic;

/// Takes each `T` that a function tells while it runs; by default nobody listens.
pub struct Sink<T>(Option<Arc<dyn Fn(T) + Send + Sync>>);

impl<T> Sink<T> {
    /// Takes each one. Called while the function runs, so it must not block.
    pub fn new(take: impl Fn(T) + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(take)))
    }

    pub(crate) fn tell(&self, told: T) {
        if let Some(take) = &self.0 {
            // A host's fault is none of the function's.
            if let Err(panicked) = panic::contain(|| take(told)) {
                let of = type_name::<T>();
                tracing::error!(panic = %panicked, of, "the receiver of a function's reports has panicked");
            }
        }
    }
}

impl<T> Default for Sink<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Clone for Sink<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T> fmt::Debug for Sink<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sink")
            .field("of", &type_name::<T>())
            .field("listens", &self.0.is_some())
            .finish()
    }
}
