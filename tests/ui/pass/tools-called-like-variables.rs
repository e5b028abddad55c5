//! Generated code has no variables that a tool could be called like.

#![deny(warnings)]

use mrtr::prelude::*;

macro_rules! tools {
    ($($name:ident)*) => {$(
        #[mrtr_tool]
        async fn $name(number: u32, text: String) -> Result<String, ToolError> {
            let both = format!("{number}{text}");
            for digit in both.chars() {
                let _ = confirm(format!("{digit}?")).await?;
            }
            let sure = text.len() > 3 && confirm("Sure?").await?;
            Ok(format!("{both}{sure}"))
        }
    )*};
}

tools! {
    value error returned unreadable needs arguments given run scope schema slot pc item name
    describe ttl future result ok err some none
}

fn main() {
    let _ = Server::new("ui", "1").tool(value).tool(error).tool(returned);
}
