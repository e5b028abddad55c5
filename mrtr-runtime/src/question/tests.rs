use std::{collections::HashMap, fmt::Debug};

use serde_json::{Value, json};

use super::*;
use crate::protocol::error::AskError;

/// Responses by key, and keys that could not be asked.
#[derive(Default)]
struct Script {
    responses: HashMap<&'static str, Value>,
    unsupported: HashMap<&'static str, Kind>,
}

impl Script {
    fn of<const N: usize>(responses: [(&'static str, Value); N]) -> Self {
        Self {
            responses: responses.into(),
            ..Self::default()
        }
    }

    fn unsupported(mut self, key: &'static str, kind: Kind) -> Self {
        self.unsupported.insert(key, kind);
        self
    }
}

impl Answers for Script {
    fn given(&self, key: &str) -> Given<'_> {
        match (self.unsupported.get(key), self.responses.get(key)) {
            (Some(kind), _) => Given::Unsupported(*kind),
            (None, Some(response)) => Given::Response(response),
            (None, None) => Given::Missing,
        }
    }
}

fn accept(content: Value) -> Value {
    let mut response = json!({ "action": "accept" });
    response["content"] = content;
    response
}

fn decline() -> Value {
    json!({ "action": "decline", "content": { "answer": "x", "confirm": true, "choose": "a" } })
}

fn cancel() -> Value {
    json!({ "action": "cancel", "content": { "confirm": true } })
}

#[track_caller]
fn settled<T: Debug>(judgement: Judgement<T>) -> T {
    match judgement {
        Judgement::Settled(output) => output,
        Judgement::Again(open) => panic!("still open: {open:?}"),
    }
}

#[track_caller]
fn open<T: Debug>(judgement: Judgement<T>) -> Vec<(String, Option<String>)> {
    match judgement {
        Judgement::Settled(output) => panic!("settled: {output:?}"),
        Judgement::Again(open) => open
            .into_iter()
            .map(|open| (open.key, open.fault))
            .collect(),
    }
}

fn ask(question: &impl Question, script: &Script) -> Vec<(String, Option<String>)> {
    match question.judge(script) {
        Judgement::Settled(_) => Vec::new(),
        Judgement::Again(open) => open
            .into_iter()
            .map(|open| (open.key, open.fault))
            .collect(),
    }
}

fn sent(question: &impl Question) -> Value {
    question
        .requests()
        .iter()
        .map(|request| (request.key.clone(), request.to_value()))
        .collect()
}

/// Packs and unpacks a question; gives the bytes it takes.
fn packed<Q: Question>(question: &Q) -> usize {
    let bytes = rmp_serde::to_vec(question).unwrap();
    let back: Q = rmp_serde::from_slice(&bytes).unwrap();
    assert_eq!(sent(&back), sent(question));
    assert_eq!(rmp_serde::to_vec(&back).unwrap(), bytes);
    bytes.len()
}

#[test]
fn a_single_value_is_a_form_with_one_field_named_by_the_key() {
    let mut question = ask_user::<u8>("How many?")
        .title("Seats")
        .describe("At most nine.")
        .default(2);
    question.suggest_keys(&["seats"]);
    assert_eq!(
        sent(&question),
        json!({ "seats": { "method": "elicitation/create", "params": {
            "mode": "form",
            "message": "How many?",
            "requestedSchema": {
                "type": "object",
                "properties": { "seats": {
                    "type": "integer", "title": "Seats", "description": "At most nine.", "minimum": 0, "maximum": 255, "default": 2,
                } },
                "required": ["seats"],
            },
        } } })
    );
    assert_eq!(question.requests()[0].kind, Kind::Form);
    assert_eq!(
        settled(question.judge(&Script::of([("seats", accept(json!({ "seats": 3 })))]))),
        Ok(3)
    );
}

#[test]
fn an_answer_is_accepted_declined_or_cancelled() {
    let question = ask_user::<String>("Who?");
    let given = |response| question.judge(&Script::of([("answer", response)]));
    assert_eq!(
        settled(given(accept(json!({ "answer": "Ann", "extra": [1] })))),
        Ok("Ann".to_owned())
    );
    assert_eq!(settled(given(decline())), Err(AskError::Declined));
    assert_eq!(settled(given(cancel())), Err(AskError::Cancelled));
    let nobody = Script::default().unsupported("answer", Kind::Form);
    assert_eq!(
        settled(question.judge(&nobody)),
        Err(AskError::Unsupported(Kind::Form))
    );
}

#[test]
fn what_is_missing_is_asked_again_without_and_what_is_wrong_with_a_reason() {
    let question = ask_user::<u8>("Age?").key("age");
    assert_eq!(
        open(question.judge(&Script::default())),
        [("age".to_owned(), None)]
    );
    for (response, reason) in [
        (accept(json!({ "age": 300 })), "\"age\" must be at most 255"),
        (
            accept(json!({ "age": "18" })),
            "\"age\" must be a whole number",
        ),
        (
            accept(json!({ "age": { "age": 18 } })),
            "\"age\" must be a whole number",
        ),
        (accept(json!({})), "\"age\" is missing"),
        (json!({ "action": "accept" }), "\"age\" is missing"),
        (accept(json!(18)), "its content was not a filled-in form"),
        (
            json!({ "age": 18 }),
            "it did not say whether the user accepted, declined or cancelled",
        ),
        (
            json!(12345),
            "it did not say whether the user accepted, declined or cancelled",
        ),
        (
            json!(null),
            "it did not say whether the user accepted, declined or cancelled",
        ),
        (
            json!([]),
            "it did not say whether the user accepted, declined or cancelled",
        ),
    ] {
        let given = question.judge(&Script::of([("age", response)]));
        assert_eq!(open(given), [("age".to_owned(), Some(reason.to_owned()))]);
    }
    assert_eq!(
        settled(question.judge(&Script::of([("age", accept(json!({ "age": 18.0 })))]))),
        Ok(18)
    );
}

#[test]
fn a_confirmation_is_true_only_where_the_user_accepted_and_said_yes() {
    let question = confirm("Buy?").default(true);
    assert_eq!(
        sent(&question)["confirm"]["params"]["requestedSchema"],
        json!({ "type": "object", "properties": { "confirm": { "type": "boolean", "default": true } }, "required": ["confirm"] })
    );
    let given = |response| question.judge(&Script::of([("confirm", response)]));
    assert_eq!(settled(given(accept(json!({ "confirm": true })))), Ok(true));
    assert_eq!(
        settled(given(accept(json!({ "confirm": false })))),
        Ok(false)
    );
    assert_eq!(settled(given(decline())), Ok(false));
    assert_eq!(settled(given(cancel())), Err(AskError::Cancelled));
    for wrong in [
        json!(true),
        json!({ "confirm": true }),
        json!({ "action": "accept" }),
        accept(json!({})),
        accept(json!({ "confirm": "true" })),
        accept(json!({ "confirm": 1 })),
        accept(json!({ "confirm": null })),
        accept(json!({ "ok": true })),
        json!({ "role": "assistant", "content": { "type": "text", "text": "yes" }, "model": "m" }),
    ] {
        assert_eq!(open(given(wrong.clone())).len(), 1, "{wrong}");
    }
    let nobody = Script::default().unsupported("confirm", Kind::Form);
    assert_eq!(
        settled(question.judge(&nobody)),
        Err(AskError::Unsupported(Kind::Form))
    );
}

#[test]
fn a_choice_is_one_that_was_offered() {
    let question = choose("Which?", [("12A", "12A, window"), ("12B", "12B, aisle")])
        .key("seat")
        .default("12B");
    let options = json!([{ "const": "12A", "title": "12A, window" }, { "const": "12B", "title": "12B, aisle" }]);
    assert_eq!(
        sent(&question)["seat"]["params"]["requestedSchema"]["properties"]["seat"],
        json!({ "type": "string", "oneOf": options, "default": "12B" })
    );
    let given =
        |seat: Value| question.judge(&Script::of([("seat", accept(json!({ "seat": seat })))]));
    assert_eq!(settled(given(json!("12A"))), Ok("12A".to_owned()));
    for wrong in [json!("12A, window"), json!("12C"), json!(0), json!(["12A"])] {
        assert_eq!(
            open(given(wrong)),
            [(
                "seat".to_owned(),
                Some("\"seat\" must be one of the options".to_owned())
            )]
        );
    }
}

#[test]
fn several_choices_are_all_offered_and_as_many_as_asked_for() {
    let question = choose_many("Which?", vec!["a", "b", "c"])
        .at_least(1)
        .at_most(2)
        .default(["a"]);
    assert_eq!(
        sent(&question)["choose"]["params"]["requestedSchema"]["properties"]["choose"],
        json!({ "type": "array", "minItems": 1, "maxItems": 2, "items": { "type": "string", "enum": ["a", "b", "c"] }, "default": ["a"] })
    );
    let given = |picks: Value| {
        question.judge(&Script::of([(
            "choose",
            accept(json!({ "choose": picks })),
        )]))
    };
    assert_eq!(
        settled(given(json!(["c", "a"]))),
        Ok(vec!["c".to_owned(), "a".to_owned()])
    );
    for wrong in [
        json!([]),
        json!(["a", "b", "c"]),
        json!(["d"]),
        json!(["a", "a"]),
        json!("a"),
    ] {
        assert_eq!(open(given(wrong)).len(), 1);
    }
}

#[test]
fn a_choice_among_nothing_is_an_error_and_nobody_is_asked() {
    fn nothing<Q: Question<Output = Result<T, AskError>>, T: Debug + PartialEq>(question: &Q) {
        assert!(question.needs_no_asking());
        assert_eq!(sent(question), json!({}));
        assert_eq!(
            settled(question.judge(&Script::default())),
            Err(AskError::NoOptions)
        );
    }
    nothing(&choose("Which?", Vec::<String>::new()));
    nothing(&choose_many("Which?", Vec::<String>::new()));
    nothing(&ask_all((
        confirm("Sure?"),
        choose("Which?", Vec::<String>::new()),
    )));
    assert!(!choose("Which?", ["a"]).needs_no_asking());
}

#[test]
fn a_default_that_is_not_offered_is_not_sent() {
    let property = |question: &dyn Fn() -> Value| {
        question()["choose"]["params"]["requestedSchema"]["properties"]["choose"].clone()
    };
    assert_eq!(
        property(&|| sent(&choose("?", ["a"]).default("b"))),
        json!({ "type": "string", "enum": ["a"] })
    );
    assert_eq!(
        property(&|| sent(&choose("?", ["a"]).default("a"))),
        json!({ "type": "string", "enum": ["a"], "default": "a" })
    );
}

#[test]
fn a_page_is_opened_by_consent_and_content_does_not_matter() {
    let question = open_url("Pay", "https://e.com/pay");
    assert_eq!(question.requests()[0].kind, Kind::Url);
    let given = |response| question.judge(&Script::of([("open_url", response)]));
    assert_eq!(settled(given(json!({ "action": "accept" }))), Ok(()));
    assert_eq!(settled(given(decline())), Err(AskError::Declined));
    assert_eq!(settled(given(cancel())), Err(AskError::Cancelled));
    assert_eq!(open(given(json!({ "paid": true }))).len(), 1);
    let nobody = Script::default().unsupported("open_url", Kind::Url);
    assert_eq!(
        settled(question.judge(&nobody)),
        Err(AskError::Unsupported(Kind::Url))
    );
}

#[test]
fn a_model_answers_with_text_and_its_name() {
    let question = sample("Capital of France?");
    let params = &sent(&question)["sample"]["params"];
    assert_eq!(params["maxTokens"], 1024);
    assert_eq!(question.requests()[0].kind, Kind::Sampling);
    let answer = json!({ "role": "assistant", "content": { "type": "text", "text": "Paris" }, "model": "m" });
    let completion = settled(question.judge(&Script::of([("sample", answer)]))).unwrap();
    assert_eq!(
        (completion.text.as_str(), completion.model.as_str()),
        ("Paris", "m")
    );
    for wrong in [decline(), json!({ "roots": [] }), json!(null)] {
        assert_eq!(
            open(question.judge(&Script::of([("sample", wrong)]))).len(),
            1
        );
    }
}

#[test]
fn tools_for_a_model_need_their_own_capability() {
    let tool = sample::SampleTool {
        name: "add".to_owned(),
        description: String::new(),
        input_schema: json!({ "type": "object" }),
    };
    let question = super::sample(SampleRequest::new(5).user("1 + 1?").tool(tool));
    assert_eq!(question.requests()[0].kind, Kind::SamplingTools);
    packed(&question);
}

#[test]
fn roots_come_as_a_list() {
    let question = list_roots().key("client_roots");
    assert_eq!(question.requests()[0].kind, Kind::Roots);
    let answer = json!({ "roots": [{ "uri": "file:///a" }] });
    let root = Root {
        uri: "file:///a".to_owned(),
        name: None,
    };
    assert_eq!(
        settled(question.judge(&Script::of([("client_roots", answer)]))),
        Ok(vec![root])
    );
    assert_eq!(
        open(question.judge(&Script::of([("client_roots", accept(json!({})))]))).len(),
        1
    );
}

#[test]
fn a_checkpoint_asks_nothing_and_is_settled_by_the_next_call() {
    assert_eq!(sent(&checkpoint()), json!({}));
    assert!(!checkpoint().needs_no_asking());
    settled(checkpoint().judge(&Script::default()));
    assert_eq!(rmp_serde::to_vec(&checkpoint()).unwrap().len(), 1);
}

#[test]
fn a_question_travels_as_its_message_and_up_to_three_bytes() {
    assert_eq!(packed(&ask_user::<bool>("Who?")), 1 + 4);
    assert_eq!(packed(&confirm("Who?")), 1 + 4);
    assert_eq!(
        packed(&open_url("Pay", "https://e.com")),
        1 + 1 + 3 + 1 + 13 + 1
    );
    assert_eq!(packed(&list_roots()), 1);
    assert_eq!(packed(&ask_all((confirm("a"), confirm("b")))), 1 + 2 + 2);
    assert_eq!(packed(&choose("Who?", ["ab", "cd"])), 1 + 5 + 1 + 3 + 3);
    packed(&sample("Hi"));
}

#[test]
fn everything_an_author_sets_comes_back() {
    packed(
        &ask_user::<i32>("Who?")
            .key("k")
            .title("T")
            .describe("D")
            .default(-3),
    );
    packed(
        &confirm("Who?")
            .key("k")
            .title("T")
            .describe("D")
            .default(false),
    );
    packed(
        &choose("Who?", [("a", "A")])
            .key("k")
            .title("T")
            .describe("D")
            .default("a"),
    );
    packed(
        &choose_many("Who?", ["a", "b"])
            .key("k")
            .at_most(1)
            .default(["b"]),
    );
    packed(&open_url("Pay", "https://e.com").key("k"));
    packed(&sample("Hi").key("k"));
    packed(&list_roots().key("k"));
    packed(&ask_each((
        confirm("a").key("x"),
        ask_user::<u8>("b").default(1),
    )));
}

#[test]
fn suggestions_do_not_travel_and_are_made_again() {
    let mut question = confirm("Sure?").key("sure");
    question.suggest_keys(&["sure"]);
    let bytes = rmp_serde::to_vec(&question).unwrap();
    assert_eq!(bytes.len(), 1 + 5);
    let mut back: Confirm = rmp_serde::from_slice(&bytes).unwrap();
    back.suggest_keys(&["sure"]);
    assert_eq!(sent(&back), sent(&question));
}

#[test]
fn a_batch_takes_one_suggestion_for_each_question() {
    let mut batch = ask_all((
        ask_user::<String>("Who?"),
        confirm("Sure?").key("sure"),
        choose("Which?", ["a"]),
    ));
    batch.suggest_keys(&["name", "ok"]);
    let keys: Vec<_> = batch
        .requests()
        .into_iter()
        .map(|request| request.key)
        .collect();
    assert_eq!(keys, ["name", "sure", "choose"]);
}

#[test]
fn a_batch_gives_every_answer_in_order() {
    let batch = ask_all((
        ask_user::<String>("Who?").key("who"),
        confirm("Sure?").key("sure"),
    ));
    let script = Script::of([
        ("sure", accept(json!({ "sure": true }))),
        ("who", accept(json!({ "who": "Ann" }))),
    ]);
    assert_eq!(settled(batch.judge(&script)), Ok(("Ann".to_owned(), true)));
}

#[test]
fn a_batch_asks_again_only_for_what_is_open() {
    let batch = ask_all((
        ask_user::<u8>("Age?").key("age"),
        confirm("Sure?").key("sure"),
        confirm("Really?").key("really"),
    ));
    let script = Script::of([
        ("age", accept(json!({ "age": 300 }))),
        ("sure", accept(json!({ "sure": true }))),
    ]);
    let expected = [
        (
            "age".to_owned(),
            Some("\"age\" must be at most 255".to_owned()),
        ),
        ("really".to_owned(), None),
    ];
    assert_eq!(open(batch.judge(&script)), expected);
    assert_eq!(
        ask(
            &ask_each((
                ask_user::<u8>("Age?").key("age"),
                confirm("Sure?").key("sure")
            )),
            &script
        ),
        expected[..1]
    );
}

#[test]
fn the_first_refusal_in_tuple_order_wins() {
    let batch = ask_all((
        ask_user::<u8>("a").key("a"),
        ask_user::<u8>("b").key("b"),
        ask_user::<u8>("c").key("c"),
    ));
    let one = || accept(json!({ "a": 1 }));
    let both = Script::of([("a", one()), ("b", cancel()), ("c", decline())]);
    assert_eq!(settled(batch.judge(&both)), Err(AskError::Cancelled));
    // Nothing that is still open can change it, so nobody is bothered again.
    let early = Script::of([("a", one()), ("b", decline())]);
    assert_eq!(settled(batch.judge(&early)), Err(AskError::Declined));
    // The open one comes before and may be refused in another way.
    let late = Script::of([("b", decline())]);
    assert_eq!(ask(&batch, &late).len(), 2);
}

#[test]
fn a_batch_with_a_question_that_cannot_be_asked_asks_none() {
    let batch = ask_all((
        confirm("a").key("a"),
        open_url("b", "https://e.com").key("b"),
    ));
    let script = Script::default().unsupported("b", Kind::Url);
    assert_eq!(
        settled(batch.judge(&script)),
        Err(AskError::Unsupported(Kind::Url))
    );
}

#[test]
fn each_question_of_a_batch_may_have_its_own_result() {
    let batch = ask_each((
        confirm("a").key("a"),
        open_url("b", "https://e.com").key("b"),
        choose("c", Vec::<String>::new()).key("c"),
        ask_user::<u8>("d").key("d"),
    ));
    assert!(!batch.needs_no_asking());
    let keys: Vec<_> = batch
        .requests()
        .into_iter()
        .map(|request| request.key)
        .collect();
    assert_eq!(keys, ["a", "b", "d"]);
    let script = Script::of([("a", accept(json!({ "a": true }))), ("d", cancel())])
        .unsupported("b", Kind::Url);
    assert_eq!(
        settled(batch.judge(&script)),
        (
            Ok(true),
            Err(AskError::Unsupported(Kind::Url)),
            Err(AskError::NoOptions),
            Err(AskError::Cancelled)
        )
    );
}

#[test]
fn eight_questions_fit_in_a_batch() {
    let one = |key: &str| confirm("?").key(key);
    let batch = ask_all((
        one("a"),
        one("b"),
        one("c"),
        one("d"),
        one("e"),
        one("f"),
        one("g"),
        one("h"),
    ));
    packed(&batch);
    assert_eq!(batch.requests().len(), 8);
}

#[test]
fn questions_are_send_and_sync_whatever_they_ask_for() {
    fn send_sync<T: Send + Sync>(_: &T) {}
    send_sync(&ask_user::<std::rc::Rc<u8>>("?"));
    send_sync(&ask_all((confirm("?"), choose("?", ["a"]))));
}

proptest::proptest! {
    #[test]
    fn no_response_breaks_a_question(response in crate::protocol::form::validate::tests::any_json()) {
        let as_is = Script::of([("answer", response.clone()), ("confirm", response.clone()), ("sample", response.clone()), ("list_roots", response.clone())]);
        let content = Script::of([("answer", accept(json!({ "answer": response }))), ("confirm", accept(json!({ "confirm": response })))]);
        for script in [as_is, content] {
            ask(&ask_user::<u8>("?"), &script);
            ask(&ask_user::<f32>("?"), &script);
            ask(&ask_user::<String>("?"), &script);
            ask(&sample("?"), &script);
            ask(&list_roots(), &script);
            if let Judgement::Settled(Ok(true)) = confirm("?").judge(&script) {
                proptest::prop_assert_eq!(&response, &json!(true));
            }
        }
    }
}

#[test]
fn a_list_of_questions_is_a_batch() {
    let who = |name: &str| confirm(format!("{name}?")).key(name);
    let script = Script::of([("ann", accept(json!({ "ann": true }))), ("bob", decline())]);
    let list = vec![who("bob"), who("ann")];
    let sure = |answers: &[bool]| Ok(answers.to_vec());
    assert_eq!(
        settled(ask_all(list.clone()).judge(&script)),
        sure(&[false, true])
    );
    assert_eq!(
        settled(ask_each(list).judge(&script)),
        [Ok(false), Ok(true)]
    );
    let open_too = ask_all(vec![who("ann"), who("cy")]);
    assert_eq!(open(open_too.judge(&script)), [("cy".to_owned(), None)]);
    assert_eq!(
        packed(&ask_all(vec![confirm("a"), confirm("b")])),
        1 + 2 + 2
    );
}

#[test]
fn no_questions_at_all_are_answered_without_asking() {
    let none = || ask_all(Vec::<Confirm>::new());
    assert!(none().needs_no_asking());
    assert_eq!(settled(none().judge(&Script::default())), Ok(vec![]));
    // Among others they change nothing.
    let others = ask_all((none(), confirm("Sure?")));
    assert!(!others.needs_no_asking());
    assert_eq!(others.requests().len(), 1);
    let refused = ask_all((none(), choose("Which?", Vec::<String>::new())));
    assert!(refused.needs_no_asking());
}
