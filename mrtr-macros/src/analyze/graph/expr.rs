//! Builds the graph of leaves: statements and expressions as the author wrote them.

use proc_macro2::{TokenStream, TokenTree};
use syn::{Block, Expr, Lifetime, Stmt};

use super::{PointId, Reason, Set, builder::Builder, constructs::Body};

impl Builder<'_> {
    fn leaf_block(&mut self, block: &Block) {
        self.scoped(|this| {
            for stmt in &block.stmts {
                this.stmt(stmt);
            }
        });
    }

    pub(super) fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Local(local) => {
                if let Some(init) = &local.init {
                    self.expr(&init.expr);
                    if let Some((_, diverge)) = &init.diverge {
                        let (no, yes) = (self.loose(), self.loose());
                        self.link(no);
                        self.link(yes);
                        self.at = no;
                        self.expr(diverge);
                        self.at = yes;
                    }
                }
                self.bind(&local.pat, &[]);
            }
            Stmt::Expr(expr, _) => self.expr(expr),
            Stmt::Macro(mac) => self.invocation(&mac.mac),
            Stmt::Item(_) => {}
        }
    }

    fn all<'a>(&mut self, exprs: impl IntoIterator<Item = &'a Expr>) {
        for expr in exprs {
            self.expr(expr);
        }
    }

    /// One expression, in its order of evaluation.
    #[expect(clippy::too_many_lines, reason = "one arm per kind of expression")]
    pub(super) fn expr(&mut self, expr: &Expr) {
        match expr {
            Expr::Path(path) => {
                if path.qself.is_none()
                    && let Some(ident) = path.path.get_ident()
                {
                    self.using_name(&ident.to_string());
                }
            }
            Expr::Assign(assign) => {
                self.expr(&assign.right);
                self.assign(&assign.left);
            }
            Expr::Binary(binary) if matches!(binary.op, syn::BinOp::And(_) | syn::BinOp::Or(_)) => {
                self.expr(&binary.left);
                let join = self.loose();
                self.link(join);
                self.step();
                self.expr(&binary.right);
                self.link(join);
                self.at = join;
            }
            Expr::Binary(binary) => self.all([&*binary.left, &*binary.right]),
            Expr::If(choice) => self.branch(
                |this, no| this.condition(&choice.cond, &[], no),
                |this| this.leaf_block(&choice.then_branch),
                |this| {
                    if let Some((_, otherwise)) = &choice.else_branch {
                        this.expr(otherwise);
                    }
                },
            ),
            Expr::Match(choice) => {
                self.expr(&choice.expr);
                self.arms(
                    &choice.expr,
                    choice
                        .arms
                        .iter()
                        .map(|arm| (&arm.pat, &[][..], Body::Leaf(&arm.body))),
                );
            }
            Expr::Loop(repeat) => {
                self.looped(
                    repeat.label.as_ref().map(|label| label.name.to_string()),
                    |this, _| {
                        this.leaf_block(&repeat.body);
                    },
                );
            }
            Expr::While(repeat) => {
                self.looped(
                    repeat.label.as_ref().map(|label| label.name.to_string()),
                    |this, leave| {
                        this.condition(&repeat.cond, &[], leave);
                        this.leaf_block(&repeat.body);
                    },
                );
            }
            Expr::ForLoop(repeat) => {
                self.expr(&repeat.expr);
                self.looped(
                    repeat.label.as_ref().map(|label| label.name.to_string()),
                    |this, leave| {
                        this.link(leave);
                        this.step();
                        this.bind(&repeat.pat, &[]);
                        this.leaf_block(&repeat.body);
                    },
                );
            }
            Expr::Block(block) => {
                self.labelled(
                    block.label.as_ref().map(|label| label.name.to_string()),
                    |this| {
                        this.leaf_block(&block.block);
                    },
                );
            }
            Expr::Unsafe(block) => self.leaf_block(&block.block),
            Expr::Const(block) => self.leaf_block(&block.block),
            Expr::Return(exit) => {
                self.all(exit.expr.as_deref());
                self.leave_to(self.end);
            }
            Expr::Break(exit) => {
                self.all(exit.expr.as_deref());
                match self.leave_target(exit.label.as_ref()) {
                    Some(target) => self.leave_to(target),
                    None => self.leave_to(self.end),
                }
            }
            Expr::Continue(exit) => match self.again_target(exit.label.as_ref()) {
                Some(target) => self.leave_to(target),
                None => self.leave_to(self.end),
            },
            Expr::Try(attempt) => {
                self.expr(&attempt.expr);
                self.link_if(self.end, Reason::Failure);
                self.step();
            }
            Expr::Closure(closure) => self.deferred(|this| {
                for input in &closure.inputs {
                    this.bind(input, &[]);
                }
                this.expr(&closure.body);
            }),
            Expr::Async(block) => self.deferred(|this| this.leaf_block(&block.block)),
            Expr::TryBlock(block) => self.deferred(|this| this.leaf_block(&block.block)),
            Expr::Macro(mac) => self.invocation(&mac.mac),
            Expr::Let(binding) => {
                // Only in conditions, which `condition` handles; elsewhere rustc reports it.
                self.expr(&binding.expr);
                self.bind(&binding.pat, &[]);
            }
            Expr::Array(array) => self.all(&array.elems),
            Expr::Tuple(tuple) => self.all(&tuple.elems),
            Expr::Call(call) => {
                self.expr(&call.func);
                self.all(&call.args);
            }
            Expr::MethodCall(call) => {
                self.expr(&call.receiver);
                self.all(&call.args);
            }
            Expr::Struct(literal) => {
                self.all(literal.fields.iter().map(|field| &field.expr));
                self.all(literal.rest.as_deref());
            }
            Expr::Await(wait) => self.expr(&wait.base),
            Expr::Cast(cast) => self.expr(&cast.expr),
            Expr::Field(field) => self.expr(&field.base),
            Expr::Group(group) => self.expr(&group.expr),
            Expr::Paren(paren) => self.expr(&paren.expr),
            Expr::Index(index) => self.all([&*index.expr, &*index.index]),
            Expr::RawAddr(address) => self.expr(&address.expr),
            Expr::Reference(reference) => self.expr(&reference.expr),
            Expr::Repeat(repeat) => self.expr(&repeat.expr),
            Expr::Range(range) => {
                self.all(range.start.as_deref());
                self.all(range.end.as_deref());
            }
            Expr::Unary(unary) => self.expr(&unary.expr),
            Expr::Yield(give) => self.all(give.expr.as_deref()),
            Expr::Verbatim(tokens) => self.tokens(tokens.clone()),
            _ => {}
        }
    }

    /// The left side of `=`.
    fn assign(&mut self, left: &Expr) {
        match left {
            Expr::Path(path) if path.qself.is_none() => {
                let Some(ident) = path.path.get_ident() else {
                    return;
                };
                if let Some(binding) = self.meaning(&ident.to_string()) {
                    if self.deferred {
                        self.using(binding);
                    } else {
                        self.setting(binding, Set::Assign);
                    }
                }
            }
            Expr::Paren(paren) => self.assign(&paren.expr),
            Expr::Tuple(tuple) => tuple.elems.iter().for_each(|elem| self.assign(elem)),
            Expr::Array(array) => array.elems.iter().for_each(|elem| self.assign(elem)),
            Expr::Call(call) => call.args.iter().for_each(|elem| self.assign(elem)),
            Expr::Struct(literal) => literal
                .fields
                .iter()
                .for_each(|field| self.assign(&field.expr)),
            Expr::Infer(_) => {}
            _ => self.expr(left),
        }
    }

    /// Code that runs later or not at all, and that `return` and `break` do not leave.
    fn deferred(&mut self, body: impl FnOnce(&mut Self)) {
        let join = self.loose();
        self.link(join);
        self.step();
        let end = std::mem::replace(&mut self.end, join);
        let targets = std::mem::take(&mut self.targets);
        let deferred = std::mem::replace(&mut self.deferred, true);
        self.scoped(body);
        self.link(join);
        self.at = join;
        self.end = end;
        self.targets = targets;
        self.deferred = deferred;
    }

    fn leave_target(&self, label: Option<&Lifetime>) -> Option<PointId> {
        let mut targets = self.targets.iter().rev();
        match label {
            Some(label) => {
                targets.find(|target| target.label.as_deref() == Some(&label.to_string()))
            }
            None => targets.find(|target| target.again.is_some()),
        }
        .map(|target| target.leave)
    }

    fn again_target(&self, label: Option<&Lifetime>) -> Option<PointId> {
        let mut targets = self
            .targets
            .iter()
            .rev()
            .filter(|target| target.again.is_some());
        match label {
            Some(label) => {
                targets.find(|target| target.label.as_deref() == Some(&label.to_string()))
            }
            None => targets.next(),
        }
        .and_then(|target| target.again)
    }

    /// Another macro. One that is not known may leave or continue the loop around it, as far as anybody can see.
    fn invocation(&mut self, mac: &syn::Macro) {
        let known = mac
            .path
            .segments
            .last()
            .is_some_and(|name| HARMLESS.iter().any(|known| name.ident == known));
        if !known
            && let Some(target) = self
                .targets
                .iter()
                .rev()
                .find(|target| target.again.is_some())
        {
            let (leave, again) = (target.leave, target.again);
            self.link(leave);
            if let Some(again) = again {
                self.link(again);
            }
        }
        self.tokens(mac.tokens.clone());
    }

    /// Another macro's arguments: every identifier counts as a use, and so does every name a format string
    /// captures; `return`, `?`, `break` and `continue` may leave.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut leaves = Vec::new();
        self.scan(tokens, &mut leaves);
        for target in leaves {
            self.link(target);
        }
        self.step();
    }

    fn scan(&mut self, tokens: TokenStream, leaves: &mut Vec<PointId>) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (index, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => self.scan(group.stream(), leaves),
                TokenTree::Ident(_) if is_member(&tokens[..index]) => {}
                TokenTree::Ident(ident) => match ident.to_string().as_str() {
                    "return" => leaves.push(self.end),
                    "break" => leaves.extend(self.targets.iter().map(|target| target.leave)),
                    "continue" => {
                        leaves.extend(self.targets.iter().filter_map(|target| target.again));
                    }
                    name => self.using_name(name),
                },
                TokenTree::Punct(punct) if punct.as_char() == '?' => leaves.push(self.end),
                TokenTree::Punct(_) => {}
                TokenTree::Literal(literal) => {
                    for name in captures(&literal.to_string()) {
                        self.using_name(&name);
                        // A format string names a raw identifier without its `r#`.
                        self.using_name(&format!("r#{name}"));
                    }
                }
            }
        }
    }
}

/// Macros of the standard library and of serde_json, whose expansions stay in the loop they are in.
const HARMLESS: &[&str] = &[
    "assert",
    "assert_eq",
    "assert_ne",
    "cfg",
    "column",
    "concat",
    "dbg",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "env",
    "eprint",
    "eprintln",
    "file",
    "format",
    "format_args",
    "include_bytes",
    "include_str",
    "json",
    "line",
    "matches",
    "module_path",
    "option_env",
    "panic",
    "print",
    "println",
    "stringify",
    "todo",
    "unimplemented",
    "unreachable",
    "vec",
    "write",
    "writeln",
];

/// Whether the token after these is the name of a field or method: `.name`, but not `..name`.
fn is_member(before: &[TokenTree]) -> bool {
    let dots = before
        .iter()
        .rev()
        .take_while(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == '.'))
        .count();
    dots == 1
}

/// The names a format string captures: `{name}`, `{name:?}`, `{:width$}`, `{:.digits$}`.
fn captures(literal: &str) -> Vec<String> {
    if !literal.contains('"') {
        return Vec::new();
    }
    let mut names = Vec::new();
    for part in literal.replace("{{", "").split('{').skip(1) {
        let part = part.split('}').next().unwrap_or_default();
        let (argument, spec) = part.split_once(':').unwrap_or((part, ""));
        names.extend(identifier(argument.trim()));
        for width in spec
            .split_inclusive('$')
            .filter(|width| width.ends_with('$'))
        {
            let start = width
                .trim_end_matches('$')
                .rfind(|c: char| !c.is_alphanumeric() && c != '_')
                .map_or(0, |i| i + 1);
            names.extend(identifier(width[start..].trim_end_matches('$')));
        }
    }
    names
}

fn identifier(text: &str) -> Option<String> {
    let mut chars = text.chars();
    let first = chars.next()?;
    ((first.is_alphabetic() || first == '_') && chars.all(|c| c.is_alphanumeric() || c == '_'))
        .then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::captures;

    #[test]
    fn format_strings_tell_what_they_capture() {
        assert_eq!(
            captures(r#""Buy {seat} for {price:>width$.digits$}, {{not}} {0} {x:?}""#),
            ["seat", "price", "width", "digits", "x"]
        );
        assert_eq!(captures("42"), Vec::<String>::new());
    }
}
