//! A tool may be an item of a function, a block or a trait's method.

#![deny(warnings)]

use mrtr::prelude::*;

fn server() -> Server {
    #[derive(Debug, serde::Serialize, serde::Deserialize)]
    struct Offer {
        price: u32,
    }

    /// Books a seat.
    #[mrtr_tool]
    async fn book(seat: String) -> Result<String, ToolError> {
        let offer = Offer { price: 3 };
        let _ = confirm(format!("Book {seat}?")).await?;
        Ok(format!("{seat} for {}", offer.price))
    }

    Server::new("ui", "1").tool(book)
}

trait Serve {
    fn serve() -> Server;
}

impl Serve for u8 {
    fn serve() -> Server {
        #[mrtr_tool]
        async fn book() -> Result<bool, ToolError> {
            Ok(confirm("Sure?").await?)
        }
        {
            #[mrtr_flow]
            async fn pay(price: u32) -> Result<bool, ToolError> {
                Ok(confirm(format!("Pay {price}?")).await?)
            }

            #[mrtr_tool]
            async fn buy() -> Result<bool, ToolError> {
                call(pay(3)).await
            }
            Server::new("ui", "1").tool(book).tool(buy)
        }
    }
}

fn main() {
    let _ = (server(), u8::serve());
}
