//! Code of an author's that panics: its call ends with an error, and everything else goes on.

mod hooks;
mod kinds;
mod repeated;
mod shop;
