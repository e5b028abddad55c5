/// Asks until the user is sure.
#[allow(non_camel_case_types)]
#[must_use = "a flow runs where it is called: `call(..).await`"]
struct pick_seat {
    free: Vec<String>,
}
/// Asks until the user is sure.
fn pick_seat(free: Vec<String>) -> pick_seat {
    pick_seat { free }
}
const _: () = {
    #[allow(clippy::ptr_arg)]
    async fn __mrtr_machine<'until_the_call_ends, '__environment>(
        saved_state: &mut Run<'until_the_call_ends>,
        __scope: &Scope<'until_the_call_ends>,
        __held: Option<(&'__environment Airline,)>,
        __arguments: Option<(Vec<String>,)>,
    ) -> Result<String, AskError> {
        let __run = saved_state;
        let __local1 = <_ as Persist<'_>>::local();
        let __local3 = <_ as Persist<'_>>::local();
        let __point0 = <_ as Question>::point(&["seat"]);
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
                                let __so_far = CheckpointLayout::of("pick_seat", 0u32)
                                    .key("seat")
                                    .asked(&__point0)
                                    .words(&["Which seat?"], &[])
                                    .beside(
                                        "choose ( \"\" , free . clone ( ) ) where free = | other | * other ! = seat where seat = \"an answer\" ?",
                                    );
                                let __so_far = __so_far.local("free", __local1.type_name());
                                __so_far
                            },
                            {
                                #[allow(
                                    warnings,
                                    clippy::all,
                                    clippy::pedantic,
                                    clippy::nursery
                                )]
                                let __so_far = CheckpointLayout::of("pick_seat", 0u32)
                                    .key("confirm")
                                    .asked(&__point1)
                                    .words(
                                        &["", ", really?"],
                                        &["seat where seat = \"an answer\" ?"],
                                    );
                                let __so_far = __so_far.local("free", __local1.type_name());
                                let __so_far = __so_far.local("seat", __local3.type_name());
                                __so_far
                            },
                        ]))
                });
            let Some((__given0,)) = __held else { break '__halt };
            let airline = __given0;
            return match __at {
                0 => {
                    let Some((__given0,)) = __arguments else { break '__halt };
                    let mut free = __given0;
                    loop {
                        let mut __mrtr_operand0 = {
                            let __asked = choose("Which seat?", free.clone());
                            if __run.saving(0usize) {
                                <_ as Persist<'_>>::save(__run, "free", &__local1, &free);
                            }
                            let Some(__mrtr_answered) = ask(__run, __asked, &__point0)
                            else { break '__halt };
                            __mrtr_answered.output()
                        };
                        let seat = __mrtr_operand0?;
                        let mut __mrtr_operand1 = {
                            let __asked = confirm(format!("{seat}, really?"));
                            if __run.saving(1usize) {
                                <_ as Persist<'_>>::save(__run, "free", &__local1, &free);
                                <_ as Persist<'_>>::save(__run, "seat", &__local3, &seat);
                            }
                            let Some(__mrtr_answered) = ask(__run, __asked, &__point1)
                            else { break '__halt };
                            __mrtr_answered.output()
                        };
                        let mut __mrtr_operand2 = __mrtr_operand1?;
                        let mut __mrtr_operand3 = __mrtr_operand2
                            && airline.hold(&seat).await;
                        if __mrtr_operand3 {
                            return Ok(seat);
                        }
                        free.retain(|other| *other != seat);
                    }
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                1 => {
                    let Some(mut free) = load(__run, "free", &__local1) else {
                        break '__halt
                    };
                    #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                    let _ = false
                        && {
                            let _ = &mut free;
                            break '__halt;
                        };
                    loop {
                        let mut __mrtr_operand0 = {
                            let __mrtr_answered = answer(__run, &__point0).await;
                            __mrtr_answered.output()
                        };
                        let seat = __mrtr_operand0?;
                        {
                            let __asked = confirm(format!("{seat}, really?"));
                            if __run.saving(1usize) {
                                <_ as Persist<'_>>::save(__run, "free", &__local1, &free);
                                <_ as Persist<'_>>::save(__run, "seat", &__local3, &seat);
                            }
                            suspend(__run, __asked, &__point1);
                            break '__halt;
                        };
                    }
                }
                #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                2 => {
                    let Some(mut free) = load(__run, "free", &__local1) else {
                        break '__halt
                    };
                    #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
                    let _ = false
                        && {
                            let _ = &mut free;
                            break '__halt;
                        };
                    loop {
                        if __run.resuming() {
                            let Some(seat) = load(__run, "seat", &__local3) else {
                                break '__halt
                            };
                            let mut __mrtr_operand1 = {
                                let __mrtr_answered = answer(__run, &__point1).await;
                                __mrtr_answered.output()
                            };
                            let mut __mrtr_operand2 = __mrtr_operand1?;
                            let mut __mrtr_operand3 = __mrtr_operand2
                                && airline.hold(&seat).await;
                            if __mrtr_operand3 {
                                return Ok(seat);
                            }
                            free.retain(|other| *other != seat);
                        } else {
                            {
                                let __asked = choose("Which seat?", free.clone());
                                if __run.saving(0usize) {
                                    <_ as Persist<'_>>::save(__run, "free", &__local1, &free);
                                }
                                suspend(__run, __asked, &__point0);
                                break '__halt;
                            };
                        }
                    }
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
    impl ::mrtr::Flow for pick_seat {
        type Output = Result<String, AskError>;
        type Lasting = pick_seat;
        #[allow(deprecated)]
        fn run<'r, 'de: 'r>(
            __arguments: Option<Self>,
            __scope: &'r Scope<'de>,
            __run: &'r mut Run<'de>,
        ) -> Pin<Box<dyn Future<Output = Result<String, AskError>> + Send + 'r>>
        where
            Self: 'r,
        {
            let __held = if __run.describing() {
                None
            } else {
                let __parameter0 = match <Airline as FromEnvironment>::get(__scope) {
                    Ok(__value) => __value,
                    Err(__error) => return Box::pin(__run.fail(__error)),
                };
                Some((__parameter0,))
            };
            let __arguments = __arguments.map(|__arguments| (__arguments.free,));
            Box::pin(async move {
                let __depth = __run.depth();
                let __value = __mrtr_machine(__run, __scope, __held, __arguments).await;
                __run.leave(__depth);
                __value
            })
        }
        fn needs(__needs: &mut Needs) {
            __needs.add::<Airline>();
        }
        fn name() -> &'static str {
            "pick_seat"
        }
        fn described() -> Machine {
            flow::<
                Self,
            >(
                &MachineGraph {
                    name: "pick_seat",
                    version: 0u32,
                    checkpoints: &[
                        MachineCheckpoint {
                            keys: &["seat"],
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
                            to: Place::At(0usize),
                            again: true,
                            when: &["not: confirm? && airline.hold(&seat).await"],
                        },
                        MachineEdge {
                            from: Place::At(1usize),
                            to: Place::End,
                            again: false,
                            when: &["confirm? && airline.hold(&seat).await"],
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
    }
    impl Future for pick_seat
    where
        for<'never> Uncalled<Self>: EnteredByCall<'never>,
    {
        type Output = Result<String, AskError>;
        fn poll(
            self: Pin<&mut Self>,
            _: &mut Context<'_>,
        ) -> Poll<Result<String, AskError>> {
            Poll::Pending
        }
    }
};
