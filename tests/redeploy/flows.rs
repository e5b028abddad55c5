//! Edits of a tool and of the flow it has called, which waits for the answer.

use mrtr::Tool;
use serde_json::json;

use crate::{accept, assert_stale, redeploy};

mod base {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_flow]
    async fn pick(log: &Log, what: String) -> Result<String, AskError> {
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("picked {what}"));
        Ok(seat)
    }

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        let price = 40_u32;
        let seat = call(pick(flight)).await?;
        log.add("back");
        Ok(format!("{seat} {price}"))
    }
}

/// Tool and flow do something else with what they get.
mod code {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_flow]
    async fn pick(log: &Log, what: String) -> Result<String, AskError> {
        let seat: String = ask_user("Which seat is it to be?").await?;
        log.add(format!("chose {what}"));
        Ok(seat)
    }

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        let price = 40_u32;
        let seat = call(pick(flight)).await?;
        log.add("back again");
        Ok(format!("{seat} for {price}"))
    }
}

/// The flow needs something else.
mod inner {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_flow]
    async fn pick(log: &Log, what: String) -> Result<String, AskError> {
        let label = format!("{what}!");
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("picked {label}"));
        Ok(seat)
    }

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        let price = 40_u32;
        let seat = call(pick(flight)).await?;
        log.add("back");
        Ok(format!("{seat} {price}"))
    }
}

/// The tool needs something else.
mod outer {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_flow]
    async fn pick(log: &Log, what: String) -> Result<String, AskError> {
        let seat: String = ask_user("Which seat?").await?;
        log.add(format!("picked {what}"));
        Ok(seat)
    }

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        let price = 40_u64;
        let seat = call(pick(flight)).await?;
        log.add("back");
        Ok(format!("{seat} {price}"))
    }
}

/// The tool asks by itself.
mod inlined {
    use crate::Log;
    use mrtr::prelude::*;

    #[mrtr_tool]
    pub(super) async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
        let price = 40_u32;
        let seat: String = ask_user("Which seat?").await?;
        log.add(flight);
        Ok(format!("{seat} {price}"))
    }
}

#[tokio::test]
async fn a_call_in_a_flow_goes_on_where_both_frames_are_as_they_were() {
    let (result, effects) = redeploy(&base::book, &base::book, accept("seat", json!("1A"))).await;
    assert_eq!(result["content"][0]["text"], "1A 40");
    assert_eq!(effects, ["picked TP1", "back"]);
}

#[tokio::test]
async fn a_call_in_a_flow_is_refused_where_either_frame_has_changed() {
    let edits: [(&str, &dyn Tool); 3] = [
        ("inner", &inner::book),
        ("outer", &outer::book),
        ("inlined", &inlined::book),
    ];
    for (edit, new) in edits {
        let refused = redeploy(&base::book, new, accept("seat", json!("1A"))).await;
        assert_stale(edit, "book", &refused);
    }
    let refused = redeploy(&inlined::book, &base::book, accept("seat", json!("1A"))).await;
    assert_stale("taken out", "book", &refused);
}
