//! What programs can be asked to be about.

/// Something a program says on purpose, beside the statements every program is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Variables whose type one early use fixes, and which are given another value later.
    Types,
    /// Variables that get their value in branches, by tuples, or by patterns with `mut`.
    Late,
    /// One name for several things.
    Shadows,
    /// `#[cfg]` and `#[cfg_attr]` on everything that takes them.
    Cfg,
    /// `macro_rules!` that bind, capture, assign, and stand for types and patterns.
    Macros,
    /// `macro_rules!` that leave by labels, `break`, `return` and `?`.
    Exits,
    /// Let chains with borrowed and moved bindings around a question.
    Chains,
    /// Variables and arguments that methods change.
    Methods,
    /// Items of one name in several blocks, statics, types of the body's own.
    Items,
    /// Ranges in variables.
    Ranges,
    /// Loops over parts of a list, and lists that are emptied.
    Slices,
    /// Names that generated code might use.
    Names,
    /// Borrows of places, taken again behind a question.
    Places,
    /// Borrows through an author's own `Index` and `Deref`.
    OwnPlaces,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::Types,
        Self::Late,
        Self::Shadows,
        Self::Cfg,
        Self::Macros,
        Self::Exits,
        Self::Chains,
        Self::Methods,
        Self::Items,
        Self::Ranges,
        Self::Slices,
        Self::Names,
        Self::Places,
        Self::OwnPlaces,
    ];

    /// The kinds that tools get right: those of the programs in the suite.
    pub fn working() -> Vec<Self> {
        let mut kinds = Self::ALL.to_vec();
        kinds.retain(|kind| *kind != Self::OwnPlaces);
        kinds
    }

    /// The name a command line has for it.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// `all`, `working`, `none`, or some names with commas between them.
    ///
    /// # Errors
    ///
    /// A name is no kind's.
    pub fn list(text: &str) -> Result<Vec<Self>, String> {
        match text {
            "all" => return Ok(Self::ALL.to_vec()),
            "working" => return Ok(Self::working()),
            "none" => return Ok(Vec::new()),
            _ => {}
        }
        text.split(',')
            .map(|name| {
                Self::ALL
                    .into_iter()
                    .find(|kind| kind.name() == name)
                    .ok_or_else(|| {
                        let all = Self::ALL.map(Self::name).join(", ");
                        format!("`{name}` is no kind; there are {all}")
                    })
            })
            .collect()
    }
}
