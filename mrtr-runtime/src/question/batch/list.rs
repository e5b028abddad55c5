//! Questions of one kind, as many as there are at run time.

use super::{Batch, Member, Tally, foregone};
use crate::{
    protocol::{
        error::AskError,
        input::{Answers, InputRequest},
    },
    question::{EntryMut, Judgement, Keys},
};

impl<Q: Member> Batch for Vec<Q> {
    type All = Vec<Q::Answer>;
    type Each = Vec<Result<Q::Answer, AskError>>;

    /// The macro does not know how many there are: their keys are the author's.
    fn suggest(&mut self, _keys: Keys) {}

    fn requests(&self) -> Vec<InputRequest> {
        self.iter().flat_map(Q::requests).collect()
    }

    fn need_no_asking(&self) -> (bool, bool) {
        (
            self.iter().any(foregone),
            self.iter().all(Q::needs_no_asking),
        )
    }

    fn judge_all(&self, answers: &dyn Answers) -> Judgement<Result<Self::All, AskError>> {
        let mut tally = Tally::default();
        let judged = tally.judge(self, answers);
        if let Some(error) = tally.verdict() {
            return Judgement::Settled(Err(error));
        }
        let settled = judged.into_iter().map(|judgement| match judgement {
            Judgement::Settled(Ok(answer)) => Some(answer),
            _ => None,
        });
        match settled.collect() {
            Some(answers) => Judgement::Settled(Ok(answers)),
            None => Judgement::Again(tally.open),
        }
    }

    fn judge_each(&self, answers: &dyn Answers) -> Judgement<Self::Each> {
        let mut tally = Tally::default();
        let judged = tally.judge(self, answers);
        let settled = judged.into_iter().map(|judgement| match judgement {
            Judgement::Settled(result) => Some(result),
            Judgement::Again(_) => None,
        });
        match settled.collect() {
            Some(results) => Judgement::Settled(results),
            None => Judgement::Again(tally.open),
        }
    }

    fn entries(&mut self) -> Vec<EntryMut<'_>> {
        self.iter_mut().flat_map(Q::entries).collect()
    }

    fn forms() -> Vec<u32> {
        Q::forms()
    }

    /// How many there are is not known.
    fn blank() -> Option<Self> {
        None
    }
}

impl Tally {
    fn judge<Q: Member>(
        &mut self,
        questions: &[Q],
        answers: &dyn Answers,
    ) -> Vec<Judgement<Result<Q::Answer, AskError>>> {
        let judge = |question: &Q| {
            let judgement = question.judge(answers);
            self.count(&judgement);
            judgement
        };
        questions.iter().map(judge).collect()
    }
}
