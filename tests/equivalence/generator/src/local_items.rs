//! Items of one name in several blocks, statics, and types of the body's own.

use super::{Writer, scope::Ty};

impl Writer {
    pub(super) fn local_item(&mut self) -> String {
        let (name, n) = (self.fresh("item"), self.own_name());
        let upper = name.to_uppercase();
        let value = self.simple(Ty::U);
        let (one, two) = (self.inside(Self::pause), self.inside(Self::pause));
        let again = self.perhaps_pause();
        match self.rng.below(14) {
            0 => format!(
                "let {n} = {value};\n{{\nfn {name}(n: u32) -> u32 {{ n + 1 }}\n{one}log.val({name}({n}));\n}}\n{{\nfn {name}(n: u32) -> String {{ format!(\"<{{n}}>\") }}\n{two}log.note({name}(2));\n}}\n{again}"
            ),
            1 => format!(
                "{{\nstruct T(u32);\nlet {n} = T({value});\nlog.val({n}.0);\n{one}log.val(T(1).0);\n}}\n{{\nstruct T {{ s: u64 }}\n{two}log.val(T {{ s: 1 << 40 }}.s);\n}}\n{again}"
            ),
            2 => format!(
                "const {upper}: u32 = 1;\n{{\nconst {upper}: u64 = 1 << 40;\n{one}log.val({upper});\n}}\n{two_block}log.val({upper});\n",
                two_block = format_args!("{{\n{two}}}\n")
            ),
            3 => format!("static {upper}: u32 = 3;\n{again}log.val({upper} + {value});\n"),
            4 => format!(
                "static {upper}: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);\nlet {n} = {upper}.load(std::sync::atomic::Ordering::SeqCst);\n{upper}.fetch_add(1, std::sync::atomic::Ordering::SeqCst);\n{again}{upper}.fetch_add(1, std::sync::atomic::Ordering::SeqCst);\nlog.val({upper}.load(std::sync::atomic::Ordering::SeqCst) - {n});\n"
            ),
            5 => format!(
                "#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]\nenum {upper} {{ {upper}A, {upper}B(u32) }}\nuse {upper}::*;\nlet mut {n} = {upper}B({value});\n{again}if {n} != {upper}A {{ log.val({n}.clone()); }}\n{n} = {upper}A;\n{{\n{one}}}\nlog.val({n});\n"
            ),
            6 => format!(
                "trait {upper} {{ fn {name}(&self) -> u32; }}\nimpl {upper} for u32 {{ fn {name}(&self) -> u32 {{ self * 2 }} }}\n{again}log.val({upper}::{name}(&3u32));\nlet {n}: u32 = 4;\n{{\n{one}}}\nlog.val({n}.{name}());\n"
            ),
            7 => format!(
                "{{\ntype Number = u64;\nlet mut {n}: Number = 1;\n{one}{n} = 3;\nlog.val({n} << 40);\n}}\n{{\ntype Number = f32;\nlet {n}: Number = 16777217.0;\n{two}log.val({n});\n}}\n{again}"
            ),
            8 => format!(
                "const {upper}: u32 = 2;\nmatch {value} {{\n{upper} => {{\n{one}log.note(\"two\");\n}}\n{n} => {{\n{two}log.val({n});\n}}\n}}\n{again}"
            ),
            9 => format!(
                "{{\nconst STEP: u32 = 2;\nfn {name}(n: u32) -> u32 {{ n + STEP }}\n{one}log.val({name}(1));\n}}\n{{\nconst STEP: u32 = 5;\nfn {name}(n: u32) -> u32 {{ n + STEP }}\n{two}log.val({name}(1));\n}}\n{again}"
            ),
            10 => format!(
                "{{\nuse std::cmp::max as {name};\nlog.val({name}(1, {value}));\n{one}log.val({name}(1, 3u32));\n}}\n{{\nuse std::cmp::min as {name};\n{two}log.val({name}(1, 2u32));\n}}\n{again}"
            ),
            11 => format!(
                "{{\nfn three(a: u32, _: u32, _: u32) -> u32 {{ a }}\n{one}log.val(three(1, 2, 3));\n}}\n{again}log.val(three(1, 2, 3));\n"
            ),
            12 => format!(
                "fn {name}(n: u32) -> u32 {{ if n == 0 {{ 0 }} else {{ n + {name}(n - 1) }} }}\nlet {n} = {name}(3);\n{again}log.val({n} + {name}(2));\n"
            ),
            _ => format!(
                "#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]\nstruct {upper} {{ n: u64, s: Option<String> }}\nimpl {upper} {{ fn next(&mut self) -> u64 {{ self.n += 1; self.n }} }}\nlet mut {n} = {upper} {{ n: 1 << 40, s: None }};\n{again}log.val({n}.next());\n{{\n{one}}}\n{n}.s = Some(\"x\".into());\nlog.val({n});\n"
            ),
        }
    }
}
