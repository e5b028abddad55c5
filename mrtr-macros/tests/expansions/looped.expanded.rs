/// Orders lunch for some people.
#[must_use]
fn order() -> impl ::mrtr::Tool {
    struct __mrtr_Function;
    #[allow(clippy::ptr_arg)]
    async fn __mrtr_machine<'until_the_call_ends, '__environment>(
        saved_state: &mut Run<'until_the_call_ends>,
        __scope: &Scope<'until_the_call_ends>,
        __held: Option<(&'__environment Kitchen, u32)>,
    ) -> Result<String, ToolError> {
        let __run = saved_state;
        let __local2 = <_ as Persist<'_>>::local();
        let __local5 = <_ as Persist<'_>>::local();
        let __point0 = <_ as Question>::point(&["dish"]);
        let __point1 = <_ as Question>::point(&["confirm"]);
        let __value0 = TypeOf::new();
        '__halt: {
            let __at = __run
                .enter({
                    static __mrtr_LAYOUT: OnceLock<[CheckpointLayout; 2usize]> = OnceLock::new();
                    __mrtr_LAYOUT
                        .get_or_init(|| CheckpointLayout::numbered([
                            {
                                #[allow(
                                    warnings,
                                    clippy::all,
                                    clippy::pedantic,
                                    clippy::nursery
                                )]
                                let __so_far = CheckpointLayout::of("order", 0u32)
                                    .key("dish")
                                    .asked(&__point0)
                                    .words(&["What shall it be?"], &[])
                                    .beside(
                                        "choose ( \"\" , menu . clone ( ) ) where menu = kitchen . menu ( ) . await ?",
                                    );
                                let __so_far = __so_far.local("menu", __local2.type_name());
                                __so_far
                            },
                            {
                                #[allow(
                                    warnings,
                                    clippy::all,
                                    clippy::pedantic,
                                    clippy::nursery
                                )]
                                let __so_far = CheckpointLayout::of("order", 0u32)
                                    .key("confirm")
                                    .asked(&__point1)
                                    .words(
                                        &["", " times ", "?"],
                                        &[
                                            "people",
                                            "dish where dish = loop { let dish = \"an answer\" ? ; if kitchen . has ( & dish , people ) . await ? { break dish ; } } where dish = \"an answer\" ?",
                                        ],
                                    );
                                let __so_far = __so_far.local("dish", __local5.type_name());
                                __so_far
                            },
                        ]))
                });
            let Some((__given0, __given1)) = __held else { break '__halt };
            let kitchen = __given0;
            let people = __given1;
            return match __at {
                0 => {
                    let menu = kitchen.menu().await?;
                    let __whole = loop {
                        let mut __mrtr_operand0 = {
                            let __asked = choose("What shall it be?", menu.clone());
                            if __run.saving(0usize) {
                                <_ as Persist<'_>>::save(__run, "menu", &__local2, &menu);
                            }
                            let Some(__mrtr_answered) = ask(__run, __asked, &__point0)
                            else { break '__halt };
                            __mrtr_answered.output()
                        };
                        let dish = __mrtr_operand0?;
                        if kitchen.has(&dish, people).await? {
                            break dish;
                        }
                    };
                    unify(&__value0, &__whole);
                    let dish = __whole;
                    let mut __mrtr_operand1 = {
                        let __asked = confirm(format!("{people} times {dish}?"));
                        if __run.saving(1usize) {
                            <_ as Persist<'_>>::save(__run, "dish", &__local5, &dish);
                        }
                        let Some(__mrtr_answered) = ask(__run, __asked, &__point1) else {
                            break '__halt
                        };
                        __mrtr_answered.output()
                    };
                    let mut __mrtr_operand2 = __mrtr_operand1?;
                    let mut __mrtr_operand3 = !__mrtr_operand2;
                    if __mrtr_operand3 {
                        return Ok("Nothing was ordered.".to_owned());
                    }
                    kitchen.cook(&dish, people).await
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                1 => {
                    let Some(menu) = load(__run, "menu", &__local2) else {
                        break '__halt
                    };
                    let __whole = loop {
                        if __run.resuming() {
                            let mut __mrtr_operand0 = {
                                let __mrtr_answered = answer(__run, &__point0).await;
                                __mrtr_answered.output()
                            };
                            let dish = __mrtr_operand0?;
                            if kitchen.has(&dish, people).await? {
                                break dish;
                            }
                        } else {
                            {
                                let __asked = choose("What shall it be?", menu.clone());
                                if __run.saving(0usize) {
                                    <_ as Persist<'_>>::save(__run, "menu", &__local2, &menu);
                                }
                                suspend(__run, __asked, &__point0);
                                break '__halt;
                            };
                        }
                    };
                    unify(&__value0, &__whole);
                    let dish = __whole;
                    {
                        let __asked = confirm(format!("{people} times {dish}?"));
                        if __run.saving(1usize) {
                            <_ as Persist<'_>>::save(__run, "dish", &__local5, &dish);
                        }
                        suspend(__run, __asked, &__point1);
                        break '__halt;
                    };
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                2 => {
                    let Some(dish) = load(__run, "dish", &__local5) else {
                        break '__halt
                    };
                    let mut __mrtr_operand1 = {
                        let __mrtr_answered = answer(__run, &__point1).await;
                        __mrtr_answered.output()
                    };
                    let mut __mrtr_operand2 = __mrtr_operand1?;
                    let mut __mrtr_operand3 = !__mrtr_operand2;
                    if __mrtr_operand3 {
                        return Ok("Nothing was ordered.".to_owned());
                    }
                    kitchen.cook(&dish, people).await
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                _ => {
                    use ::mrtr::__private::{LooksOwned as _, LooksShared as _};
                    <_ as Unshared<
                        _,
                    >>::unshared(
                        (&&type_of_local(&__local2)).mrtr_shared(),
                        type_of_local(&__local2),
                    );
                    <_ as Unshared<
                        _,
                    >>::unshared(
                        (&&type_of_local(&__local5)).mrtr_shared(),
                        type_of_local(&__local5),
                    );
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
            let __schema = <u32 as Argument>::parameter()
                .describe(__schema, "people", Some("How many people eat."));
            let mut __descriptor = Descriptor::new("order", __schema.finish());
            __descriptor.title = None;
            __descriptor.description = Some("Orders lunch for some people.");
            __descriptor.version = 0u32;
            __descriptor.ttl = <Self as ::mrtr::Resumable>::ttl(self);
            __descriptor.once = false;
            __descriptor.annotations.read_only = None;
            __descriptor.annotations.destructive = None;
            __descriptor.annotations.idempotent = None;
            __descriptor.annotations.open_world = None;
            __descriptor.output_schema = output_schema!(Result < String, ToolError >);
            __descriptor.environment = {
                let mut __needs = Needs::new().with::<Kitchen>();
                __needs.finish()
            };
            __descriptor
        }
    }
    impl Sealed for __mrtr_Function {}
    impl ::mrtr::Resumable for __mrtr_Function {
        type Reply = ::mrtr::Reply;
        fn name(&self) -> &'static str {
            "order"
        }
        fn arguments(&self, __each: &mut dyn FnMut(&'static str, &'static str)) {
            __each("people", type_name::<u32>());
        }
        fn machine(&self) -> Machine {
            machine(
                self,
                &MachineGraph {
                    name: "order",
                    version: 0u32,
                    checkpoints: &[
                        MachineCheckpoint {
                            keys: &["dish"],
                            with: "choose",
                            line: line!(),
                        },
                        MachineCheckpoint {
                            keys: &["confirm"],
                            with: "confirm",
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
                            from: Place::Start,
                            to: Place::Failed,
                            again: false,
                            when: &[],
                        },
                        MachineEdge {
                            from: Place::At(0usize),
                            to: Place::At(0usize),
                            again: true,
                            when: &["not: kitchen.has(&dish, people).await?"],
                        },
                        MachineEdge {
                            from: Place::At(0usize),
                            to: Place::At(1usize),
                            again: false,
                            when: &["kitchen.has(&dish, people).await?"],
                        },
                        MachineEdge {
                            from: Place::At(0usize),
                            to: Place::Failed,
                            again: false,
                            when: &[],
                        },
                        MachineEdge {
                            from: Place::At(1usize),
                            to: Place::End,
                            again: false,
                            when: &["!confirm?"],
                        },
                        MachineEdge {
                            from: Place::At(1usize),
                            to: Place::End,
                            again: false,
                            when: &["confirm?"],
                        },
                        MachineEdge {
                            from: Place::At(1usize),
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
                    let __parameter0 = match <Kitchen as FromEnvironment>::get(__scope) {
                        Ok(__value) => __value,
                        Err(__error) => return failed(__error),
                    };
                    <u32 as PlainArgument>::plain();
                    let __parameter1 = match <u32 as Argument>::parameter()
                        .read(__scope.arguments(), "people")
                    {
                        Ok(__value) => __value,
                        Err(__error) => return failed(__error),
                    };
                    Some((__parameter0, __parameter1))
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
