//! Reads JSON (RFC 8259).

use super::{Json, MAX_DEPTH, number, print};

impl Json {
    /// Reads exactly one value.
    ///
    /// # Errors
    ///
    /// What is wrong, and at which character.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let mut parser = Parser {
            text,
            at: 0,
            depth: 0,
        };
        let parsed = parser.value().and_then(|value| {
            parser.space();
            match parser.peek() {
                None => Ok(value),
                Some(_) => Err("something follows the value"),
            }
        });
        parsed.map_err(|what| {
            let before = text.get(..parser.at).unwrap_or_default();
            format!("{what} at character {}", before.chars().count() + 1)
        })
    }
}

struct Parser<'a> {
    text: &'a str,
    /// In bytes; never inside a character.
    at: usize,
    depth: usize,
}

type Parsed<T> = Result<T, &'static str>;

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn eat(&mut self, byte: u8) -> bool {
        let there = self.peek() == Some(byte);
        self.at += usize::from(there);
        there
    }

    fn value(&mut self) -> Parsed<Json> {
        self.space();
        match self.peek() {
            Some(b'{') => self.nested(Self::object),
            Some(b'[') => self.nested(Self::array),
            Some(b'"') => self.string().map(Json::Text),
            Some(b'-' | b'0'..=b'9') => self.number(),
            Some(_) => self.word(),
            None => Err("the text ends where a value should be"),
        }
    }

    fn nested(&mut self, read: fn(&mut Self) -> Parsed<Json>) -> Parsed<Json> {
        if self.depth == MAX_DEPTH {
            return Err("nested too deep");
        }
        self.depth += 1;
        self.at += 1;
        let value = read(self)?;
        self.depth -= 1;
        Ok(value)
    }

    fn object(&mut self) -> Parsed<Json> {
        let mut members: Vec<(String, Json)> = Vec::new();
        // A member that is there twice has its first place and its last value.
        let mut places = std::collections::HashMap::new();
        self.space();
        if self.eat(b'}') {
            return Ok(Json::Object(members));
        }
        loop {
            self.space();
            if self.peek() != Some(b'"') {
                return Err("a name in quotes should be here");
            }
            let name = self.string()?;
            self.space();
            if !self.eat(b':') {
                return Err("a colon should be here");
            }
            let value = self.value()?;
            if let Some(place) = places.get(&name) {
                let place: usize = *place;
                members[place].1 = value;
            } else {
                places.insert(name.clone(), members.len());
                members.push((name, value));
            }
            self.space();
            if self.eat(b'}') {
                return Ok(Json::Object(members));
            }
            if !self.eat(b',') {
                return Err("a comma or the object's end should be here");
            }
        }
    }

    fn array(&mut self) -> Parsed<Json> {
        let mut items = Vec::new();
        self.space();
        if self.eat(b']') {
            return Ok(Json::Array(items));
        }
        loop {
            items.push(self.value()?);
            self.space();
            if self.eat(b']') {
                return Ok(Json::Array(items));
            }
            if !self.eat(b',') {
                return Err("a comma or the array's end should be here");
            }
        }
    }

    fn number(&mut self) -> Parsed<Json> {
        let rest = &self.text[self.at..];
        let end = rest
            .find(|c: char| !matches!(c, '0'..='9' | '+' | '-' | '.' | 'e' | 'E'))
            .unwrap_or(rest.len());
        let text = &rest[..end];
        let Some(number) = number::canonical(text) else {
            return Err("a number that JSON or a double cannot hold");
        };
        self.at += end;
        Ok(Json::Number(number))
    }

    fn word(&mut self) -> Parsed<Json> {
        for word in ["null", "true", "false"] {
            if self.text[self.at..].starts_with(word) {
                self.at += word.len();
                return Ok(Json::Word(word));
            }
        }
        Err("no JSON value begins like this")
    }

    /// What stands between the quotes, as Python escapes it.
    fn string(&mut self) -> Parsed<String> {
        let mut out = String::new();
        self.at += 1;
        loop {
            let Some(c) = self.text[self.at..].chars().next() else {
                return Err("the text ends inside a string");
            };
            match c {
                '"' => {
                    self.at += 1;
                    return Ok(out);
                }
                '\\' => {
                    let unit = self.escape()?;
                    print::push_unit(&mut out, unit);
                }
                '\0'..='\x1f' => return Err("a control character has to be escaped"),
                c => {
                    self.at += c.len_utf8();
                    for unit in c.encode_utf16(&mut [0; 2]) {
                        print::push_unit(&mut out, *unit);
                    }
                }
            }
        }
    }

    fn escape(&mut self) -> Parsed<u16> {
        let rest = &self.text.as_bytes()[self.at + 1..];
        let unit = match rest.first() {
            Some(b'"') => 0x22,
            Some(b'\\') => 0x5c,
            Some(b'/') => 0x2f,
            Some(b'b') => 0x08,
            Some(b'f') => 0x0c,
            Some(b'n') => 0x0a,
            Some(b'r') => 0x0d,
            Some(b't') => 0x09,
            Some(b'u') => {
                let mut unit = 0_u16;
                for index in 1..=4 {
                    let digit = rest
                        .get(index)
                        .and_then(|byte| char::from(*byte).to_digit(16))
                        .and_then(|digit| u16::try_from(digit).ok())
                        .ok_or("four hex digits should follow `\\u`")?;
                    unit = unit << 4 | digit;
                }
                self.at += 6;
                return Ok(unit);
            }
            _ => return Err("no such escape"),
        };
        self.at += 2;
        Ok(unit)
    }
}
