//! The variables a program has at some point, and their types.

/// The types of generated programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ty {
    /// `u32`, kept small.
    U,
    /// `bool`
    B,
    /// `String`
    S,
    /// `Vec<u32>`
    V,
    /// `Option<u32>`
    O,
    /// `(u32, String)`
    P,
    /// An enum with every kind of variant.
    K,
    /// A struct.
    R,
    /// `&str`
    T,
    /// `&u32`, an item of a loop over a borrowed list.
    X,
    /// `usize`, the position of one.
    N,
}

/// Types of variables that `let` makes.
pub(crate) const OWNED: [Ty; 8] = [Ty::U, Ty::B, Ty::S, Ty::V, Ty::O, Ty::P, Ty::K, Ty::R];

impl Ty {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::U => "u32",
            Self::B => "bool",
            Self::S => "String",
            Self::V => "Vec<u32>",
            Self::O => "Option<u32>",
            Self::P => "(u32, String)",
            Self::K => "Shape",
            Self::R => "Row",
            Self::T => "&str",
            Self::X => "&u32",
            Self::N => "usize",
        }
    }

    pub(crate) fn is_copy(self) -> bool {
        matches!(
            self,
            Self::U | Self::B | Self::O | Self::T | Self::X | Self::N
        )
    }
}

/// A variable.
#[derive(Clone, Debug)]
pub(crate) struct Var {
    pub name: String,
    pub ty: Ty,
    pub mutable: bool,
    /// How many blocks it is in.
    pub depth: usize,
    /// How many borrows of it live.
    pub frozen: usize,
    /// The variable this one borrows from.
    pub freezes: Option<usize>,
    /// It has been moved out of.
    pub gone: bool,
}

/// All variables, the innermost last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scope {
    vars: Vec<Var>,
    pub depth: usize,
}

impl Scope {
    pub(crate) fn declare(&mut self, name: &str, ty: Ty, mutable: bool, freezes: Option<usize>) {
        if let Some(at) = freezes {
            self.vars[at].frozen += 1;
        }
        self.vars.push(Var {
            name: name.to_owned(),
            ty,
            mutable,
            depth: self.depth,
            frozen: 0,
            freezes,
            gone: false,
        });
    }

    pub(crate) fn len(&self) -> usize {
        self.vars.len()
    }

    /// Ends the scopes of all variables after the first `len`.
    pub(crate) fn leave(&mut self, len: usize) {
        while self.vars.len() > len {
            if let Some(at) = self.vars.pop().and_then(|var| var.freezes) {
                self.vars[at].frozen -= 1;
            }
        }
    }

    pub(crate) fn get(&self, at: usize) -> &Var {
        &self.vars[at]
    }

    pub(crate) fn freeze(&mut self, at: usize) {
        self.vars[at].frozen += 1;
    }

    pub(crate) fn thaw(&mut self, at: usize) {
        self.vars[at].frozen -= 1;
    }

    pub(crate) fn take(&mut self, at: usize) {
        self.vars[at].gone = true;
    }

    /// Makes as if these variables were not there, and takes that back.
    pub(crate) fn cover(&mut self, vars: &[usize], covered: bool) {
        for at in vars {
            self.vars[*at].gone = covered;
        }
    }

    /// The variables that can be named and match.
    pub(crate) fn visible(&self, matches: impl Fn(&Var) -> bool) -> Vec<usize> {
        (0..self.vars.len())
            .filter(|at| {
                let var = &self.vars[*at];
                !var.gone
                    && matches(var)
                    && !self.vars[at + 1..]
                        .iter()
                        .any(|inner| inner.name == var.name)
            })
            .collect()
    }
}
