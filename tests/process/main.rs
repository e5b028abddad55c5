//! Programs run as processes: the booking example for a person, for a script and as a server, and the command `mrtr`.

#![allow(dead_code, reason = "the example uses what its tests do not")]

#[path = "../../examples/booking/airline.rs"]
mod airline;
mod example;
#[path = "../../examples/booking/form.rs"]
mod form;
#[path = "../../examples/booking/ledger.rs"]
mod ledger;
#[path = "../../examples/booking/options.rs"]
mod options;
#[path = "../../examples/booking/passenger.rs"]
mod passenger;
#[path = "../../examples/booking/person.rs"]
mod person;
#[path = "../../examples/booking/screen.rs"]
mod screen;
#[path = "../../examples/booking/script.rs"]
mod script;
#[path = "../../examples/booking/tool.rs"]
mod tool;
#[path = "../../examples/booking/user.rs"]
mod user;

mod booking;
#[cfg(feature = "cli")]
mod cli;
#[path = "../support/pipes.rs"]
mod pipes;
mod stdio;

use stdio::soon;
