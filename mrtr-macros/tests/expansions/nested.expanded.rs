/// Branches that ask, in loops that ask: copies end at joins.
#[must_use]
fn pack() -> impl ::mrtr::Tool {
    struct __mrtr_Function;
    #[allow(clippy::ptr_arg)]
    async fn __mrtr_machine<'until_the_call_ends, '__environment>(
        saved_state: &mut Run<'until_the_call_ends>,
        __scope: &Scope<'until_the_call_ends>,
        __held: Option<(u32,)>,
    ) -> Result<u32, ToolError> {
        let __run = saved_state;
        let __local1 = <_ as Persist<'_>>::local();
        let __local2 = <_ as Steps>::local();
        let __local5 = <_ as Persist<'_>>::local();
        let __point0 = <_ as Question>::point(&["left"]);
        let __point1 = <_ as Question>::point(&["confirm"]);
        let __point2 = <_ as Question>::point(&["answer"]);
        let __point3 = <_ as Question>::point(&["confirm"]);
        '__halt: {
            let __at = __run
                .enter({
                    static __mrtr_LAYOUT: OnceLock<[CheckpointLayout; 4usize]> = OnceLock::new();
                    __mrtr_LAYOUT
                        .get_or_init(|| CheckpointLayout::numbered([
                            {
                                #[allow(
                                    warnings,
                                    clippy::all,
                                    clippy::pedantic,
                                    clippy::nursery
                                )]
                                let __so_far = CheckpointLayout::of("pack", 0u32)
                                    .key("left")
                                    .asked(&__point0)
                                    .words(
                                        &["How many things on day ", "?"],
                                        &["day where day = 0 . . days"],
                                    );
                                let __so_far = __so_far.local("bags", __local1.type_name());
                                let __so_far = __so_far
                                    .local("(a `for` loop)", __local2.type_name());
                                __so_far
                            },
                            {
                                #[allow(
                                    warnings,
                                    clippy::all,
                                    clippy::pedantic,
                                    clippy::nursery
                                )]
                                let __so_far = CheckpointLayout::of("pack", 0u32)
                                    .key("confirm")
                                    .asked(&__point1)
                                    .words(&["Another bag?"], &[]);
                                let __so_far = __so_far.local("bags", __local1.type_name());
                                let __so_far = __so_far
                                    .local("(a `for` loop)", __local2.type_name());
                                let __so_far = __so_far.local("left", __local5.type_name());
                                __so_far
                            },
                            {
                                #[allow(
                                    warnings,
                                    clippy::all,
                                    clippy::pedantic,
                                    clippy::nursery
                                )]
                                let __so_far = CheckpointLayout::of("pack", 0u32)
                                    .key("answer")
                                    .asked(&__point2)
                                    .words(&["How many bags?"], &[]);
                                let __so_far = __so_far.local("bags", __local1.type_name());
                                let __so_far = __so_far
                                    .local("(a `for` loop)", __local2.type_name());
                                let __so_far = __so_far.local("left", __local5.type_name());
                                __so_far
                            },
                            {
                                #[allow(
                                    warnings,
                                    clippy::all,
                                    clippy::pedantic,
                                    clippy::nursery
                                )]
                                let __so_far = CheckpointLayout::of("pack", 0u32)
                                    .key("confirm")
                                    .asked(&__point3)
                                    .words(
                                        &["", " bags so far. Go on?"],
                                        &[
                                            "bags where bags = 0 where bags = 1 where bags = \"an answer\" ?",
                                        ],
                                    );
                                let __so_far = __so_far.local("bags", __local1.type_name());
                                let __so_far = __so_far
                                    .local("(a `for` loop)", __local2.type_name());
                                let __so_far = __so_far.local("left", __local5.type_name());
                                __so_far
                            },
                        ]))
                });
            let Some((__given0,)) = __held else { break '__halt };
            let days = __given0;
            return match __at {
                0 => {
                    let mut bags = 0;
                    {
                        match IntoIterator::into_iter(0..days) {
                            mut __mrtr_iterator2 => {
                                loop {
                                    match Iterator::next(&mut __mrtr_iterator2) {
                                        Some(__item) => {
                                            let day = __item;
                                            let mut __mrtr_operand0 = {
                                                let __asked = ask_user(
                                                    format!("How many things on day {day}?"),
                                                );
                                                if __run.saving(0usize) {
                                                    <_ as Persist<'_>>::save(__run, "bags", &__local1, &bags);
                                                    <_ as Steps>::save(
                                                        &__mrtr_iterator2,
                                                        __run,
                                                        "(a `for` loop)",
                                                        &__local2,
                                                    );
                                                }
                                                let Some(__mrtr_answered) = ask(__run, __asked, &__point0)
                                                else { break '__halt };
                                                __mrtr_answered.output()
                                            };
                                            let mut left: u32 = __mrtr_operand0?;
                                            while left > 0 {
                                                if left > 5 {
                                                    let mut __mrtr_operand1 = {
                                                        let __asked = confirm("Another bag?");
                                                        if __run.saving(1usize) {
                                                            <_ as Persist<'_>>::save(__run, "bags", &__local1, &bags);
                                                            <_ as Steps>::save(
                                                                &__mrtr_iterator2,
                                                                __run,
                                                                "(a `for` loop)",
                                                                &__local2,
                                                            );
                                                            <_ as Persist<'_>>::save(__run, "left", &__local5, &left);
                                                        }
                                                        let Some(__mrtr_answered) = ask(__run, __asked, &__point1)
                                                        else { break '__halt };
                                                        __mrtr_answered.output()
                                                    };
                                                    let mut __mrtr_operand2 = __mrtr_operand1?;
                                                    if __mrtr_operand2 {
                                                        bags += 1;
                                                    }
                                                } else {
                                                    let mut __mrtr_operand3 = {
                                                        let __asked = ask_user::<u32>("How many bags?");
                                                        if __run.saving(2usize) {
                                                            <_ as Persist<'_>>::save(__run, "bags", &__local1, &bags);
                                                            <_ as Steps>::save(
                                                                &__mrtr_iterator2,
                                                                __run,
                                                                "(a `for` loop)",
                                                                &__local2,
                                                            );
                                                            <_ as Persist<'_>>::save(__run, "left", &__local5, &left);
                                                        }
                                                        let Some(__mrtr_answered) = ask(__run, __asked, &__point2)
                                                        else { break '__halt };
                                                        __mrtr_answered.output()
                                                    };
                                                    let mut __mrtr_operand4 = __mrtr_operand3?;
                                                    bags += __mrtr_operand4;
                                                }
                                                let mut __mrtr_operand5 = {
                                                    let __asked = confirm(
                                                        format!("{bags} bags so far. Go on?"),
                                                    );
                                                    if __run.saving(3usize) {
                                                        <_ as Persist<'_>>::save(__run, "bags", &__local1, &bags);
                                                        <_ as Steps>::save(
                                                            &__mrtr_iterator2,
                                                            __run,
                                                            "(a `for` loop)",
                                                            &__local2,
                                                        );
                                                        <_ as Persist<'_>>::save(__run, "left", &__local5, &left);
                                                    }
                                                    let Some(__mrtr_answered) = ask(__run, __asked, &__point3)
                                                    else { break '__halt };
                                                    __mrtr_answered.output()
                                                };
                                                let mut __mrtr_operand6 = __mrtr_operand5?;
                                                if __mrtr_operand6 {
                                                    left -= 1;
                                                } else {
                                                    left = 0;
                                                }
                                            }
                                        }
                                        None => break,
                                    }
                                }
                            }
                        }
                    }
                    Ok(bags)
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                1 => {
                    let Some(mut bags) = load(__run, "bags", &__local1) else {
                        break '__halt
                    };
                    #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                    let _ = false
                        && {
                            let _ = &mut bags;
                            break '__halt;
                        };
                    {
                        let Some(mut __mrtr_iterator2) = load(
                            __run,
                            "(a `for` loop)",
                            &__local2,
                        ) else { break '__halt };
                        loop {
                            if __run.resuming() {
                                let mut __mrtr_operand0 = {
                                    let __mrtr_answered = answer(__run, &__point0).await;
                                    __mrtr_answered.output()
                                };
                                let mut left: u32 = __mrtr_operand0?;
                                while left > 0 {
                                    if left > 5 {
                                        {
                                            let __asked = confirm("Another bag?");
                                            if __run.saving(1usize) {
                                                <_ as Persist<'_>>::save(__run, "bags", &__local1, &bags);
                                                <_ as Steps>::save(
                                                    &__mrtr_iterator2,
                                                    __run,
                                                    "(a `for` loop)",
                                                    &__local2,
                                                );
                                                <_ as Persist<'_>>::save(__run, "left", &__local5, &left);
                                            }
                                            suspend(__run, __asked, &__point1);
                                            break '__halt;
                                        };
                                    } else {
                                        {
                                            let __asked = ask_user::<u32>("How many bags?");
                                            if __run.saving(2usize) {
                                                <_ as Persist<'_>>::save(__run, "bags", &__local1, &bags);
                                                <_ as Steps>::save(
                                                    &__mrtr_iterator2,
                                                    __run,
                                                    "(a `for` loop)",
                                                    &__local2,
                                                );
                                                <_ as Persist<'_>>::save(__run, "left", &__local5, &left);
                                            }
                                            suspend(__run, __asked, &__point2);
                                            break '__halt;
                                        };
                                    }
                                }
                            } else {
                                match Iterator::next(&mut __mrtr_iterator2) {
                                    Some(__item) => {
                                        let day = __item;
                                        {
                                            let __asked = ask_user(
                                                format!("How many things on day {day}?"),
                                            );
                                            if __run.saving(0usize) {
                                                <_ as Persist<'_>>::save(__run, "bags", &__local1, &bags);
                                                <_ as Steps>::save(
                                                    &__mrtr_iterator2,
                                                    __run,
                                                    "(a `for` loop)",
                                                    &__local2,
                                                );
                                            }
                                            suspend(__run, __asked, &__point0);
                                            break '__halt;
                                        };
                                    }
                                    None => break,
                                }
                            }
                        }
                    }
                    Ok(bags)
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                2 => {
                    let Some(mut bags) = load(__run, "bags", &__local1) else {
                        break '__halt
                    };
                    #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                    let _ = false
                        && {
                            let _ = &mut bags;
                            break '__halt;
                        };
                    {
                        let Some(mut __mrtr_iterator2) = load(
                            __run,
                            "(a `for` loop)",
                            &__local2,
                        ) else { break '__halt };
                        loop {
                            let Some(mut left) = load(__run, "left", &__local5) else {
                                break '__halt
                            };
                            #[allow(
                                warnings,
                                clippy::all,
                                clippy::pedantic,
                                clippy::nursery
                            )]
                            let _ = false
                                && {
                                    let _ = &mut left;
                                    break '__halt;
                                };
                            loop {
                                {
                                    let mut __mrtr_operand1 = {
                                        let __mrtr_answered = answer(__run, &__point1).await;
                                        __mrtr_answered.output()
                                    };
                                    let mut __mrtr_operand2 = __mrtr_operand1?;
                                    if __mrtr_operand2 {
                                        bags += 1;
                                    }
                                }
                                {
                                    let __asked = confirm(
                                        format!("{bags} bags so far. Go on?"),
                                    );
                                    if __run.saving(3usize) {
                                        <_ as Persist<'_>>::save(__run, "bags", &__local1, &bags);
                                        <_ as Steps>::save(
                                            &__mrtr_iterator2,
                                            __run,
                                            "(a `for` loop)",
                                            &__local2,
                                        );
                                        <_ as Persist<'_>>::save(__run, "left", &__local5, &left);
                                    }
                                    suspend(__run, __asked, &__point3);
                                    break '__halt;
                                };
                            }
                        }
                    }
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                3 => {
                    let Some(mut bags) = load(__run, "bags", &__local1) else {
                        break '__halt
                    };
                    #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                    let _ = false
                        && {
                            let _ = &mut bags;
                            break '__halt;
                        };
                    {
                        let Some(mut __mrtr_iterator2) = load(
                            __run,
                            "(a `for` loop)",
                            &__local2,
                        ) else { break '__halt };
                        loop {
                            let Some(mut left) = load(__run, "left", &__local5) else {
                                break '__halt
                            };
                            #[allow(
                                warnings,
                                clippy::all,
                                clippy::pedantic,
                                clippy::nursery
                            )]
                            let _ = false
                                && {
                                    let _ = &mut left;
                                    break '__halt;
                                };
                            loop {
                                {
                                    let mut __mrtr_operand3 = {
                                        let __mrtr_answered = answer(__run, &__point2).await;
                                        __mrtr_answered.output()
                                    };
                                    let mut __mrtr_operand4 = __mrtr_operand3?;
                                    bags += __mrtr_operand4;
                                }
                                {
                                    let __asked = confirm(
                                        format!("{bags} bags so far. Go on?"),
                                    );
                                    if __run.saving(3usize) {
                                        <_ as Persist<'_>>::save(__run, "bags", &__local1, &bags);
                                        <_ as Steps>::save(
                                            &__mrtr_iterator2,
                                            __run,
                                            "(a `for` loop)",
                                            &__local2,
                                        );
                                        <_ as Persist<'_>>::save(__run, "left", &__local5, &left);
                                    }
                                    suspend(__run, __asked, &__point3);
                                    break '__halt;
                                };
                            }
                        }
                    }
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                4 => {
                    let Some(mut bags) = load(__run, "bags", &__local1) else {
                        break '__halt
                    };
                    #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                    let _ = false
                        && {
                            let _ = &mut bags;
                            break '__halt;
                        };
                    {
                        let Some(mut __mrtr_iterator2) = load(
                            __run,
                            "(a `for` loop)",
                            &__local2,
                        ) else { break '__halt };
                        loop {
                            if __run.resuming() {
                                let Some(mut left) = load(__run, "left", &__local5) else {
                                    break '__halt
                                };
                                #[allow(
                                    warnings,
                                    clippy::all,
                                    clippy::pedantic,
                                    clippy::nursery
                                )]
                                let _ = false
                                    && {
                                        let _ = &mut left;
                                        break '__halt;
                                    };
                                loop {
                                    if __run.resuming() {
                                        let mut __mrtr_operand5 = {
                                            let __mrtr_answered = answer(__run, &__point3).await;
                                            __mrtr_answered.output()
                                        };
                                        let mut __mrtr_operand6 = __mrtr_operand5?;
                                        if __mrtr_operand6 {
                                            left -= 1;
                                        } else {
                                            left = 0;
                                        }
                                    } else {
                                        if left > 0 {
                                            if left > 5 {
                                                {
                                                    let __asked = confirm("Another bag?");
                                                    if __run.saving(1usize) {
                                                        <_ as Persist<'_>>::save(__run, "bags", &__local1, &bags);
                                                        <_ as Steps>::save(
                                                            &__mrtr_iterator2,
                                                            __run,
                                                            "(a `for` loop)",
                                                            &__local2,
                                                        );
                                                        <_ as Persist<'_>>::save(__run, "left", &__local5, &left);
                                                    }
                                                    suspend(__run, __asked, &__point1);
                                                    break '__halt;
                                                };
                                            } else {
                                                {
                                                    let __asked = ask_user::<u32>("How many bags?");
                                                    if __run.saving(2usize) {
                                                        <_ as Persist<'_>>::save(__run, "bags", &__local1, &bags);
                                                        <_ as Steps>::save(
                                                            &__mrtr_iterator2,
                                                            __run,
                                                            "(a `for` loop)",
                                                            &__local2,
                                                        );
                                                        <_ as Persist<'_>>::save(__run, "left", &__local5, &left);
                                                    }
                                                    suspend(__run, __asked, &__point2);
                                                    break '__halt;
                                                };
                                            }
                                        } else {
                                            break
                                        }
                                    }
                                }
                            } else {
                                match Iterator::next(&mut __mrtr_iterator2) {
                                    Some(__item) => {
                                        let day = __item;
                                        {
                                            let __asked = ask_user(
                                                format!("How many things on day {day}?"),
                                            );
                                            if __run.saving(0usize) {
                                                <_ as Persist<'_>>::save(__run, "bags", &__local1, &bags);
                                                <_ as Steps>::save(
                                                    &__mrtr_iterator2,
                                                    __run,
                                                    "(a `for` loop)",
                                                    &__local2,
                                                );
                                            }
                                            suspend(__run, __asked, &__point0);
                                            break '__halt;
                                        };
                                    }
                                    None => break,
                                }
                            }
                        }
                    }
                    Ok(bags)
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                _ => {
                    use ::mrtr::__private::{LooksOwned as _, LooksShared as _};
                    <_ as Unshared<
                        _,
                    >>::unshared(
                        (&&type_of_local(&__local1)).mrtr_shared(),
                        type_of_local(&__local1),
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
                .describe(__schema, "days", None);
            let mut __descriptor = Descriptor::new("pack", __schema.finish());
            __descriptor.title = None;
            __descriptor.description = Some(
                "Branches that ask, in loops that ask: copies end at joins.",
            );
            __descriptor.version = 0u32;
            __descriptor.ttl = <Self as ::mrtr::Resumable>::ttl(self);
            __descriptor.once = false;
            __descriptor.annotations.read_only = None;
            __descriptor.annotations.destructive = None;
            __descriptor.annotations.idempotent = None;
            __descriptor.annotations.open_world = None;
            __descriptor.output_schema = output_schema!(Result < u32, ToolError >);
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
            "pack"
        }
        fn arguments(&self, __each: &mut dyn FnMut(&'static str, &'static str)) {
            __each("days", type_name::<u32>());
        }
        fn machine(&self) -> Machine {
            machine(
                self,
                &MachineGraph {
                    name: "pack",
                    version: 0u32,
                    checkpoints: &[
                        MachineCheckpoint {
                            keys: &["left"],
                            with: "ask_user",
                            line: line!(),
                        },
                        MachineCheckpoint {
                            keys: &["confirm"],
                            with: "confirm",
                            line: line!(),
                        },
                        MachineCheckpoint {
                            keys: &["answer"],
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
                            when: &["next day"],
                        },
                        MachineEdge {
                            from: Place::Start,
                            to: Place::End,
                            again: false,
                            when: &[],
                        },
                        MachineEdge {
                            from: Place::At(0usize),
                            to: Place::At(0usize),
                            again: true,
                            when: &["next day", "not: left > 0"],
                        },
                        MachineEdge {
                            from: Place::At(0usize),
                            to: Place::At(1usize),
                            again: false,
                            when: &["left > 0", "left > 5"],
                        },
                        MachineEdge {
                            from: Place::At(0usize),
                            to: Place::At(2usize),
                            again: false,
                            when: &["left > 0", "not: left > 5"],
                        },
                        MachineEdge {
                            from: Place::At(0usize),
                            to: Place::End,
                            again: false,
                            when: &["not: left > 0"],
                        },
                        MachineEdge {
                            from: Place::At(0usize),
                            to: Place::Failed,
                            again: false,
                            when: &[],
                        },
                        MachineEdge {
                            from: Place::At(1usize),
                            to: Place::At(3usize),
                            again: false,
                            when: &[],
                        },
                        MachineEdge {
                            from: Place::At(1usize),
                            to: Place::Failed,
                            again: false,
                            when: &[],
                        },
                        MachineEdge {
                            from: Place::At(2usize),
                            to: Place::At(3usize),
                            again: false,
                            when: &[],
                        },
                        MachineEdge {
                            from: Place::At(2usize),
                            to: Place::Failed,
                            again: false,
                            when: &[],
                        },
                        MachineEdge {
                            from: Place::At(3usize),
                            to: Place::At(0usize),
                            again: true,
                            when: &["next day", "not: left > 0"],
                        },
                        MachineEdge {
                            from: Place::At(3usize),
                            to: Place::At(1usize),
                            again: true,
                            when: &["left > 0", "left > 5"],
                        },
                        MachineEdge {
                            from: Place::At(3usize),
                            to: Place::At(2usize),
                            again: true,
                            when: &["left > 0", "not: left > 5"],
                        },
                        MachineEdge {
                            from: Place::At(3usize),
                            to: Place::End,
                            again: false,
                            when: &["not: left > 0"],
                        },
                        MachineEdge {
                            from: Place::At(3usize),
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
                    <u32 as PlainArgument>::plain();
                    let __parameter0 = match <u32 as Argument>::parameter()
                        .read(__scope.arguments(), "days")
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
