//! What the server lends to its tools: one value per type.

use std::{
    any::{Any, TypeId, type_name},
    collections::HashMap,
    fmt,
    sync::Arc,
};

use crate::function::cx::Cx;

/// The environment: values looked up by type, given to every tool that has a `&T` parameter.
#[derive(Clone, Default)]
pub struct Env {
    values: HashMap<TypeId, Arc<dyn Any + Send + Sync>>,
}

impl Env {
    /// An environment with nothing in it.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a value; a second one of the same type replaces the first.
    pub fn insert<T: Send + Sync + 'static>(&mut self, value: T) {
        self.insert_shared(Arc::new(value));
    }

    /// Adds a value that something else holds as well.
    pub fn insert_shared<T: Send + Sync + 'static>(&mut self, value: Arc<T>) {
        self.values.insert(TypeId::of::<T>(), value);
    }

    /// The value of type `T`.
    pub fn get<T: Send + Sync + 'static>(&self) -> Option<&T> {
        self.values.get(&TypeId::of::<T>())?.downcast_ref()
    }

    /// Whether a tool can have this. [`Cx`] is always there.
    pub(crate) fn has(&self, need: &EnvType) -> bool {
        need.id == TypeId::of::<Cx>() || self.values.contains_key(&need.id)
    }
}

impl fmt::Debug for Env {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Env")
            .field("values", &self.values.len())
            .finish()
    }
}

/// A type some tool wants from the environment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct EnvType {
    pub(crate) id: TypeId,
    /// Its full name, for the error when it is missing.
    pub name: &'static str,
}

impl EnvType {
    /// The entry for `T`.
    pub fn of<T: 'static>() -> Self {
        Self {
            id: TypeId::of::<T>(),
            name: type_name::<T>(),
        }
    }
}
