//! What stands before a block.

use syn::{BinOp, Expr, ExprParen, token::Paren};

/// `expr` where a block follows: a struct literal that lowering has taken out of its parentheses would end at its brace.
pub(super) fn before_block(expr: &Expr) -> Expr {
    match expr {
        Expr::Let(binding) => {
            let mut binding = binding.clone();
            *binding.expr = before_block(&binding.expr);
            Expr::Let(binding)
        }
        Expr::Binary(chain) if matches!(chain.op, BinOp::And(_)) => {
            let mut chain = chain.clone();
            *chain.left = before_block(&chain.left);
            *chain.right = before_block(&chain.right);
            Expr::Binary(chain)
        }
        expr if ends_early(expr) => Expr::Paren(ExprParen {
            attrs: Vec::new(),
            paren_token: Paren::default(),
            expr: Box::new(expr.clone()),
        }),
        expr => expr.clone(),
    }
}

/// Whether a struct literal stands in `expr` with nothing around it.
fn ends_early(expr: &Expr) -> bool {
    match expr {
        Expr::Struct(_) => true,
        Expr::Assign(assign) => ends_early(&assign.left) || ends_early(&assign.right),
        Expr::Binary(binary) => ends_early(&binary.left) || ends_early(&binary.right),
        Expr::Await(wait) => ends_early(&wait.base),
        Expr::Cast(cast) => ends_early(&cast.expr),
        Expr::Field(field) => ends_early(&field.base),
        Expr::Index(index) => ends_early(&index.expr),
        Expr::MethodCall(call) => ends_early(&call.receiver),
        Expr::Range(range) => [&range.start, &range.end]
            .into_iter()
            .flatten()
            .any(|bound| ends_early(bound)),
        Expr::Reference(borrow) => ends_early(&borrow.expr),
        Expr::Try(attempt) => ends_early(&attempt.expr),
        Expr::Unary(unary) => ends_early(&unary.expr),
        _ => false,
    }
}
