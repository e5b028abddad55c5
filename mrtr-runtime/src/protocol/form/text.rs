//! Text that is either part of the program or made at run time.

use std::borrow::Cow;

/// Text that is either part of the program or made at run time.
pub type Text = Cow<'static, str>;
