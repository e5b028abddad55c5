/// Borrows that are taken again after a question.
#[must_use]
fn tidy() -> impl ::mrtr::Tool {
    struct __mrtr_Function;
    #[allow(clippy::ptr_arg)]
    async fn __mrtr_machine<'until_the_call_ends, '__environment>(
        saved_state: &mut Run<'until_the_call_ends>,
        __scope: &Scope<'until_the_call_ends>,
        __held: Option<(&'__environment Inbox,)>,
    ) -> Result<usize, ToolError> {
        let __run = saved_state;
        let __local1 = <_ as Persist<'_>>::local();
        let __local3 = <_ as Persist<'_>>::local();
        let __local4 = <_ as Persist<'_>>::local();
        let __point0 = <_ as Question>::point(&["confirm"]);
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
                                let __so_far = CheckpointLayout::of("tidy", 0u32)
                                    .key("confirm")
                                    .asked(&__point0)
                                    .words(
                                        &["Move ", "?"],
                                        &[
                                            "letter . subject where letter = & mail where mail = inbox . mail ( ) . await",
                                        ],
                                    );
                                let __so_far = __so_far.local("mail", __local1.type_name());
                                let __so_far = __so_far
                                    .local("moved", __local3.type_name());
                                let __so_far = __so_far
                                    .local("(a `for` loop)", __local4.type_name());
                                __so_far
                            },
                        ]))
                });
            let Some((__given0,)) = __held else { break '__halt };
            let inbox = __given0;
            return match __at {
                0 => {
                    let mail = inbox.mail().await;
                    let first = &mail[0].subject;
                    let mut moved = 0;
                    {
                        <_ as StableOrder>::stable_order(&mail);
                        let mut __mrtr_taken4 = 0usize;
                        match IntoIterator::into_iter(&mail) {
                            mut __mrtr_iterator4 => {
                                loop {
                                    match Iterator::next(&mut __mrtr_iterator4) {
                                        Some(__item) => {
                                            __mrtr_taken4 += 1;
                                            let letter = __item;
                                            let mut __mrtr_operand0 = {
                                                let __asked = confirm(format!("Move {}?", letter.subject));
                                                if __run.saving(0usize) {
                                                    <_ as Persist<'_>>::save(__run, "mail", &__local1, &mail);
                                                    <_ as Persist<'_>>::save(__run, "moved", &__local3, &moved);
                                                    <_ as Persist<
                                                        '_,
                                                    >>::save(
                                                        __run,
                                                        "(a `for` loop)",
                                                        &__local4,
                                                        &__mrtr_taken4,
                                                    );
                                                }
                                                let Some(__mrtr_answered) = ask(__run, __asked, &__point0)
                                                else { break '__halt };
                                                __mrtr_answered.output()
                                            };
                                            let mut __mrtr_operand1 = __mrtr_operand0?;
                                            if __mrtr_operand1 {
                                                inbox.move_away(&letter.subject, first).await;
                                                moved += 1;
                                            }
                                        }
                                        None => break,
                                    }
                                }
                            }
                        }
                    }
                    Ok(moved)
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                1 => {
                    let Some(mail) = load(__run, "mail", &__local1) else {
                        break '__halt
                    };
                    <_ as RematerializeIndex>::indexed(&mail);
                    {
                        use ::mrtr::__private::{
                            FieldsByDeref as _, FieldsOfPointer as _,
                            FieldsThemselves as _,
                        };
                        <_ as RematerializeDeref<
                            _,
                        >>::again(
                            (&&&(&&&(&&&Probe::of(&mail[0])).mrtr_fields())
                                .mrtr_fields())
                                .mrtr_fields()
                                .mrtr_leads(),
                        );
                    }
                    let first = &mail[0].subject;
                    let Some(mut moved) = load(__run, "moved", &__local3) else {
                        break '__halt
                    };
                    #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                    let _ = false
                        && {
                            let _ = &mut moved;
                            break '__halt;
                        };
                    {
                        let Some(mut __mrtr_taken4) = load(
                            __run,
                            "(a `for` loop)",
                            &__local4,
                        ) else { break '__halt };
                        match IntoIterator::into_iter(&mail) {
                            mut __mrtr_iterator4 => {
                                loop {
                                    if __run.resuming() {
                                        match Iterator::nth(
                                            &mut __mrtr_iterator4,
                                            __mrtr_taken4 - 1,
                                        ) {
                                            Some(__item) => {
                                                let letter = __item;
                                                let _ = &letter;
                                                let mut __mrtr_operand0 = {
                                                    let __mrtr_answered = answer(__run, &__point0).await;
                                                    __mrtr_answered.output()
                                                };
                                                let mut __mrtr_operand1 = __mrtr_operand0?;
                                                if __mrtr_operand1 {
                                                    inbox.move_away(&letter.subject, first).await;
                                                    moved += 1;
                                                }
                                            }
                                            None => break '__halt,
                                        }
                                    } else {
                                        match Iterator::next(&mut __mrtr_iterator4) {
                                            Some(__item) => {
                                                __mrtr_taken4 += 1;
                                                let letter = __item;
                                                {
                                                    let __asked = confirm(format!("Move {}?", letter.subject));
                                                    if __run.saving(0usize) {
                                                        <_ as Persist<'_>>::save(__run, "mail", &__local1, &mail);
                                                        <_ as Persist<'_>>::save(__run, "moved", &__local3, &moved);
                                                        <_ as Persist<
                                                            '_,
                                                        >>::save(
                                                            __run,
                                                            "(a `for` loop)",
                                                            &__local4,
                                                            &__mrtr_taken4,
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
                        }
                    }
                    Ok(moved)
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
                        (&&type_of_local(&__local3)).mrtr_shared(),
                        type_of_local(&__local3),
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
            let mut __descriptor = Descriptor::new("tidy", __schema.finish());
            __descriptor.title = None;
            __descriptor.description = Some(
                "Borrows that are taken again after a question.",
            );
            __descriptor.version = 0u32;
            __descriptor.ttl = <Self as ::mrtr::Resumable>::ttl(self);
            __descriptor.once = false;
            __descriptor.annotations.read_only = None;
            __descriptor.annotations.destructive = None;
            __descriptor.annotations.idempotent = None;
            __descriptor.annotations.open_world = None;
            __descriptor.output_schema = output_schema!(Result < usize, ToolError >);
            __descriptor.environment = {
                let mut __needs = Needs::new().with::<Inbox>();
                __needs.finish()
            };
            __descriptor
        }
    }
    impl Sealed for __mrtr_Function {}
    impl ::mrtr::Resumable for __mrtr_Function {
        type Reply = ::mrtr::Reply;
        fn name(&self) -> &'static str {
            "tidy"
        }
        fn machine(&self) -> Machine {
            machine(
                self,
                &MachineGraph {
                    name: "tidy",
                    version: 0u32,
                    checkpoints: &[
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
                            when: &["next letter"],
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
                            when: &["next letter"],
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
                    let __parameter0 = match <Inbox as FromEnvironment>::get(__scope) {
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
