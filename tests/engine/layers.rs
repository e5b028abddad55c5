//! The folders of both crates are their architecture: what a module may use is below it, and nothing goes round in a circle.
//!
//! The test reads the paths in the source: those of `use` and those in the code, also in macros. A name that a module
//! passes on with `pub use` counts for the module that defines it. Code that is only compiled for tests may use anything.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The layers of the runtime: each uses only those before it. `client` and `__private` stand beside them.
const RUNTIME: &[&str] = &[
    "ground",
    "protocol",
    "continuation",
    "question",
    "function",
    "engine",
    "rmcp",
    "testing",
];

/// The stages of the macros: each reads what the ones before it have made.
const MACROS: &[&str] = &[
    "shape",
    "captures",
    "names",
    "rules",
    "diagnostics",
    "tree",
    "parse",
    "peel",
    "lower",
    "analyze",
    "emit",
    "expand",
];

/// A module, by its path from the root of its crate.
type Module = Vec<String>;

struct Crate {
    /// The source of each module, without comments, texts and tests.
    sources: BTreeMap<Module, String>,
    /// By module and name: what is passed on under that name.
    passed_on: BTreeMap<Module, BTreeMap<String, Vec<String>>>,
}

impl Crate {
    fn read(src: &str) -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(src);
        let mut sources = BTreeMap::new();
        read_folder(&root, &mut Vec::new(), &mut sources);
        let mut this = Self {
            sources,
            passed_on: BTreeMap::new(),
        };
        let mut passed_on: BTreeMap<Module, BTreeMap<String, Vec<String>>> = BTreeMap::new();
        for (module, source) in &this.sources {
            let public = uses(source).into_iter().filter(|(public, _)| *public);
            for path in public.flat_map(|(_, paths)| paths) {
                if let Some(path) = this.absolute(module, &path)
                    && let Some(name) = path.last().cloned()
                {
                    let names = passed_on.entry(module.clone()).or_default();
                    names.insert(name, path);
                }
            }
        }
        this.passed_on = passed_on;
        this
    }

    /// A path of `module` from the root of the crate; `None` for one into another crate.
    fn absolute(&self, module: &[String], path: &[String]) -> Option<Vec<String>> {
        let mut base = module.to_vec();
        let mut rest = path;
        match path.first()?.as_str() {
            "crate" => {
                base.clear();
                rest = &path[1..];
            }
            "self" => rest = &path[1..],
            "super" => {
                while rest.first().is_some_and(|first| first == "super") {
                    base.pop();
                    rest = &rest[1..];
                }
            }
            first => {
                let child = [module, &[first.to_owned()]].concat();
                self.sources.contains_key(&child).then_some(())?;
            }
        }
        base.extend(rest.iter().filter(|name| *name != "self").cloned());
        Some(base)
    }

    /// The module that defines what `path` leads to.
    fn definer(&self, path: &[String]) -> Module {
        let mut path = path.to_vec();
        // No name is passed on more often than this.
        for _ in 0..8 {
            let known = (0..=path.len())
                .rev()
                .find(|length| self.sources.contains_key(&path[..*length]))
                .unwrap_or(0);
            let (module, rest) = path.split_at(known);
            let next = rest.split_first().and_then(|(name, rest)| {
                let passed = self.passed_on.get(module)?.get(name)?;
                Some([passed, rest].concat())
            });
            match next {
                Some(next) => path = next,
                None => return module.to_vec(),
            }
        }
        panic!("{} is passed on in a circle", path.join("::"))
    }

    /// Who uses whom.
    fn arrows(&self) -> BTreeSet<(Module, Module)> {
        let mut arrows = BTreeSet::new();
        for (module, source) in &self.sources {
            let used = uses(source).into_iter().filter(|(public, _)| !public);
            let used = used.flat_map(|(_, paths)| paths);
            let named = paths_in_code(source);
            for path in used.chain(named) {
                let Some(path) = self.absolute(module, &path) else {
                    continue;
                };
                let definer = self.definer(&path);
                if definer != *module {
                    arrows.insert((module.clone(), definer));
                }
            }
        }
        arrows
    }
}

fn read_folder(folder: &Path, path: &mut Module, sources: &mut BTreeMap<Module, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
        if name == "tests" {
            continue;
        }
        if file.is_dir() {
            path.push(name);
            read_folder(&file, path, sources);
            path.pop();
        } else if file.extension().is_some_and(|extension| extension == "rs") {
            let mut module = path.clone();
            if !["lib", "mod"].contains(&name.as_str()) {
                module.push(name);
            }
            let source = bare(&fs::read_to_string(&file).unwrap());
            sources.insert(module, source);
        }
    }
}

/// The source without comments, texts and the tests at its end.
fn bare(source: &str) -> String {
    let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap();
    let mut bare = String::new();
    for line in source.lines() {
        let mut quoted = false;
        let mut letters = line.chars().peekable();
        while let Some(letter) = letters.next() {
            match letter {
                '\\' if quoted => {
                    letters.next();
                }
                '\'' if !quoted && letters.peek() == Some(&'"') => {
                    letters.next();
                }
                '"' => quoted = !quoted,
                '/' if !quoted && letters.peek() == Some(&'/') => break,
                _ if quoted => {}
                _ => bare.push(letter),
            }
        }
        bare.push('\n');
    }
    bare
}

/// The statements `use`, each with whether others may use what it names, and its paths.
fn uses(source: &str) -> Vec<(bool, Vec<Vec<String>>)> {
    let mut found = Vec::new();
    for (at, _) in source.match_indices("use ") {
        let before = source[..at]
            .rsplit(['\n', ';', '}', '{'])
            .next()
            .unwrap()
            .trim();
        if !(before.is_empty() || before.starts_with("pub")) {
            continue;
        }
        let tree = source[at + 4..].split(';').next().unwrap();
        found.push((before.starts_with("pub"), expand(tree)));
    }
    found
}

/// The paths of a tree: `a::{b, c::d}` has two.
fn expand(tree: &str) -> Vec<Vec<String>> {
    let Some((before, inside)) = tree.split_once('{') else {
        let path = tree.split(" as ").next().unwrap();
        return vec![
            path.split("::")
                .map(|name| name.trim().to_owned())
                .collect(),
        ];
    };
    let inside = &inside[..inside.rfind('}').unwrap_or(inside.len())];
    let prefix: Vec<String> = before
        .split("::")
        .map(|name| name.trim().to_owned())
        .filter(|name| !name.is_empty())
        .collect();
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (at, letter) in inside.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&inside[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&inside[start..]);
    parts
        .into_iter()
        .filter(|part| !part.trim().is_empty())
        .flat_map(expand)
        .map(|path| [prefix.clone(), path].concat())
        .collect()
}

/// The paths outside `use` that begin at the root or at the parent.
fn paths_in_code(source: &str) -> Vec<Vec<String>> {
    let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut found = Vec::new();
    for begin in ["crate::", "super::"] {
        for (at, _) in source.match_indices(begin) {
            let line = source[..at].rsplit([';', '}']).next().unwrap();
            let inside_use = line.trim_start().starts_with("use ") || line.contains("\nuse ");
            if inside_use || source[..at].ends_with(is_name) || source[..at].ends_with("::") {
                continue;
            }
            let path = source[at..].split(|letter| !is_name(letter) && letter != ':');
            let path = path.map(|path| path.trim_end_matches(':')).next().unwrap();
            found.push(path.split("::").map(str::to_owned).collect());
        }
    }
    found
}

/// The circles among the modules of each folder.
fn circles(arrows: &BTreeSet<(Module, Module)>) -> Vec<String> {
    let folders: BTreeSet<&[String]> = arrows
        .iter()
        .flat_map(|(from, to)| {
            (0..from.len())
                .map(|n| &from[..n])
                .chain((0..to.len()).map(|n| &to[..n]))
        })
        .collect();
    let mut found = Vec::new();
    for folder in folders {
        let child = |module: &Module| match module.strip_prefix(folder) {
            Some([child, ..]) => Some(child.clone()),
            Some([]) => Some("mod".to_owned()),
            None => None,
        };
        let mut next: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (from, to) in arrows {
            if let (Some(from), Some(to)) = (child(from), child(to))
                && from != to
            {
                next.entry(from).or_default().insert(to);
            }
        }
        // What uses nothing that is left is not in a circle.
        while let Some(free) = next
            .iter()
            .find(|(_, uses)| uses.iter().all(|used| !next.contains_key(used)))
            .map(|(name, _)| name.clone())
        {
            next.remove(&free);
        }
        if !next.is_empty() {
            let names: Vec<_> = next.keys().cloned().collect();
            found.push(format!("{}: {}", folder.join("::"), names.join(", ")));
        }
    }
    found
}

fn upwards(layers: &[&str], arrows: &BTreeSet<(Module, Module)>) -> Vec<String> {
    let layer = |module: &Module| {
        layers
            .iter()
            .position(|layer| Some(*layer) == module.first().map(String::as_str))
    };
    arrows
        .iter()
        .filter(
            |(from, to)| matches!((layer(from), layer(to)), (Some(from), Some(to)) if from < to),
        )
        .map(|(from, to)| format!("{} uses {}", from.join("::"), to.join("::")))
        .collect()
}

#[test]
fn the_runtime_uses_only_what_is_below() {
    let arrows = Crate::read("mrtr-runtime/src").arrows();
    assert!(arrows.len() > 200, "{}", arrows.len());
    assert_eq!(upwards(RUNTIME, &arrows), Vec::<String>::new());
    assert_eq!(circles(&arrows), Vec::<String>::new());
}

#[test]
fn the_macros_use_only_what_is_below() {
    let arrows = Crate::read("mrtr-macros/src").arrows();
    assert!(arrows.len() > 100, "{}", arrows.len());
    assert_eq!(upwards(MACROS, &arrows), Vec::<String>::new());
    assert_eq!(circles(&arrows), Vec::<String>::new());
}

#[test]
fn an_arrow_upwards_and_a_circle_are_found() {
    let module = |path: &str| path.split("::").map(str::to_owned).collect::<Module>();
    let arrows = |pairs: &[(&str, &str)]| {
        pairs
            .iter()
            .map(|(from, to)| (module(from), module(to)))
            .collect::<BTreeSet<_>>()
    };
    let good = arrows(&[
        ("engine::round", "ground::clock"),
        ("engine::round", "engine::place"),
    ]);
    assert!(upwards(RUNTIME, &good).is_empty() && circles(&good).is_empty());
    let up = arrows(&[("ground::clock", "engine::round")]);
    assert_eq!(upwards(RUNTIME, &up), ["ground::clock uses engine::round"]);
    let circle = arrows(&[
        ("engine::round", "engine::place"),
        ("engine::place", "engine::drive::poll"),
        ("engine::drive::poll", "engine::round"),
        ("engine::room", "engine::round"),
    ]);
    assert_eq!(circles(&circle), ["engine: drive, place, room, round"]);
}

#[test]
fn every_form_of_a_path_is_read() {
    let source = bare(
        "use crate::{a::{self, B}, c};\n// use crate::d;\npub use self::e::F;\nfn g() -> super::H { crate::i::j(\"crate::k\") }\n",
    );
    let flat =
        |paths: Vec<Vec<String>>| paths.iter().map(|path| path.join("::")).collect::<Vec<_>>();
    let uses = uses(&source);
    assert_eq!(uses.len(), 2);
    assert_eq!(
        flat(uses[0].1.clone()),
        ["crate::a::self", "crate::a::B", "crate::c"]
    );
    assert_eq!(
        (uses[1].0, flat(uses[1].1.clone())),
        (true, vec!["self::e::F".to_owned()])
    );
    assert_eq!(flat(paths_in_code(&source)), ["crate::i::j", "super::H"]);
}
