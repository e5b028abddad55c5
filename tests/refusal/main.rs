//! What the engine does with answers, states and clients that are not as they should be, each
//! beside what it does with good ones.

mod answers;
mod batches;
mod binding;
mod capabilities;
mod capture;
mod closed;
mod limits;
mod long_text;
mod rig;
mod screen;
mod secrecy;
mod shape;
mod size;
mod stale;
mod survival;
mod time;
