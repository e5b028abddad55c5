//! What the engine does with answers, states and clients that are not as they should be, each
//! beside what it does with good ones; and what it does when code of an author's panics.
//!
//! Apart from other tests, because the logs of all of these are read (see `capture`) and a panic hook is set.

mod answers;
mod batches;
mod binding;
mod capabilities;
mod capture;
mod closed;
mod limits;
mod long_text;
mod outdated;
mod panics;
mod rig;
mod screen;
mod secrecy;
mod shape;
mod size;
mod survival;
mod time;
