//! A function of the author's that has a question's name is called by its path, or is a method.

#![deny(warnings)]

use mrtr::{Server, ToolError, ask_user, mrtr_tool};

struct House;

impl House {
    async fn confirm(&self, text: &str) -> Result<bool, ToolError> {
        Ok(text.is_empty())
    }

    fn choose(&self) -> Result<u32, ToolError> {
        Ok(3)
    }
}

mod house {
    use mrtr::ToolError;

    pub async fn confirm(text: &str) -> Result<bool, ToolError> {
        Ok(text.is_empty())
    }
    pub fn sample() -> Result<u32, ToolError> {
        Ok(3)
    }
}

async fn confirm(text: &str) -> Result<bool, ToolError> {
    house::confirm(text).await
}

fn checkpoint() -> bool {
    true
}

#[mrtr_tool]
async fn book(house: &House, checkpoint: u32) -> Result<String, ToolError> {
    let name: String = ask_user("Who?").await?;
    if house.confirm(&name).await? && self::confirm(&name).await? && house::confirm("x").await? {
        return Ok(format!("{}", house.choose()? + house::sample()?));
    }
    if self::checkpoint() {
        println!("{}", house.confirm("in a macro").await? || self::confirm("in a macro").await?);
    }
    assert!(checkpoint == house::sample()?);
    Ok(name)
}

fn main() {
    let _ = Server::new("ui", "1").tool(book);
}
