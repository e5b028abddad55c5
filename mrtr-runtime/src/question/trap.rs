//! Why a question cannot be awaited outside `#[mrtr_tool]`.
//!
//! The macro hands questions to the runtime and never awaits one. A question that is awaited was
//! therefore not seen by it: the code has no attribute, or hides the question in a closure or in
//! another macro's arguments. Each question is a `Future` under a condition that never holds and
//! whose error says so. (`Future`, not `IntoFuture`: of several candidate impls that all fail rustc
//! names none, and every type has the blanket one for futures.)

/// What awaiting a question requires. Never implemented: inside of a tool, the attribute does the awaiting.
#[diagnostic::on_unimplemented(
    message = "a question cannot be awaited here",
    label = "nothing saves the function's state while the user answers",
    note = "add `#[mrtr_tool]` to the `async fn`, or `#[mrtr_flow]` if other tools call it",
    note = "questions work only directly in the body of a `#[mrtr_tool]`, `#[mrtr_prompt]`, `#[mrtr_resource]` or `#[mrtr_flow]` function, not in a closure, a nested `async` block or another macro's arguments; do not rename them with `use .. as`"
)]
pub trait InsideMrtrTool<'never> {}

/// A question nobody has saved the state for: the subject of the error.
///
/// Not the question itself: where the type is the same, rustc shows the text of the outer trait, `Future`.
#[derive(Debug)]
pub struct Unsaved<Q>(std::marker::PhantomData<Q>);

/// Makes awaiting a question one error that tells the cure.
///
/// The output is the question's own, so that nothing around the `.await` is an error as well.
macro_rules! only_inside_mrtr_tool {
    ($question:ident $(<$generic:ident $(: $bound:ident)?>)? gives $output:ty) => {
        impl $(<$generic $(: $bound)?>)? ::std::future::Future for $question $(<$generic>)?
        where
            // `for<'never>`: a bound that names no parameter would be checked here and now.
            for<'never> $crate::question::Unsaved<Self>: $crate::question::InsideMrtrTool<'never>,
        {
            type Output = $output;

            fn poll(self: ::std::pin::Pin<&mut Self>, _: &mut ::std::task::Context<'_>) -> ::std::task::Poll<$output> {
                ::std::task::Poll::Pending
            }
        }
    };
}
pub(crate) use only_inside_mrtr_tool;
