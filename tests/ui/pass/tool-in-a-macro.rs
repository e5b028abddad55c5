//! A tool may come out of another macro, with names of the macro's and of its user's.

#![deny(warnings)]

mod kit {
    pub use mrtr;

    #[macro_export]
    macro_rules! confirmed {
        ($(#[$doc:meta])* $name:ident($($argument:ident: $ty:ty),*) -> $out:ty { $question:expr } $done:block) => {
            $(#[$doc])*
            #[$crate::kit::mrtr::mrtr_tool(crate = $crate::kit::mrtr)]
            pub async fn $name($($argument: $ty),*) -> Result<$out, $crate::kit::mrtr::ToolError> {
                use $crate::kit::mrtr::prelude::*;
                // The macro's own variable is another one than its user's of that name.
                let count = 1_u32;
                let sure = confirm($question).await?;
                let done = $done;
                let _ = confirm(format!("{sure} {count}?")).await?;
                Ok(done)
            }
        };
    }
}

mod tools {
    crate::confirmed! {
        /// Counts.
        count_up(count: u32) -> u32 { format!("Count {count} up?") } { count + 1 }
    }
}

fn main() {
    use mrtr::prelude::*;
    let _ = Server::new("ui", "1").tool(tools::count_up);
}
