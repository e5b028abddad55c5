//! serde's rename rules, so that a name is written once.

/// A `rename_all` rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RenameRule {
    Lower,
    Upper,
    Pascal,
    Camel,
    Snake,
    ScreamingSnake,
    Kebab,
    ScreamingKebab,
}

impl RenameRule {
    /// The rule serde knows by this name; serde itself complains about any other.
    pub(super) fn named(name: &str) -> Option<Self> {
        Some(match name {
            "lowercase" => Self::Lower,
            "UPPERCASE" => Self::Upper,
            "PascalCase" => Self::Pascal,
            "camelCase" => Self::Camel,
            "snake_case" => Self::Snake,
            "SCREAMING_SNAKE_CASE" => Self::ScreamingSnake,
            "kebab-case" => Self::Kebab,
            "SCREAMING-KEBAB-CASE" => Self::ScreamingKebab,
            _ => return None,
        })
    }

    /// Renames a field, which is written in snake case.
    pub(super) fn field(self, name: &str) -> String {
        match self {
            Self::Lower | Self::Snake => name.to_owned(),
            Self::Upper | Self::ScreamingSnake => name.to_ascii_uppercase(),
            Self::Pascal => name.split('_').map(capitalized).collect(),
            Self::Camel => uncapitalized(&Self::Pascal.field(name)),
            Self::Kebab => name.replace('_', "-"),
            Self::ScreamingKebab => Self::ScreamingSnake.field(name).replace('_', "-"),
        }
    }

    /// Renames a variant, which is written in Pascal case.
    pub(super) fn variant(self, name: &str) -> String {
        match self {
            Self::Pascal => name.to_owned(),
            Self::Lower => name.to_ascii_lowercase(),
            Self::Upper => name.to_ascii_uppercase(),
            Self::Camel => uncapitalized(name),
            Self::Snake => {
                let mut snake = String::new();
                for (position, letter) in name.char_indices() {
                    if position > 0 && letter.is_uppercase() {
                        snake.push('_');
                    }
                    snake.push(letter.to_ascii_lowercase());
                }
                snake
            }
            Self::ScreamingSnake => Self::Snake.variant(name).to_ascii_uppercase(),
            Self::Kebab => Self::Snake.variant(name).replace('_', "-"),
            Self::ScreamingKebab => Self::ScreamingSnake.variant(name).replace('_', "-"),
        }
    }
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map(|first| first.to_ascii_uppercase())
        .into_iter()
        .chain(letters)
        .collect()
}

fn uncapitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map(|first| first.to_ascii_lowercase())
        .into_iter()
        .chain(letters)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_renames_as_serde_does() {
        for (rule, field, variant) in [
            ("lowercase", "seat_row2", "seatrow2"),
            ("UPPERCASE", "SEAT_ROW2", "SEATROW2"),
            ("PascalCase", "SeatRow2", "SeatRow2"),
            ("camelCase", "seatRow2", "seatRow2"),
            ("snake_case", "seat_row2", "seat_row2"),
            ("SCREAMING_SNAKE_CASE", "SEAT_ROW2", "SEAT_ROW2"),
            ("kebab-case", "seat-row2", "seat-row2"),
            ("SCREAMING-KEBAB-CASE", "SEAT-ROW2", "SEAT-ROW2"),
        ] {
            let rule = RenameRule::named(rule).unwrap();
            assert_eq!(rule.field("seat_row2"), field);
            assert_eq!(rule.variant("SeatRow2"), variant);
        }
        assert_eq!(RenameRule::named("Train-Case"), None);
    }
}
