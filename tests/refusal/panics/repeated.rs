//! The claim of a run that has panicked.

use super::shop::{Rig, sell, tell};

#[tokio::test]
async fn the_outcome_of_an_answer_whose_run_has_panicked_is_unknown_for_ever() {
    let rig = Rig::new();
    let (last, ended) = rig.call(&sell, "the end").await;
    ended.unwrap_err();
    for _ in 0..2 {
        let again = rig
            .engine
            .call(&sell, last.clone())
            .await
            .unwrap()
            .to_json();
        let text = again["content"][0]["text"].as_str().unwrap();
        assert!(text.contains("its outcome is unknown"), "{text}");
    }
    assert_eq!(rig.effects.get(), (1, 1));
    // The positive twin is given its reply again.
    let (last, ended) = rig.call(&sell, "nowhere").await;
    let again = rig.engine.call(&sell, last).await.unwrap();
    assert_eq!(again.to_json(), ended.unwrap());
    assert_eq!(rig.effects.get(), (2, 2));
}

#[tokio::test]
async fn a_first_round_that_panics_has_no_claim_and_may_be_sent_again() {
    let rig = Rig::new();
    let (first, ended) = rig.call(&tell, "the beginning").await;
    ended.unwrap_err();
    rig.engine.call(&tell, first).await.unwrap_err();
    assert_eq!(rig.effects.get(), (2, 0));
}
