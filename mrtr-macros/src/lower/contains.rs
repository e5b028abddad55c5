//! Where checkpoints are: the question every step of lowering starts with.

use syn::{
    Block, Expr, ExprAsync, ExprAwait, ExprClosure, ExprConst, ExprTryBlock, ExprUnsafe, Item,
    Stmt,
    visit::{self, Visit},
};

use crate::parse::checkpoint;

#[derive(Default)]
struct Finder {
    count: usize,
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_expr_await(&mut self, expr: &'ast ExprAwait) {
        if checkpoint::awaited(expr).is_some() {
            self.count += 1;
        }
        visit::visit_expr_await(self, expr);
    }

    // What is inside these is not part of the function's own control flow; `placement` reports it.
    fn visit_expr_closure(&mut self, _: &'ast ExprClosure) {}
    fn visit_expr_async(&mut self, _: &'ast ExprAsync) {}
    fn visit_expr_unsafe(&mut self, _: &'ast ExprUnsafe) {}
    fn visit_expr_const(&mut self, _: &'ast ExprConst) {}
    fn visit_expr_try_block(&mut self, _: &'ast ExprTryBlock) {}
    fn visit_item(&mut self, _: &'ast Item) {}
}

/// Whether a checkpoint is reached by evaluating `expr`.
pub(crate) fn in_expr(expr: &Expr) -> bool {
    let mut finder = Finder::default();
    finder.visit_expr(expr);
    finder.count > 0
}

/// Whether a struct literal is in `expr`.
pub(crate) fn literal(expr: &Expr) -> bool {
    #[derive(Default)]
    struct Literal(bool);
    impl<'ast> Visit<'ast> for Literal {
        fn visit_expr_struct(&mut self, _: &'ast syn::ExprStruct) {
            self.0 = true;
        }
    }
    let mut literal = Literal::default();
    literal.visit_expr(expr);
    literal.0
}

/// Whether a checkpoint is in `stmt`.
pub(crate) fn in_stmt(stmt: &Stmt) -> bool {
    let mut finder = Finder::default();
    finder.visit_stmt(stmt);
    finder.count > 0
}

/// How many checkpoints are in `block`.
pub(crate) fn count(block: &Block) -> usize {
    let mut finder = Finder::default();
    finder.visit_block(block);
    finder.count
}

/// Whether a checkpoint is in `block`.
pub(crate) fn in_block(block: &Block) -> bool {
    count(block) > 0
}
