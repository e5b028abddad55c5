//! A JSON number, without its spelling.

use std::fmt;

use serde_json::Number;

/// The same for all spellings of a number.
#[derive(Debug, PartialEq)]
pub(super) enum Canonical {
    /// Any `u64` or `i64`.
    Integer(i128),
    /// A finite float that is no such integer.
    Float(f64),
    /// A number that only `arbitrary_precision` can hold, with one spelling.
    Decimal(String),
}

impl Canonical {
    pub(super) fn of(number: &Number) -> Self {
        if let Some(integer) = number.as_u64() {
            return Self::Integer(integer.into());
        }
        if let Some(integer) = number.as_i64() {
            return Self::Integer(integer.into());
        }
        let float = number
            .as_f64()
            .and_then(|float| Some((float, Number::from_f64(float)?)));
        match float {
            // Without `arbitrary_precision` this compares the floats, and always holds.
            Some((float, written)) if written == *number => Self::of_float(float),
            float => Self::of_text(&number.to_string(), float),
        }
    }

    fn of_float(float: f64) -> Self {
        const TWO_TO_63: f64 = 9_223_372_036_854_775_808.0;
        // Beyond 2^53 as well: the digest of 2^63 must not depend on how it was parsed.
        if float.fract() == 0.0 && (-TWO_TO_63..2.0 * TWO_TO_63).contains(&float) {
            #[expect(
                clippy::cast_possible_truncation,
                reason = "integral and within 64 bits"
            )]
            return Self::Integer(float as i128);
        }
        Self::Float(float)
    }

    /// A number that is not written as its nearest float would be.
    fn of_text(text: &str, nearest: Option<(f64, Number)>) -> Self {
        let Some(decimal) = Decimal::parse(text) else {
            return Self::Decimal(text.to_owned());
        };
        match nearest {
            Some((float, written))
                if Decimal::parse(&written.to_string()).as_ref() == Some(&decimal) =>
            {
                Self::of_float(float)
            }
            _ => decimal
                .to_integer()
                .map_or_else(|| Self::Decimal(decimal.to_string()), Self::Integer),
        }
    }
}

/// A decimal number of any size: `digits` times ten to the `exponent`.
#[derive(Debug, PartialEq)]
struct Decimal {
    negative: bool,
    /// Without zeros at either end; empty for zero.
    digits: String,
    exponent: i64,
}

impl Decimal {
    /// Reads a JSON number; `None` if it is none, or if its exponent needs more than 64 bits.
    fn parse(text: &str) -> Option<Self> {
        let (negative, text) = match text.strip_prefix('-') {
            Some(text) => (true, text),
            None => (false, text),
        };
        let (mantissa, exponent) = match text.split_once(['e', 'E']) {
            Some((mantissa, exponent)) => (mantissa, exponent.parse::<i64>().ok()?),
            None => (text, 0),
        };
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let all = [whole, fraction].concat();
        if all.is_empty() || !all.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let significant = all.trim_end_matches('0');
        let moved = i64::try_from(all.len() - significant.len()).ok()?;
        let digits = significant.trim_start_matches('0').to_owned();
        if digits.is_empty() {
            return Some(Self {
                negative: false,
                digits,
                exponent: 0,
            });
        }
        let fraction = i64::try_from(fraction.len()).ok()?;
        let exponent = exponent.checked_add(moved)?.checked_sub(fraction)?;
        Some(Self {
            negative,
            digits,
            exponent,
        })
    }

    /// Its value, if a `u64` or `i64` can hold it.
    fn to_integer(&self) -> Option<i128> {
        let zeros = usize::try_from(self.exponent).ok()?;
        if self.digits.len().checked_add(zeros)? > 20 {
            return None;
        }
        let magnitude: i128 = format!("0{}{}", self.digits, "0".repeat(zeros))
            .parse()
            .ok()?;
        let integer = if self.negative { -magnitude } else { magnitude };
        (i128::from(i64::MIN)..=i128::from(u64::MAX))
            .contains(&integer)
            .then_some(integer)
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.negative { "-" } else { "" };
        write!(f, "{sign}{}e{}", self.digits, self.exponent)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn decimals_have_one_spelling_at_any_size() {
        let canonical = |text| Canonical::of_text(text, None);
        assert_eq!(canonical("1e400"), Canonical::Decimal("1e400".into()));
        assert_eq!(canonical("10.0E+399"), canonical("1e400"));
        assert_eq!(canonical("-0.001e403"), canonical("-1e400"));
        assert_ne!(canonical("-1e400"), canonical("1e400"));
        assert_ne!(canonical("1e401"), canonical("1e400"));
        assert_ne!(
            canonical("340282366920938463463374607431768211455"),
            canonical("340282366920938463463374607431768211454")
        );
        assert_eq!(
            canonical("18446744073709551615.0"),
            Canonical::Integer(u64::MAX.into())
        );
        assert_eq!(
            canonical("18446744073709551616.0"),
            Canonical::Decimal("18446744073709551616e0".into())
        );
        assert_eq!(
            canonical("-9223372036854775808.0"),
            Canonical::Integer(i64::MIN.into())
        );
        assert_eq!(canonical("0e99999999999"), Canonical::Integer(0));
        // Not even their exponents can be counted; they stay what they are.
        for text in [
            "1e99999999999999999999",
            "10e9223372036854775807",
            "1e",
            "",
            "-",
            "+1",
            "0x1",
        ] {
            assert_eq!(canonical(text), Canonical::Decimal(text.into()));
        }
    }

    proptest! {
        #[test]
        fn an_integral_float_is_an_integer_within_64_bits(integer in any::<i64>()) {
            #[expect(clippy::cast_precision_loss, reason = "a float to begin with")]
            let float = integer as f64;
            #[expect(clippy::cast_possible_truncation, reason = "integral and within 64 bits")]
            let expected = float as i128;
            prop_assert_eq!(Canonical::of_float(float), Canonical::Integer(expected));
        }

        #[test]
        fn any_text_has_a_canonical_number(text in "-?[0-9]{0,30}(\\.[0-9]{0,30})?([eE][+-]?[0-9]{0,25})?") {
            let _ = Canonical::of_text(&text, None);
        }
    }
}
