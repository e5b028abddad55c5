//! What a variable has to be so that it can be saved at a checkpoint, and the words for one that is not.

use serde::{Deserialize, Serialize};

use super::{
    local::{Local, Ranges, encode, encode_as, read},
    run::Run,
};

/// A local variable's type that can travel: one that can be serialised, and deserialised from the opened state.
///
/// Required of every variable that is used after a checkpoint; derive `serde::Serialize` and `serde::Deserialize`
/// for a type of yours. `&'static str`, `&str` and `&[u8]` travel as well, other references do not.
///
/// `Deserialize<'de>` and not `DeserializeOwned`, so that a `&str` comes back as a borrow of the
/// opened state.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is used after a question, so it must implement `Serialize` and `Deserialize`",
    label = "this variable is used after a question, so it is saved in the state",
    note = "derive `serde::Serialize` and `serde::Deserialize` for its type, or clone the data out of a borrow before the question",
    note = "for a guard, a connection or a closure: end its use before the question and create it again after"
)]
pub trait Persist<'de>: Sized {
    /// What generated code makes for a variable before it has a value, at the place where its name stands.
    ///
    /// A method of the trait, because rustc tells of the bound of a function where it is defined.
    #[doc(hidden)]
    fn local() -> Local<'de, Self>;

    /// Writes a live local into the frame that is being saved.
    #[doc(hidden)]
    fn save(run: &mut Run<'de>, name: &'static str, local: &Local<'de, Self>, value: &Self);

    /// The same for what `a..=b` has made. Whether it has come to its end does not show in what is written of it.
    #[doc(hidden)]
    fn save_range(
        run: &mut Run<'de>,
        name: &'static str,
        local: &Local<'de, Self>,
        value: &Self,
        is_empty: fn(&Self) -> bool,
    );
}

#[diagnostic::do_not_recommend]
impl<'de, T: Serialize + Deserialize<'de>> Persist<'de> for T {
    fn local() -> Local<'de, Self> {
        Local { read }
    }

    fn save(run: &mut Run<'de>, name: &'static str, _: &Local<'de, Self>, value: &Self) {
        run.write_local(name, |out| encode(value, out));
    }

    fn save_range(
        run: &mut Run<'de>,
        name: &'static str,
        local: &Local<'de, Self>,
        value: &Self,
        is_empty: fn(&Self) -> bool,
    ) {
        if is_empty(value) {
            Self::save(run, name, local, value);
        } else {
            run.write_local(name, |out| encode_as(value, Ranges::New, out, None));
        }
    }
}

/// Reads the next live local of the frame that is being resumed. `None` ends the run.
#[doc(hidden)]
pub fn load<'de, T>(run: &mut Run<'de>, name: &'static str, local: &Local<'de, T>) -> Option<T> {
    run.read_local(name, local)
}
