//! A till that counts what it does, tools that use it, and the scenarios every store has to stand.

#![allow(dead_code, reason = "each test binary uses its part")]

pub(crate) mod faulty;
pub(crate) mod shop;
#[macro_use]
pub(crate) mod attacks;
#[macro_use]
pub(crate) mod scenarios;
#[macro_use]
pub(crate) mod verdicts;
