//! Whose session is whose.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use crate::principal::Principal;

/// The principals that sessions were opened by.
///
/// A session is a bearer of trust: whoever names it can answer the questions asked over it. Its
/// id is random, but ids end up in logs.
#[derive(Debug, Default)]
pub(super) struct Owners(Mutex<HashMap<String, Principal>>);

impl Owners {
    /// Notes whose session this is, and forgets the sessions that are not `alive`.
    pub(super) fn note(&self, id: &str, owner: Principal, alive: impl Fn(&str) -> bool) {
        let mut owners = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        owners.retain(|id, _| alive(id));
        owners.insert(id.to_owned(), owner);
    }

    /// Whether `caller` may use the session.
    pub(super) fn admit(&self, id: &str, caller: &Principal) -> bool {
        let owners = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        owners.get(id).is_some_and(|owner| owner == caller)
    }
}
