//! Programs that must be refused: they keep what is shared, and a copy of which would be something else.

use super::{Writer, program::Program, scope::Ty};

/// A shared value, and what is done with it behind a question; `@` is the variable.
const SHARED: [(&str, &str); 18] = [
    (
        "std::sync::Arc::new(std::sync::Mutex::new(1u32))",
        "*@.lock().unwrap() += 1;",
    ),
    (
        "std::sync::Arc::new(5u32)",
        "log.val(std::sync::Arc::strong_count(&@));",
    ),
    ("std::rc::Rc::new(5u32)", "log.val(**&@);"),
    (
        "std::rc::Rc::new(std::cell::RefCell::new(vec![1u32]))",
        "@.borrow_mut().push(1);",
    ),
    ("std::sync::Mutex::new(1u32)", "*@.lock().unwrap() += 1;"),
    ("std::sync::RwLock::new(1u32)", "*@.write().unwrap() += 1;"),
    ("std::cell::RefCell::new(1u32)", "*@.borrow_mut() += 1;"),
    ("std::cell::Cell::new(1u32)", "@.set(2);"),
    (
        "std::sync::atomic::AtomicU32::new(1)",
        "@.fetch_add(1, std::sync::atomic::Ordering::SeqCst);",
    ),
    (
        "std::sync::atomic::AtomicBool::new(true)",
        "@.store(false, std::sync::atomic::Ordering::SeqCst);",
    ),
    ("Some(std::sync::Arc::new(5u32))", "log.val(@.is_some());"),
    (
        "vec![std::sync::Arc::new(std::sync::Mutex::new(1u32))]",
        "*@[0].lock().unwrap() += 1;",
    ),
    ("(1u32, std::sync::Arc::new(5u32))", "log.val(*@.1);"),
    ("vec![std::cell::Cell::new(1u32)]", "@[0].set(2);"),
    ("Some(std::sync::Mutex::new(1u32))", "log.val(@.is_some());"),
    (
        "(std::sync::atomic::AtomicU64::new(1), 2u8)",
        "@.0.fetch_add(1, std::sync::atomic::Ordering::SeqCst);",
    ),
    (
        "BTreeMap::from([(1u32, std::sync::Arc::new(5u32))])",
        "log.val(@.len());",
    ),
    (
        "Box::new(std::sync::RwLock::new(1u32))",
        "*@.write().unwrap() += 1;",
    ),
];

impl Writer {
    /// A program with one shared value that lives over a question.
    pub(super) fn shared(mut self, index: u64) -> Program {
        self.fuel = 1 + self.rng.below(2);
        self.asks = 2;
        let name = self.own_name();
        let (value, used) = *self.rng.pick(&SHARED);
        let before = self.binding(Ty::U);
        let between = self.pause();
        let used = used.replace('@', &name);
        let inside = match self.rng.below(4) {
            0 => format!("if log.val(true) {{\nlet {name} = {value};\n{between}{used}\n}}\n"),
            1 => format!(
                "for x in 0..2u32 {{\nlet {name} = {value};\n{between}{used}\nlog.val(x);\n}}\n"
            ),
            2 => format!(
                "match 1 {{\n1 => {{\nlet {name} = {value};\n{between}{used}\n}}\n_ => {{}}\n}}\n"
            ),
            _ => format!("let {name} = {value};\n{between}{used}\n"),
        };
        Program {
            index,
            themes: Vec::new(),
            outside: self.outside,
            arguments: Vec::new(),
            body: format!("{before}{inside}Ok(String::new())\n"),
            flows: Vec::new(),
        }
    }
}
