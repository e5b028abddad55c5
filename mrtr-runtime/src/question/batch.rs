//! Several questions in one round.

mod list;
mod tuple;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{EntryMut, Judgement, Keys, Question, sealed, trap::only_inside_mrtr_tool};
use crate::protocol::{
    error::AskError,
    input::{Answers, InputRequest, Open, Responses},
};

/// Asks several questions in one round; gives all the answers, in order.
///
/// `questions` is a tuple of up to eight, of any kinds, or a `Vec` of one kind, each with a key of its own
/// by `.key(..)`. An empty `Vec` asks nothing. Answers that were good are kept where another has to be
/// given again.
///
/// # Errors
///
/// Awaiting gives the first refusal in the order of the questions. Where one of them cannot be asked at
/// all, none of them is. Two questions with the same key end the call, before anything is asked.
///
/// ```
/// # extern crate mrtr_runtime as mrtr;
/// use mrtr::question::{ask_all, choose};
///
/// let guests = ["Ada", "Bob"];
/// let meals = guests.map(|guest| choose(format!("What does {guest} eat?"), ["Fish", "Beans"]).key(guest));
/// let _question = ask_all(Vec::from(meals)); // `.await?` in a tool gives a `Vec<String>`
/// ```
pub fn ask_all<Q>(questions: Q) -> AskAll<Q> {
    // Without a bound: the place where it is awaited has one, and one fault is one error.
    AskAll(questions)
}

/// Asks several questions in one round, as [`ask_all`]; gives each one's own result.
pub fn ask_each<Q>(questions: Q) -> AskEach<Q> {
    AskEach(questions)
}

/// Several questions of which every answer is needed; see [`ask_all`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[must_use = "questions are asked where they are awaited"]
pub struct AskAll<Q>(Q);

/// Several questions, each with its own result; see [`ask_each`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[must_use = "questions are asked where they are awaited"]
pub struct AskEach<Q>(Q);

/// A question whose answer is one of several.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be asked together with others",
    label = "one of these is not a question that can be refused",
    note = "a batch is a tuple or a `Vec` of questions, each of which has an answer; a `checkpoint()` stands alone"
)]
pub trait Member: Question<Output = Result<Self::Answer, AskError>> {
    /// The answer.
    type Answer;
}

/// Makes a question one that can be part of a batch.
macro_rules! member {
    ($question:ident gives $answer:ty) => {
        impl $crate::question::batch::Member for $question {
            type Answer = $answer;
        }
    };
}
pub(super) use member;

/// A tuple of up to eight questions, or a list of questions of one kind.
#[diagnostic::on_unimplemented(
    message = "this is not a tuple or a `Vec` of questions",
    label = "expected a tuple of one to eight questions, or a `Vec` of them",
    note = "for example `ask_all((confirm(\"Sure?\"), choose(\"Which?\", options)))`; an iterator has to be collected first"
)]
pub trait Batch: Serialize + DeserializeOwned + Send {
    /// Every answer.
    type All;
    /// Every result.
    type Each;

    #[doc(hidden)]
    fn suggest(&mut self, keys: Keys);
    #[doc(hidden)]
    fn requests(&self) -> Vec<InputRequest>;
    /// Whether any is refused before it is asked, and whether all of them need no asking.
    #[doc(hidden)]
    fn need_no_asking(&self) -> (bool, bool);
    #[doc(hidden)]
    fn judge_all(&self, answers: &dyn Answers) -> Judgement<Result<Self::All, AskError>>;
    #[doc(hidden)]
    fn judge_each(&self, answers: &dyn Answers) -> Judgement<Self::Each>;
    #[doc(hidden)]
    fn entries(&mut self) -> Vec<EntryMut<'_>>;
    #[doc(hidden)]
    fn forms() -> Vec<u32>;
    #[doc(hidden)]
    fn blank() -> Option<Self>;
}

/// Whether nobody needs to be asked to know that there is no answer.
fn foregone(question: &impl Member) -> bool {
    question.needs_no_asking()
        && matches!(
            question.judge(&Responses::default()),
            Judgement::Settled(Err(_))
        )
}

/// What a batch's questions came to so far, in their order.
#[derive(Default)]
struct Tally {
    open: Vec<Open>,
    /// The first refusal that nothing before it can still change.
    refusal: Option<AskError>,
    /// The first one that was certain before anybody was asked.
    foregone: Option<AskError>,
}

impl Tally {
    fn count<A>(&mut self, judgement: &Judgement<Result<A, AskError>>) {
        match judgement {
            Judgement::Settled(Ok(_)) => {}
            Judgement::Again(open) => self.open.extend(open.iter().cloned()),
            Judgement::Settled(Err(error)) => {
                if matches!(error, AskError::Unsupported(_) | AskError::NoOptions) {
                    self.foregone.get_or_insert_with(|| error.clone());
                }
                if self.open.is_empty() {
                    self.refusal.get_or_insert_with(|| error.clone());
                }
            }
        }
    }

    /// The error that settles the whole, whatever the open questions' answers will be.
    fn verdict(&mut self) -> Option<AskError> {
        // With a refusal in hand no open question is worth a person's time.
        self.refusal.take().or_else(|| self.foregone.take())
    }
}

impl<Q> sealed::Sealed for AskAll<Q> {}

impl<Q: Batch> Question for AskAll<Q> {
    type Output = Result<Q::All, AskError>;

    fn suggest_keys(&mut self, keys: Keys) {
        self.0.suggest(keys);
    }

    fn requests(&self) -> Vec<InputRequest> {
        if self.needs_no_asking() {
            Vec::new()
        } else {
            self.0.requests()
        }
    }

    fn needs_no_asking(&self) -> bool {
        let (refused, all) = self.0.need_no_asking();
        // One that has no answer leaves no answer for the whole.
        refused || all
    }

    fn judge(&self, answers: &dyn Answers) -> Judgement<Self::Output> {
        self.0.judge_all(answers)
    }

    fn entries(&mut self) -> Vec<EntryMut<'_>> {
        self.0.entries()
    }

    fn forms() -> Vec<u32> {
        Q::forms()
    }

    fn blank() -> Option<Self> {
        Q::blank().map(Self)
    }
}

impl<Q> sealed::Sealed for AskEach<Q> {}

impl<Q: Batch> Question for AskEach<Q> {
    type Output = Q::Each;

    fn suggest_keys(&mut self, keys: Keys) {
        self.0.suggest(keys);
    }

    fn requests(&self) -> Vec<InputRequest> {
        self.0.requests()
    }

    fn needs_no_asking(&self) -> bool {
        self.0.need_no_asking().1
    }

    fn judge(&self, answers: &dyn Answers) -> Judgement<Self::Output> {
        self.0.judge_each(answers)
    }

    fn entries(&mut self) -> Vec<EntryMut<'_>> {
        self.0.entries()
    }

    fn forms() -> Vec<u32> {
        Q::forms()
    }

    fn blank() -> Option<Self> {
        Q::blank().map(Self)
    }
}

impl<Q: Batch> Member for AskAll<Q> {
    type Answer = Q::All;
}

only_inside_mrtr_tool!(AskAll<Q: Batch> gives Result<Q::All, AskError>);
only_inside_mrtr_tool!(AskEach<Q: Batch> gives Q::Each);
