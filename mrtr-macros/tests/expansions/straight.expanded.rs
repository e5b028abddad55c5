/// Books a seat on a flight.
#[must_use]
fn book() -> impl ::mrtr::Tool {
    struct __mrtr_Function;
    #[allow(clippy::ptr_arg)]
    async fn __mrtr_machine<'until_the_call_ends, '__environment>(
        saved_state: &mut Run<'until_the_call_ends>,
        __scope: &Scope<'until_the_call_ends>,
        __held: Option<(&'__environment Cx, &'__environment Airline, String)>,
    ) -> Result<String, ToolError> {
        let __run = saved_state;
        let __local3 = <_ as Persist<'_>>::local();
        let __local5 = <_ as Persist<'_>>::local();
        let __point0 = <_ as Question>::point(&["name"]);
        let __point1 = <_ as Question>::point(&["confirm"]);
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
                                let __so_far = CheckpointLayout::of("book", 0u32)
                                    .key("name")
                                    .asked(&__point0)
                                    .words(&["Who is flying?"], &[]);
                                let __so_far = __so_far
                                    .local("price", __local3.type_name());
                                __so_far
                            },
                            {
                                #[allow(
                                    warnings,
                                    clippy::all,
                                    clippy::pedantic,
                                    clippy::nursery
                                )]
                                let __so_far = CheckpointLayout::of("book", 0u32)
                                    .key("confirm")
                                    .asked(&__point1)
                                    .words(
                                        &["Buy ", " for ", " EUR?"],
                                        &[
                                            "flight",
                                            "price where price = airline . quote ( & flight ) . await ?",
                                        ],
                                    );
                                let __so_far = __so_far.local("name", __local5.type_name());
                                __so_far
                            },
                        ]))
                });
            let Some((__given0, __given1, __given2)) = __held else { break '__halt };
            let cx = __given0;
            let airline = __given1;
            let flight = __given2;
            return match __at {
                0 => {
                    let price = airline.quote(&flight).await?;
                    let mut __mrtr_operand0 = {
                        let __asked = ask_user("Who is flying?");
                        if __run.saving(0usize) {
                            <_ as Persist<'_>>::save(__run, "price", &__local3, &price);
                        }
                        let Some(__mrtr_answered) = ask(__run, __asked, &__point0) else {
                            break '__halt
                        };
                        __mrtr_answered.output()
                    };
                    let name: String = __mrtr_operand0?;
                    let mut __mrtr_operand1 = {
                        let __asked = confirm(format!("Buy {flight} for {price} EUR?"));
                        if __run.saving(1usize) {
                            <_ as Persist<'_>>::save(__run, "name", &__local5, &name);
                        }
                        let Some(__mrtr_answered) = ask(__run, __asked, &__point1) else {
                            break '__halt
                        };
                        __mrtr_answered.output()
                    };
                    let mut __mrtr_operand2 = __mrtr_operand1?;
                    let mut __mrtr_operand3 = !__mrtr_operand2;
                    if __mrtr_operand3 {
                        return Ok("Nothing was bought.".to_owned());
                    }
                    airline.buy(&flight, &name, cx.idempotency_key("buy")).await
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                1 => {
                    let Some(price) = load(__run, "price", &__local3) else {
                        break '__halt
                    };
                    let mut __mrtr_operand0 = {
                        let __mrtr_answered = answer(__run, &__point0).await;
                        __mrtr_answered.output()
                    };
                    let name: String = __mrtr_operand0?;
                    {
                        let __asked = confirm(format!("Buy {flight} for {price} EUR?"));
                        if __run.saving(1usize) {
                            <_ as Persist<'_>>::save(__run, "name", &__local5, &name);
                        }
                        suspend(__run, __asked, &__point1);
                        break '__halt;
                    };
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                2 => {
                    let Some(name) = load(__run, "name", &__local5) else {
                        break '__halt
                    };
                    let mut __mrtr_operand1 = {
                        let __mrtr_answered = answer(__run, &__point1).await;
                        __mrtr_answered.output()
                    };
                    let mut __mrtr_operand2 = __mrtr_operand1?;
                    let mut __mrtr_operand3 = !__mrtr_operand2;
                    if __mrtr_operand3 {
                        return Ok("Nothing was bought.".to_owned());
                    }
                    airline.buy(&flight, &name, cx.idempotency_key("buy")).await
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                _ => {
                    use ::mrtr::__private::{LooksOwned as _, LooksShared as _};
                    <_ as Unshared<
                        _,
                    >>::unshared(
                        (&&type_of_local(&__local3)).mrtr_shared(),
                        type_of_local(&__local3),
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
            let __schema = <String as Argument>::parameter()
                .describe(__schema, "flight", None);
            let mut __descriptor = Descriptor::new("book", __schema.finish());
            __descriptor.title = None;
            __descriptor.description = Some("Books a seat on a flight.");
            __descriptor.version = 0u32;
            __descriptor.ttl = <Self as ::mrtr::Resumable>::ttl(self);
            __descriptor.once = false;
            __descriptor.annotations.read_only = None;
            __descriptor.annotations.destructive = None;
            __descriptor.annotations.idempotent = None;
            __descriptor.annotations.open_world = None;
            __descriptor.output_schema = output_schema!(Result < String, ToolError >);
            __descriptor.environment = {
                let mut __needs = Needs::new().with::<Cx>().with::<Airline>();
                __needs.finish()
            };
            __descriptor
        }
    }
    impl Sealed for __mrtr_Function {}
    impl ::mrtr::Resumable for __mrtr_Function {
        type Reply = ::mrtr::Reply;
        fn name(&self) -> &'static str {
            "book"
        }
        fn arguments(&self, __each: &mut dyn FnMut(&'static str, &'static str)) {
            __each("flight", type_name::<String>());
        }
        fn machine(&self) -> Machine {
            machine(
                self,
                &MachineGraph {
                    name: "book",
                    version: 0u32,
                    checkpoints: &[
                        MachineCheckpoint {
                            keys: &["name"],
                            with: "ask_user",
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
                            to: Place::At(1usize),
                            again: false,
                            when: &[],
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
                    let __parameter0 = match <Cx as FromEnvironment>::get(__scope) {
                        Ok(__value) => __value,
                        Err(__error) => return failed(__error),
                    };
                    let __parameter1 = match <Airline as FromEnvironment>::get(__scope) {
                        Ok(__value) => __value,
                        Err(__error) => return failed(__error),
                    };
                    <String as PlainArgument>::plain();
                    let __parameter2 = match <String as Argument>::parameter()
                        .read(__scope.arguments(), "flight")
                    {
                        Ok(__value) => __value,
                        Err(__error) => return failed(__error),
                    };
                    Some((__parameter0, __parameter1, __parameter2))
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
