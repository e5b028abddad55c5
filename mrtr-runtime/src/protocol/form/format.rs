//! The four formats MCP knows for texts.

use super::schema::Format;

/// Whether a text has a format.
pub(crate) fn matches(format: Format, text: &str) -> bool {
    match format {
        Format::Email => is_email(text),
        Format::Uri => is_uri(text),
        Format::Date => is_date(text),
        Format::DateTime => is_date_time(text),
    }
}

/// What to tell a person.
pub(crate) fn rule(format: Format) -> &'static str {
    match format {
        Format::Email => "must be an email address",
        Format::Uri => "must be a full URI such as https://example.com",
        Format::Date => "must be a date such as 2026-07-28",
        Format::DateTime => "must be a date and time such as 2026-07-28T09:30:00Z",
    }
}

/// Only a mail server knows whether an address exists; this finds typing mistakes.
/// The lengths are those of RFC 5321, section 4.5.3.1.
fn is_email(text: &str) -> bool {
    let Some((local, domain)) = text.rsplit_once('@') else {
        return false;
    };
    let plain = |c: char| !c.is_whitespace() && !c.is_control() && c != '@';
    text.len() <= 254
        && (1..=64).contains(&local.len())
        && local.chars().all(plain)
        && domain.split('.').all(|label| {
            (1..=63).contains(&label.len())
                && label.chars().all(|c| c.is_alphanumeric() || c == '-')
                && !label.starts_with('-')
                && !label.ends_with('-')
        })
}

/// RFC 3986: a scheme, a colon, and nothing but URI characters.
fn is_uri(text: &str) -> bool {
    let Some((scheme, rest)) = text.split_once(':') else {
        return false;
    };
    let mut letters = scheme.bytes();
    let scheme_fits = letters.next().is_some_and(|b| b.is_ascii_alphabetic())
        && letters.all(|b| b.is_ascii_alphanumeric() || b"+-.".contains(&b));
    let mut bytes = rest.bytes();
    while let Some(byte) = bytes.next() {
        let fits = match byte {
            b'%' => (0..2).all(|_| bytes.next().is_some_and(|b| b.is_ascii_hexdigit())),
            _ => byte.is_ascii_alphanumeric() || b"-._~:/?#[]@!$&'()*+,;=".contains(&byte),
        };
        if !fits {
            return false;
        }
    }
    // `https:` and `https://` alone are what is left when a person stops typing.
    scheme_fits && !rest.trim_start_matches('/').is_empty()
}

/// RFC 3339 `full-date`, with months as long as they are.
fn is_date(text: &str) -> bool {
    let bytes = text.as_bytes();
    let &[_, _, _, _, b'-', _, _, b'-', _, _] = bytes else {
        return false;
    };
    let (Some(year), Some(month), Some(day)) = (
        number(&bytes[..4]),
        number(&bytes[5..7]),
        number(&bytes[8..]),
    ) else {
        return false;
    };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        1..=12 => 31,
        _ => return false,
    };
    (1..=days).contains(&day)
}

/// RFC 3339 `date-time`.
fn is_date_time(text: &str) -> bool {
    let Some((date, time)) = text.split_once(['T', 't']) else {
        return false;
    };
    let Some((clock, offset)) = time.split_at_checked(8) else {
        return false;
    };
    let offset = match offset.strip_prefix('.') {
        None => offset,
        Some(fraction) => {
            let rest = fraction.trim_start_matches(|c: char| c.is_ascii_digit());
            if rest.len() == fraction.len() {
                return false;
            }
            rest
        }
    };
    let zone =
        matches!(offset, "Z" | "z") || offset.strip_prefix(['+', '-']).is_some_and(is_hour_minute);
    let Some((hour_minute, second)) = clock.split_at_checked(5) else {
        return false;
    };
    // Second 60 is a leap second.
    let second = second.strip_prefix(':').map(str::as_bytes).and_then(number);
    is_date(date)
        && is_hour_minute(hour_minute)
        && second.is_some_and(|s| s <= 60)
        && clock.len() == 8
        && zone
}

fn is_hour_minute(text: &str) -> bool {
    let bytes = text.as_bytes();
    let &[_, _, b':', _, _] = bytes else {
        return false;
    };
    number(&bytes[..2]).is_some_and(|h| h < 24) && number(&bytes[3..]).is_some_and(|m| m < 60)
}

fn number(digits: &[u8]) -> Option<u32> {
    digits.iter().try_fold(0, |n, b| {
        b.is_ascii_digit().then(|| n * 10 + u32::from(b - b'0'))
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn holds(format: Format, good: &[&str], bad: &[&str]) {
        for text in good {
            assert!(matches(format, text), "{text:?} is a {format:?}");
        }
        for text in bad {
            assert!(!matches(format, text), "{text:?} is no {format:?}");
        }
    }

    #[test]
    fn emails_have_a_name_and_a_domain() {
        let long = format!("{}@example.com", "a".repeat(65));
        holds(
            Format::Email,
            &["ann@example.com", "a.b+c@localhost", "märy@münchen.example"],
            &[
                "",
                "ann",
                "@example.com",
                "ann@",
                "a b@example.com",
                "a@b@c.d",
                "ann@ex..com",
                "ann@-x.com",
                "a\u{0}@b.c",
                &long,
            ],
        );
    }

    #[test]
    fn uris_have_a_scheme_and_only_uri_characters() {
        holds(
            Format::Uri,
            &[
                "https://example.com/a?b=c#d",
                "mailto:ann@example.com",
                "urn:isbn:0451450523",
                "https://e.com/%20",
            ],
            &[
                "",
                "example.com",
                "//example.com",
                "https:",
                "https://",
                "1a:b",
                "https://e.com/a b",
                "https://e.com/%2",
                "https://e.com/ä",
                ":x",
            ],
        );
    }

    #[test]
    fn dates_exist_in_the_calendar() {
        holds(
            Format::Date,
            &["2026-07-28", "2024-02-29", "2000-02-29"],
            &[
                "",
                "2026-7-28",
                "2026-02-29",
                "1900-02-29",
                "2026-13-01",
                "2026-00-01",
                "2026-01-32",
                "2026-01-00",
                "28.07.2026",
                "2026-07-28T",
                "२०२६-०७-२८",
            ],
        );
    }

    #[test]
    fn date_times_have_an_offset() {
        holds(
            Format::DateTime,
            &[
                "2026-07-28T09:30:00Z",
                "2026-07-28t09:30:00.123+05:30",
                "2016-12-31T23:59:60Z",
            ],
            &[
                "",
                "2026-07-28",
                "2026-07-28T09:30:00",
                "2026-07-28 09:30:00Z",
                "2026-07-28T24:00:00Z",
                "2026-07-28T09:60:00Z",
                "2026-07-28T09:30:61Z",
                "2026-07-28T09:30Z",
                "2026-07-28T09:30:00.Z",
                "2026-07-28T09:30:00+25:00",
                "2026-07-28T09:30:00Zä",
                "2026-07-28T09:30:0äZ",
            ],
        );
    }

    proptest! {
        #[test]
        fn no_text_breaks_a_format_check(text in "\\PC*") {
            for format in [Format::Email, Format::Uri, Format::Date, Format::DateTime] {
                let _ = matches(format, &text);
            }
        }

        #[test]
        fn nearly_valid_date_times_never_break_the_check(text in "[0-9äTtZz:.+-]{0,30}") {
            let _ = matches(Format::DateTime, &text);
            let _ = matches(Format::Date, &text);
        }
    }
}
