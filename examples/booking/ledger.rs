//! The airline's ledger: what it was asked and what it did, in order.

use std::fmt;

/// One thing that happened at the airline.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Entry {
    Quoted {
        flight: String,
        price: u32,
    },
    Held {
        seat: String,
    },
    Refused {
        seat: String,
    },
    Released {
        seat: String,
    },
    Charged {
        seat: String,
        price: u32,
    },
    /// A purchase that arrived again under the same idempotency key.
    Repeated {
        seat: String,
    },
    /// Somebody else bought this seat.
    Rival {
        seat: String,
    },
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Quoted { flight, price } => write!(f, "quoted    {flight} at {price} EUR"),
            Self::Held { seat } => write!(f, "held      {seat}"),
            Self::Refused { seat } => write!(f, "refused   {seat}, no longer free"),
            Self::Released { seat } => write!(f, "released  {seat}"),
            Self::Charged { seat, price } => write!(f, "charged   {price} EUR for {seat}"),
            Self::Repeated { seat } => {
                write!(f, "repeated  {seat}, already paid, not charged again")
            }
            Self::Rival { seat } => write!(f, "sold      {seat} to another customer"),
        }
    }
}

/// The entries so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger {
    entries: Vec<Entry>,
    aloud: bool,
}

impl Ledger {
    /// A ledger that also writes each entry to standard error, as it is entered.
    pub(crate) fn aloud() -> Self {
        Self {
            aloud: true,
            ..Self::default()
        }
    }

    pub(crate) fn enter(&mut self, entry: Entry) {
        if self.aloud {
            eprintln!("{entry}");
        }
        self.entries.push(entry);
    }

    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How many quotes were asked for.
    pub(crate) fn quotes(&self) -> u32 {
        self.count(|entry| matches!(entry, Entry::Quoted { .. }))
    }

    /// How many times the card was charged.
    pub(crate) fn charges(&self) -> u32 {
        self.count(|entry| matches!(entry, Entry::Charged { .. }))
    }

    fn count(&self, is_one: impl Fn(&Entry) -> bool) -> u32 {
        let count = self.entries.iter().filter(|entry| is_one(entry)).count();
        u32::try_from(count).unwrap_or(u32::MAX)
    }
}
