/// A review of somebody's code.
#[must_use]
fn review() -> impl ::mrtr::Prompt {
    struct __mrtr_Function;
    #[allow(clippy::ptr_arg)]
    async fn __mrtr_machine<'until_the_call_ends, '__environment>(
        saved_state: &mut Run<'until_the_call_ends>,
        __scope: &Scope<'until_the_call_ends>,
        __held: Option<(String,)>,
    ) -> Result<Vec<PromptMessage>, ToolError> {
        let __run = saved_state;
        let __point0 = <_ as Question>::point(&["focus"]);
        '__halt: {
            let __at = __run
                .enter({
                    static __mrtr_LAYOUT: OnceLock<[CheckpointLayout; 1usize]> = OnceLock::new();
                    __mrtr_LAYOUT
                        .get_or_init(|| CheckpointLayout::numbered([
                            {
                                #[allow(
                                    warnings,
                                    clippy::all,
                                    clippy::pedantic,
                                    clippy::nursery
                                )]
                                let __so_far = CheckpointLayout::of("review", 0u32)
                                    .key("focus")
                                    .asked(&__point0)
                                    .words(&["What matters most?"], &[])
                                    .made(__point0.made(choose("", ["Speed", "Safety"])));
                                __so_far
                            },
                        ]))
                });
            let Some((__given0,)) = __held else { break '__halt };
            let code = __given0;
            return match __at {
                0 => {
                    let mut __mrtr_operand0 = {
                        let __asked = choose("What matters most?", ["Speed", "Safety"]);
                        if __run.saving(0usize) {}
                        let Some(__mrtr_answered) = ask(__run, __asked, &__point0) else {
                            break '__halt
                        };
                        __mrtr_answered.output()
                    };
                    let focus = __mrtr_operand0?;
                    Ok(vec![PromptMessage::user(format!("Review for {focus}:\n{code}"))])
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                1 => {
                    let mut __mrtr_operand0 = {
                        let __mrtr_answered = answer(__run, &__point0).await;
                        __mrtr_answered.output()
                    };
                    let focus = __mrtr_operand0?;
                    Ok(vec![PromptMessage::user(format!("Review for {focus}:\n{code}"))])
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                _ => {
                    match None {
                        Some(__at) => __at,
                        None => break '__halt,
                    }
                }
            };
        }
        match __run.halted().await {}
    }
    impl ::mrtr::Prompt for __mrtr_Function {
        fn describe(&self) -> PromptDescriptor {
            let mut __descriptor = PromptDescriptor::new("review");
            __descriptor.title = Some("Review");
            __descriptor.description = Some("A review of somebody's code.");
            __descriptor.arguments = vec![
                PromptArgument::new("code", None, ! < String as TextArgument >
                ::optional())
            ];
            __descriptor.environment = {
                let mut __needs = Needs::new();
                __needs.finish()
            };
            __descriptor
        }
    }
    impl Sealed for __mrtr_Function {}
    impl ::mrtr::Resumable for __mrtr_Function {
        type Reply = ::mrtr::PromptReply;
        fn name(&self) -> &'static str {
            "review"
        }
        fn arguments(&self, __each: &mut dyn FnMut(&'static str, &'static str)) {
            __each("code", type_name::<String>());
        }
        fn machine(&self) -> Machine {
            machine(
                self,
                &MachineGraph {
                    name: "review",
                    version: 0u32,
                    checkpoints: &[
                        MachineCheckpoint {
                            keys: &["focus"],
                            with: "choose",
                            line: line!(),
                        },
                    ],
                    edges: &[
                        MachineEdge {
                            from: Place::Start,
                            to: Place::At(0usize),
                            again: false,
                            when: &[],
                        },
                        MachineEdge {
                            from: Place::At(0usize),
                            to: Place::End,
                            again: false,
                            when: &[],
                        },
                        MachineEdge {
                            from: Place::At(0usize),
                            to: Place::Failed,
                            again: false,
                            when: &[],
                        },
                    ],
                },
                &Needs::new(),
            )
        }
        #[allow(deprecated)]
        fn run<'r, 'de: 'r>(
            &self,
            __scope: &'r Scope<'de>,
            __run: &'r mut Run<'de>,
        ) -> RunFuture<'r, Self::Reply> {
            let __held = if __run.describing() {
                None
            } else {
                {
                    <String as PlainArgument>::plain();
                    let __parameter0 = match <String as TextArgument>::read(
                        __scope.arguments(),
                        "code",
                    ) {
                        Ok(__value) => __value,
                        Err(__error) => return failed(__error),
                    };
                    Some((__parameter0,))
                }
            };
            Box::pin(async move {
                let __returned = __mrtr_machine(__run, __scope, __held).await;
                use ::mrtr::__private::{
                    ErrorByConversion as _, ErrorByDisplay as _, ErrorByReference as _,
                    SplitPlain as _, SplitResult as _, ValueByItself as _,
                    ValueBySerialize as _,
                };
                match (&&Probe::of(&__returned)).mrtr_split().split(__returned) {
                    Ok(__value) => Ok(<_ as IntoPrompt>::into_prompt(__value)),
                    Err(__error) => {
                        Err(
                            <_ as ReturnError<
                                _,
                            >>::tool_error(
                                (&&&Probe::of(&__error)).mrtr_error(),
                                __error,
                            ),
                        )
                    }
                }
            })
        }
    }
    __mrtr_Function
}
