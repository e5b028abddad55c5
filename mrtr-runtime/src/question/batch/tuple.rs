//! Questions of any kinds, as many as are written.

use super::{Batch, Member, Tally, foregone};
use crate::{
    protocol::{
        error::AskError,
        input::{Answers, InputRequest},
    },
    question::{EntryMut, Judgement, Keys},
};

macro_rules! batches {
    ($(($($question:ident $answer:ident $index:tt)+))+) => {$(
        impl<$($question),+> Batch for ($($question,)+)
        where
            $($question: Member,)+
        {
            type All = ($($question::Answer,)+);
            type Each = ($(Result<$question::Answer, AskError>,)+);

            fn suggest(&mut self, keys: Keys) {
                $(self.$index.suggest_keys(keys.get($index..=$index).unwrap_or_default());)+
            }

            fn requests(&self) -> Vec<InputRequest> {
                let mut requests = Vec::new();
                $(requests.extend(self.$index.requests());)+
                requests
            }

            fn need_no_asking(&self) -> (bool, bool) {
                (
                    $(foregone(&self.$index))||+,
                    $(self.$index.needs_no_asking())&&+,
                )
            }

            #[expect(non_snake_case, reason = "one identifier serves as the type and as the binding")]
            fn judge_all(&self, answers: &dyn Answers) -> Judgement<Result<Self::All, AskError>> {
                let mut tally = Tally::default();
                $(
                    let $answer = self.$index.judge(answers);
                    tally.count(&$answer);
                )+
                if let Some(error) = tally.verdict() {
                    return Judgement::Settled(Err(error));
                }
                match ($($answer,)+) {
                    ($(Judgement::Settled(Ok($answer)),)+) => Judgement::Settled(Ok(($($answer,)+))),
                    _ => Judgement::Again(tally.open),
                }
            }

            #[expect(non_snake_case, reason = "one identifier serves as the type and as the binding")]
            fn judge_each(&self, answers: &dyn Answers) -> Judgement<Self::Each> {
                let mut tally = Tally::default();
                $(
                    let $answer = self.$index.judge(answers);
                    tally.count(&$answer);
                )+
                match ($($answer,)+) {
                    ($(Judgement::Settled($answer),)+) => Judgement::Settled(($($answer,)+)),
                    _ => Judgement::Again(tally.open),
                }
            }

            fn entries(&mut self) -> Vec<EntryMut<'_>> {
                let mut entries = Vec::new();
                $(entries.extend(self.$index.entries());)+
                entries
            }

            fn forms() -> Vec<u32> {
                [$($question::forms()),+].concat()
            }

            fn blank() -> Option<Self> {
                Some(($($question::blank()?,)+))
            }
        }
    )+};
}

batches! {
    (Q0 A0 0)
    (Q0 A0 0 Q1 A1 1)
    (Q0 A0 0 Q1 A1 1 Q2 A2 2)
    (Q0 A0 0 Q1 A1 1 Q2 A2 2 Q3 A3 3)
    (Q0 A0 0 Q1 A1 1 Q2 A2 2 Q3 A3 3 Q4 A4 4)
    (Q0 A0 0 Q1 A1 1 Q2 A2 2 Q3 A3 3 Q4 A4 4 Q5 A5 5)
    (Q0 A0 0 Q1 A1 1 Q2 A2 2 Q3 A3 3 Q4 A4 4 Q5 A5 5 Q6 A6 6)
    (Q0 A0 0 Q1 A1 1 Q2 A2 2 Q3 A3 3 Q4 A4 4 Q5 A5 5 Q6 A6 6 Q7 A7 7)
}
