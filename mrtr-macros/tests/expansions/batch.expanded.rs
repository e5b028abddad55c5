/// Several questions in one round.
#[must_use]
fn reserve() -> impl ::mrtr::Tool {
    struct __mrtr_Function;
    #[allow(clippy::ptr_arg)]
    async fn __mrtr_machine<'until_the_call_ends, '__environment>(
        saved_state: &mut Run<'until_the_call_ends>,
        __scope: &Scope<'until_the_call_ends>,
        __held: Option<(String,)>,
    ) -> Result<String, ToolError> {
        let __run = saved_state;
        let __point0 = <_ as Question>::point(&["people", "outside"]);
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
                                let __so_far = CheckpointLayout::of("reserve", 0u32)
                                    .key("people")
                                    .key("outside")
                                    .asked(&__point0)
                                    .words(&["How many people?"], &[])
                                    .known(
                                        "ask_user : : < u8 > ( \"\" ) . title ( \"People\" )",
                                    )
                                    .words(&["Outside?"], &[])
                                    .made(
                                        __point0
                                            .made(
                                                ask_all((ask_user::<u8>("").title("People"), confirm(""))),
                                            ),
                                    );
                                __so_far
                            },
                        ]))
                });
            let Some((__given0,)) = __held else { break '__halt };
            let place = __given0;
            return match __at {
                0 => {
                    let mut __mrtr_operand0 = {
                        let __asked = ask_all((
                            ask_user::<u8>("How many people?").title("People"),
                            confirm("Outside?"),
                        ));
                        if __run.saving(0usize) {}
                        let Some(__mrtr_answered) = ask(__run, __asked, &__point0) else {
                            break '__halt
                        };
                        __mrtr_answered.output()
                    };
                    let (people, outside) = __mrtr_operand0?;
                    Ok(format!("{place}: {people}, outside: {outside}"))
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                1 => {
                    let mut __mrtr_operand0 = {
                        let __mrtr_answered = answer(__run, &__point0).await;
                        __mrtr_answered.output()
                    };
                    let (people, outside) = __mrtr_operand0?;
                    Ok(format!("{place}: {people}, outside: {outside}"))
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
    impl ::mrtr::Tool for __mrtr_Function {
        fn describe(&self) -> Descriptor {
            let __schema = InputSchema::new();
            let __schema = <String as Argument>::parameter()
                .describe(__schema, "place", None);
            let mut __descriptor = Descriptor::new("reserve", __schema.finish());
            __descriptor.title = None;
            __descriptor.description = Some("Several questions in one round.");
            __descriptor.version = 0u32;
            __descriptor.ttl = <Self as ::mrtr::Resumable>::ttl(self);
            __descriptor.once = false;
            __descriptor.annotations.read_only = None;
            __descriptor.annotations.destructive = None;
            __descriptor.annotations.idempotent = None;
            __descriptor.annotations.open_world = None;
            __descriptor.output_schema = output_schema!(Result < String, ToolError >);
            __descriptor.environment = {
                let mut __needs = Needs::new();
                __needs.finish()
            };
            __descriptor
        }
    }
    impl Sealed for __mrtr_Function {}
    impl ::mrtr::Resumable for __mrtr_Function {
        type Reply = ::mrtr::Reply;
        fn name(&self) -> &'static str {
            "reserve"
        }
        fn arguments(&self, __each: &mut dyn FnMut(&'static str, &'static str)) {
            __each("place", type_name::<String>());
        }
        fn machine(&self) -> Machine {
            machine(
                self,
                &MachineGraph {
                    name: "reserve",
                    version: 0u32,
                    checkpoints: &[
                        MachineCheckpoint {
                            keys: &["people", "outside"],
                            with: "ask_all",
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
                    let __parameter0 = match <String as Argument>::parameter()
                        .read(__scope.arguments(), "place")
                    {
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
                    Ok(__value) => {
                        <_ as ReturnValue<
                            _,
                        >>::reply((&&Probe::of(&__value)).mrtr_value(), __value)
                    }
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
