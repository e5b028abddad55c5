//! Variables whose type nothing says but one early use.

use super::Writer;

/// A type, and values whose meaning depends on it.
pub(super) struct Witness {
    pub ty: &'static str,
    /// Values to begin with, which could be of another type.
    pub first: &'static [&'static str],
    /// Values at its edge, which would be others in another type.
    pub later: &'static [&'static str],
    /// Changes in place; `@` is the variable.
    pub change: &'static [&'static str],
}

pub(super) const NUMBERS: [Witness; 14] = [
    Witness {
        ty: "f32",
        first: &["1.5", "0.0", "-2.25"],
        later: &["16777217.0", "0.1 + 0.2", "1.0 / 3.0", "1e10"],
        change: &[
            "@ = 16777216.0; @ += 1.0;",
            "@ += 16777217.0;",
            "@ /= 3.0;",
            "@ = @.sqrt() + 0.1;",
        ],
    },
    Witness {
        ty: "f64",
        first: &["1.5", "0.0"],
        later: &["16777217.0", "0.1 + 0.2"],
        change: &["@ /= 3.0;", "@ = 2.0; @ = @.sqrt();"],
    },
    Witness {
        ty: "u8",
        first: &["1", "7"],
        later: &["255", "200 + 55", "!0", "1 << 7"],
        change: &[
            "@ = 200; @ = @.wrapping_add(100);",
            "@ = !@;",
            "@ = 0; @ = @.wrapping_sub(1);",
            "@ = 255; @ = @.saturating_add(9);",
        ],
    },
    Witness {
        ty: "i8",
        first: &["1", "-3"],
        later: &["-128", "127", "!0", "1 << 6"],
        change: &[
            "@ = 100; @ = @.wrapping_add(100);",
            "@ = 127; @ = @.checked_add(1).unwrap_or(0);",
            "@ = -128; @ = @.wrapping_neg();",
        ],
    },
    Witness {
        ty: "u16",
        first: &["1", "300"],
        later: &["65_535", "!0", "1 << 15"],
        change: &["@ = 65_535; @ = @.wrapping_add(3);", "@ = @.swap_bytes();"],
    },
    Witness {
        ty: "i16",
        first: &["1", "-300"],
        later: &["32_767", "-32_768", "!1"],
        change: &[
            "@ = 32_767; @ = @.wrapping_add(3);",
            "@ = @.rotate_left(9);",
        ],
    },
    Witness {
        ty: "u32",
        first: &["1", "300"],
        later: &["4_000_000_000", "!0", "1 << 31"],
        change: &["@ = 1; @ <<= 31;", "@ = 0; @ = @.wrapping_sub(1);"],
    },
    Witness {
        ty: "u64",
        first: &["1", "300"],
        later: &[
            "1 << 40",
            "3_000_000_000",
            "18_446_744_073_709_551_615",
            "!0",
            "1 << 31",
        ],
        change: &[
            "@ = 3; @ = @ << 31;",
            "@ = 1; @ <<= 62;",
            "@ = 65_536; @ *= 65_537;",
            "@ = @.leading_zeros().into();",
        ],
    },
    Witness {
        ty: "i64",
        first: &["1", "-300"],
        later: &[
            "1 << 40",
            "-3_000_000_000",
            "9_223_372_036_854_775_807",
            "!7 << 33",
        ],
        change: &[
            "@ = 3; @ = @ << 31;",
            "@ = 2_147_483_647; @ += 1;",
            "@ = -5; @ = @.rem_euclid(3_000_000_000);",
        ],
    },
    Witness {
        ty: "u128",
        first: &["1", "300"],
        later: &["1 << 100", "!0", "18_446_744_073_709_551_616"],
        change: &["@ = 3; @ <<= 99;", "@ = @.count_zeros().into();"],
    },
    Witness {
        ty: "i128",
        first: &["1", "-300"],
        later: &[
            "-1 << 100",
            "170_141_183_460_469_231_731_687_303_715_884_105_727",
        ],
        change: &["@ = 3; @ <<= 99;"],
    },
    Witness {
        ty: "usize",
        first: &["1", "300"],
        later: &["1 << 40", "!0", "3_000_000_000"],
        change: &["@ = 3; @ <<= 31;", "@ = [1, 2, 3].len(); @ -= 1;"],
    },
    Witness {
        ty: "isize",
        first: &["1", "-300"],
        later: &["1 << 40", "-3_000_000_000"],
        change: &["@ = 3; @ <<= 33;"],
    },
    Witness {
        ty: "char",
        first: &["Default::default()", "'x'.into()"],
        later: &["'y'", "b'z'.into()"],
        change: &["@ = @.to_ascii_uppercase();"],
    },
];

pub(super) const OTHERS: [Witness; 15] = [
    Witness {
        ty: "Option<u64>",
        first: &["None", "Some(1)", "Default::default()", "1.into()"],
        later: &[
            "None",
            "Some(1 << 40)",
            "\"77\".parse().ok()",
            "3_000_000_000.into()",
            "Some(!0)",
        ],
        change: &[
            "@ = @.map(|n| n << 20);",
            "@ = None; @.get_or_insert(1 << 35);",
            "if let Some(n) = &mut @ { *n |= 1 << 33; }",
        ],
    },
    Witness {
        ty: "Option<f32>",
        first: &["None", "Some(1.5)"],
        later: &["None", "Some(16777217.0)", "\"0.1\".parse().ok()"],
        change: &[
            "@ = @.or(Some(16777217.0));",
            "@ = [0.1, 0.2].into_iter().reduce(|a, b| a + b);",
        ],
    },
    Witness {
        ty: "Option<String>",
        first: &["None", "Default::default()"],
        later: &["None", "Some(\"x\".into())", "Some('c'.into())"],
        change: &[
            "@ = Some([\"a\", \"b\"].concat());",
            "@.get_or_insert_with(Default::default).push('x');",
        ],
    },
    Witness {
        ty: "Option<&'static str>",
        first: &["None"],
        later: &["None", "Some(\"x\")", "\"a b\".split(' ').last()"],
        change: &["@ = @.or(Some(\"z\"));"],
    },
    Witness {
        ty: "Vec<u64>",
        first: &["Vec::new()", "vec![]", "vec![1, 2]", "Default::default()"],
        later: &[
            "vec![1 << 40]",
            "Vec::new()",
            "[1 << 33, 2].into()",
            "(1 << 33..(1 << 33) + 2).collect()",
            "\"1 3000000000\".split(' ').filter_map(|n| n.parse().ok()).collect()",
            "vec![!0; 2]",
        ],
        change: &[
            "@.push(1 << 40);",
            "@.extend([3_000_000_000]);",
            "@ = @.iter().map(|n| n << 31).collect();",
            "@.insert(0, !0);",
            "@ = vec![1, 2]; @[0] = 1 << 40;",
        ],
    },
    Witness {
        ty: "Vec<f32>",
        first: &["Vec::new()", "vec![1.5]", "Default::default()"],
        later: &[
            "vec![16777217.0]",
            "[0.1, 0.2].map(|n| n + 16777216.0).into()",
            "Default::default()",
        ],
        change: &[
            "@.push(16777217.0);",
            "@ = @.iter().map(|n| n / 3.0).collect();",
            "@ = vec![0.1]; @[0] += 0.2;",
        ],
    },
    Witness {
        ty: "Vec<u8>",
        first: &["Vec::new()", "vec![7]"],
        later: &["\"ab\".into()", "vec![!0]", "\"ab\".bytes().collect()"],
        change: &[
            "@.push(!0);",
            "@.extend(*b\"xy\");",
            "@ = vec![200]; @[0] = @[0].wrapping_add(100);",
        ],
    },
    Witness {
        ty: "Vec<Option<i64>>",
        first: &["Vec::new()", "vec![None, Some(2)]"],
        later: &["vec![None, Some(1 << 40)]"],
        change: &["@.push(Some(-1 << 40));", "@.push(None);"],
    },
    Witness {
        ty: "String",
        first: &["Default::default()", "\"x\".into()", "'c'.into()"],
        later: &[
            "\"yy\".into()",
            "'z'.into()",
            "[\"a\", \"b\"].into_iter().collect()",
            "[\"a\", \"b\"].concat()",
        ],
        change: &[
            "@ += \"x\";",
            "@ = @.chars().rev().collect();",
            "@ = [@, \"t\".into()].join(\"-\");",
        ],
    },
    Witness {
        ty: "(f32, u64)",
        first: &["(1.5, 1)", "Default::default()"],
        later: &["(16777217.0, 1 << 40)"],
        change: &[
            "@.0 = 16777217.0;",
            "@.1 = 1 << 40;",
            "@.1 = 3; @.1 <<= 31;",
            "(@.0, @.1) = (0.1 + 0.2, !0);",
        ],
    },
    Witness {
        ty: "[f32; 2]",
        first: &["[1.5, 2.5]", "[0.0; 2]", "Default::default()"],
        later: &["[16777217.0; 2]", "[0.1 + 0.2, 1.0 / 3.0]"],
        change: &["@[1] = 16777217.0;", "@ = @.map(|n| n / 3.0);"],
    },
    Witness {
        ty: "Result<u64, String>",
        first: &["Ok(1)", "Err(\"x\".into())"],
        later: &[
            "Ok(1 << 40)",
            "Err('c'.into())",
            "\"3000000000\".parse().map_err(|_| \"no\".into())",
        ],
        change: &["@ = @.map(|n| n << 20);"],
    },
    Witness {
        ty: "BTreeMap<u64, f32>",
        first: &[
            "BTreeMap::new()",
            "Default::default()",
            "BTreeMap::from([(1, 1.5)])",
        ],
        later: &[
            "[(1 << 40, 16777217.0)].into()",
            "[(2, 0.5)].into_iter().collect()",
        ],
        change: &[
            "@.insert(1 << 40, 16777217.0);",
            "*@.entry(7).or_default() += 16777217.0;",
        ],
    },
    Witness {
        ty: "Box<u64>",
        first: &["Box::new(1)", "Default::default()"],
        later: &["Box::new(1 << 40)", "(1 << 40).into()"],
        change: &["*@ = 1 << 40;", "*@ = 3; *@ <<= 31;"],
    },
    Witness {
        ty: "std::borrow::Cow<'static, str>",
        first: &["\"a\".into()", "std::borrow::Cow::Borrowed(\"x\")"],
        later: &["\"yy\".into()", "String::from(\"zz\").into()"],
        change: &["@ += \"x\";", "@.to_mut().push('q');"],
    },
];

/// A type that values are coerced to: type, values, how one is shown.
const COERCED: [(&str, &[&str], &str); 8] = [
    (
        "Box<dyn Fn(u32) -> u32 + Send + Sync>",
        &[
            "Box::new(|n| n + 1)",
            "Box::new(|n| n * 2)",
            "Box::new(u32::count_ones)",
        ],
        "log.val(@(5));",
    ),
    (
        "Option<Box<dyn Fn(u32) -> u32 + Send + Sync>>",
        &["None", "Some(Box::new(|n| n + 4))"],
        "log.val(@.as_ref().map(|f| f(5)));",
    ),
    (
        "Vec<Box<dyn Fn(u32) -> u32 + Send + Sync>>",
        &["vec![]", "vec![Box::new(|n| n + 4), Box::new(|n| n * 3)]"],
        "log.val(@.iter().map(|f| f(5)).sum::<u32>());",
    ),
    (
        "&[u32]",
        &["&[1, 2]", "&[]", "&[1, 2, 3]"],
        "log.val(@.len());",
    ),
    (
        "&(dyn std::fmt::Debug + Sync)",
        &["&1u8", "&\"x\"", "&[1.5f32]"],
        "log.note(format!(\"{@:?}\"));",
    ),
    (
        "fn(u32) -> u32",
        &["|n| n + 1", "u32::count_ones", "|n| n * 2"],
        "log.val(@(5));",
    ),
    (
        "Box<[u64]>",
        &["Box::new([1, 2])", "Box::new([1 << 40])", "vec![].into()"],
        "log.note(format!(\"{@:?}\"));",
    ),
    (
        "Box<dyn std::fmt::Display + Send + Sync>",
        &["Box::new(1.5f32)", "Box::new(\"x\")"],
        "log.note(@.to_string());",
    ),
];

impl Writer {
    pub(super) fn witness(&mut self) -> &'static Witness {
        if self.rng.chance(60) {
            self.rng.pick(&NUMBERS)
        } else {
            self.rng.pick(&OTHERS)
        }
    }

    /// A use of a variable that says its type.
    pub(super) fn fixed(&mut self, name: &str, ty: &str) -> String {
        match self.rng.below(4) {
            0 => format!("takes::<{ty}>(&{name});\n"),
            1 => format!("let _: &{ty} = &{name};\n"),
            2 => format!("same(&{name}, &Vec::<{ty}>::new());\n"),
            _ => format!("log.val::<&{ty}>(&{name});\n"),
        }
    }

    /// Shows the value and what it is.
    pub(super) fn shown(&mut self, name: &str) -> String {
        let kind = match self.rng.below(3) {
            0 => format!("log.note({name}.kind());\n"),
            1 => format!("log.val(size_of_val(&{name}));\n"),
            _ => String::new(),
        };
        format!("{kind}log.note(format!(\"{{{name}:?}}\"));\n")
    }

    /// Another value, or a change.
    pub(super) fn changed(&mut self, name: &str, witness: &Witness) -> String {
        if self.rng.chance(60) {
            let value = *self.rng.pick(witness.later);
            return format!("{name} = {value};\n");
        }
        let change = self.rng.pick(witness.change).replace('@', name);
        format!("{change}\n")
    }

    /// A variable whose type only one use says, and which is changed behind a question.
    pub(super) fn typed(&mut self) -> String {
        if self.rng.chance(20) {
            return self.coerced();
        }
        let witness = self.witness();
        let name = self.own_name();
        let value = *self.rng.pick(witness.first);
        let mut text = format!("let mut {name} = {value};\n");
        if self.rng.chance(20) {
            text += &self.pause();
        }
        text += &self.fixed(&name, witness.ty);
        for _ in 0..=self.rng.below(2) {
            text += &self.pause();
            text += &self.changed(&name, witness);
            text += &self.shown(&name);
        }
        text
    }

    /// A variable of a type that its values are not of.
    fn coerced(&mut self) -> String {
        let (ty, values, show) = self.rng.pick(&COERCED);
        let name = self.own_name();
        let show = show.replace('@', &name);
        let mut text = format!(
            "let mut {name}: {ty} = {};\n{show}\n",
            self.rng.pick(values)
        );
        for _ in 0..=self.rng.below(2) {
            text += &self.pause();
            text += &format!("{name} = {};\n{show}\n", self.rng.pick(values));
        }
        text
    }
}
