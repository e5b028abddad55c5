//! Numbers as Python prints them.

/// The text Python prints for a number of this text (RFC 8259, section 6). `None` if it is no number,
/// or a float that no double holds.
///
/// An integer stays what it is, however long; anything with a fraction or an exponent is a double.
pub(super) fn canonical(text: &str) -> Option<String> {
    if !is_number(text) {
        return None;
    }
    if !is_float(text) {
        let integer = if text == "-0" { "0" } else { text };
        return Some(integer.to_owned());
    }
    let float: f64 = text.parse().ok()?;
    float.is_finite().then(|| repr(float))
}

pub(super) fn is_float(text: &str) -> bool {
    text.contains(['.', 'e', 'E'])
}

fn is_number(text: &str) -> bool {
    let unsigned = text.strip_prefix('-').unwrap_or(text);
    let (mantissa, exponent) = match unsigned.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent)),
        None => (unsigned, None),
    };
    let (whole, fraction) = match mantissa.split_once('.') {
        Some((whole, fraction)) => (whole, Some(fraction)),
        None => (mantissa, None),
    };
    let exponent = exponent.map(|text| text.strip_prefix(['+', '-']).unwrap_or(text));
    digits(whole)
        && (whole == "0" || !whole.starts_with('0'))
        && fraction.is_none_or(digits)
        && exponent.is_none_or(digits)
}

fn digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The fewest digits that give this double again; with an exponent below 1e-4 and from 1e16 on.
fn repr(float: f64) -> String {
    let scientific = nearest(float);
    let Some((mantissa, exponent)) = scientific.split_once('e') else {
        return scientific;
    };
    let exponent: i32 = exponent.parse().unwrap_or_default();
    if (-4..16).contains(&exponent) {
        return positional(mantissa, exponent);
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{mantissa}e{sign}{:02}", exponent.unsigned_abs())
}

/// The shortest text that is this double, in scientific notation. If two are equally near, the one with
/// an even last digit, where Rust takes the larger one.
fn nearest(float: f64) -> String {
    let shortest = format!("{float:e}");
    let mantissa = shortest.split('e').next().unwrap_or_default();
    let digits = mantissa.bytes().filter(u8::is_ascii_digit).count();
    let even = format!("{float:.*e}", digits.saturating_sub(1));
    // Next to a power of two the nearest text of this length may be another double.
    let same = even
        .parse()
        .is_ok_and(|read: f64| read.to_bits() == float.to_bits());
    if same { even } else { shortest }
}

/// `mantissa` is one digit, and more after a point.
fn positional(mantissa: &str, exponent: i32) -> String {
    let (sign, mantissa) = match mantissa.strip_prefix('-') {
        Some(mantissa) => ("-", mantissa),
        None => ("", mantissa),
    };
    let digits = mantissa.replace('.', "");
    let Ok(whole) = usize::try_from(exponent + 1) else {
        let zeros = "0".repeat(usize::try_from(-1 - exponent).unwrap_or_default());
        return format!("{sign}0.{zeros}{digits}");
    };
    let (whole, fraction) = match digits.split_at_checked(whole) {
        Some(("", fraction)) => ("0".to_owned(), fraction),
        Some((whole, "")) => (whole.to_owned(), "0"),
        Some((whole, fraction)) => (whole.to_owned(), fraction),
        None => (format!("{digits:0<whole$}"), "0"),
    };
    format!("{sign}{whole}.{fraction}")
}

/// The next integer of any size; `None` if the number is a float.
pub(super) fn successor(number: &str) -> Option<String> {
    if is_float(number) {
        return None;
    }
    Some(match number.strip_prefix('-') {
        None => up(number),
        Some("1") => "0".to_owned(),
        Some(magnitude) => format!("-{}", down(magnitude)),
    })
}

fn up(digits: &str) -> String {
    let kept = digits.trim_end_matches('9');
    let zeros = "0".repeat(digits.len() - kept.len());
    match kept.split_at_checked(kept.len().saturating_sub(1)) {
        Some((head, last)) if !last.is_empty() => format!("{head}{}{zeros}", shifted(last, 1)),
        _ => format!("1{zeros}"),
    }
}

/// `digits` is 2 or more.
fn down(digits: &str) -> String {
    let kept = digits.trim_end_matches('0');
    let nines = "9".repeat(digits.len() - kept.len());
    let (head, last) = kept.split_at(kept.len().saturating_sub(1));
    let all = format!("{head}{}{nines}", shifted(last, -1));
    match all.trim_start_matches('0') {
        "" => "0".to_owned(),
        significant => significant.to_owned(),
    }
}

fn shifted(digit: &str, by: i8) -> char {
    let byte = digit.bytes().next().unwrap_or(b'0');
    char::from(byte.saturating_add_signed(by))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_integer_is_exact_at_any_size() {
        for (number, next) in [
            ("0", "1"),
            ("9", "10"),
            ("1999", "2000"),
            ("18446744073709551615", "18446744073709551616"),
            (
                "99999999999999999999999999999999999999999",
                "100000000000000000000000000000000000000000",
            ),
            ("-1", "0"),
            ("-2", "-1"),
            ("-10", "-9"),
            ("-1000", "-999"),
            ("-9223372036854775808", "-9223372036854775807"),
            (
                "-100000000000000000000000000000000000000000",
                "-99999999999999999999999999999999999999999",
            ),
        ] {
            assert_eq!(successor(number).as_deref(), Some(next));
        }
        for float in ["1.0", "1e+16", "-0.0"] {
            assert_eq!(successor(float), None);
        }
    }

    #[test]
    fn only_what_json_calls_a_number_is_one() {
        for text in [
            "", "-", "+1", "01", "-01", "1.", ".5", "1e", "1e+", "0x1", "1_0", "NaN", "Infinity",
            "1e400", "-1e400", "1.e5", "--1", "1e5.0",
        ] {
            assert_eq!(canonical(text), None, "{text}");
        }
        for text in ["0", "-1", "10", "1.5", "-0.5"] {
            assert_eq!(canonical(text).as_deref(), Some(text));
        }
        assert_eq!(canonical("-0").as_deref(), Some("0"));
    }
}
