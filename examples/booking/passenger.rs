//! Who is flying: the form the user fills in.

use std::fmt;

use mrtr::prelude::*;
use serde::{Deserialize, Serialize};

/// The person who flies.
#[derive(Clone, Debug, PartialEq, Form, Serialize, Deserialize)]
pub(crate) struct Passenger {
    /// As in the passport
    #[form(title = "Full name", min_length = 2, max_length = 80)]
    pub(crate) name: String,
    /// Where the ticket goes
    #[form(format = "email")]
    pub(crate) email: String,
    /// Served on board
    #[form(default = Meal::Vegetarian)]
    pub(crate) meal: Meal,
}

/// What the airline serves.
#[derive(Clone, Copy, Debug, PartialEq, Choice, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Meal {
    #[choice(title = "Vegetarian")]
    Vegetarian,
    #[choice(title = "Fish of the day")]
    Fish,
    #[choice(title = "Nothing, thank you")]
    None,
}

impl fmt::Display for Meal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Vegetarian => "vegetarian",
            Self::Fish => "fish",
            Self::None => "none",
        })
    }
}
