use syn::parse_quote;

use super::*;
use crate::{diagnostics::Diagnostics, lower};

/// What the one checkpoint of a function says.
fn says(function: ItemFn) -> String {
    all(function).remove(0)
}

fn all(function: ItemFn) -> Vec<String> {
    let mut diagnostics = Diagnostics::new("tool");
    let program = lower::lower(&function, &[], &mut diagnostics);
    let show = |wording: &Wording| {
        let members = wording.members.iter().map(|member| {
            let beside = match &member.beside {
                Some(Beside::Known(beside)) => format!(" known {beside}"),
                Some(Beside::Open(beside)) => format!(" beside {beside}"),
                None => String::new(),
            };
            let constants = member.constants.iter().map(syntax::text);
            let constants: Vec<_> = constants.collect();
            let constants = if constants.is_empty() {
                String::new()
            } else {
                format!(" with {}", constants.join(", "))
            };
            member.message.source() + &beside + &constants
        });
        let members: Vec<_> = members.collect();
        let made = wording.made.as_ref().map(syntax::text);
        let made = made.map_or(String::new(), |made| format!(" made {made}"));
        members.join(" | ") + &made
    };
    let shown = of(&program, &function).iter().map(show).collect();
    diagnostics.discard();
    shown
}

#[test]
fn a_literal_is_known() {
    for function in [
        parse_quote!(
            async fn f() {
                let x = confirm("Pay?").await?;
            }
        ),
        parse_quote!(
            async fn f() {
                let x = confirm("Pay?".to_owned()).await?;
            }
        ),
        parse_quote!(
            async fn f() {
                let x = confirm(String::from("Pay?")).await?;
            }
        ),
        parse_quote!(
            async fn f() {
                let x = confirm(&("Pay?")).key("sure").await?;
            }
        ),
        parse_quote!(
            async fn f() {
                let text = "Pay?";
                let x = confirm(text).await?;
            }
        ),
    ] {
        assert_eq!(says(function), r#"words ["\"Pay?\""] []"#);
    }
}

#[test]
fn what_is_formatted_has_values_between_its_words() {
    let function = parse_quote! {
        async fn f(price: u32, n: u32) { let x = confirm(format!("Pay {price} for {}{{}}", n)).await?; }
    };
    let expected = r#"words ["\"Pay \"", "\" for \"", "\"{}\""] ["price", "n"]"#;
    assert_eq!(says(function), expected);
    let function = parse_quote! {
        async fn f(price: u32) { let x = confirm(format!("Pay {0} for {n:>3}{{}}", price, n = price)).await?; }
    };
    let expected = r#"words ["\"Pay \"", "\" for \"", "\"{}\""] ["price", "price:>3"]"#;
    assert_eq!(says(function), expected);
    let function = parse_quote! {
        async fn f(price: u32) {
            let text = format!("Pay {price}?");
            let x = confirm(&text).await?;
        }
    };
    assert_eq!(says(function), r#"words ["\"Pay \"", "\"?\""] ["price"]"#);
}

#[test]
fn a_constant_text_is_known_and_a_constant_value_is_a_value() {
    let function = parse_quote! {
        async fn f() { let x = confirm(TEXT).await?; }
    };
    assert_eq!(says(function), r#"words ["TEXT"] []"#);
    let function = parse_quote! {
        async fn f() { let x = confirm(format!("{} of {MOST}", limits::LEAST)).await?; }
    };
    assert_eq!(
        says(function),
        r#"words ["\"\"", "\" of \"", "\"\""] ["limits : : LEAST", "MOST"] with limits : : LEAST, MOST"#
    );
}

#[test]
fn a_constant_of_the_body_is_not_known_before_it() {
    let function = parse_quote! {
        async fn f() {
            { use limits::*; let x = confirm(TEXT).await?; }
        }
    };
    assert_eq!(says(function), "opaque TEXT");
}

#[test]
fn the_texts_of_a_variable_are_part_of_the_source() {
    let function = parse_quote! {
        async fn f(all: bool) {
            let what = if all { "everything" } else { "this" };
            let mut text = String::from("Erase ");
            text.push_str(what);
            write!(text, "?").ok();
            let x = confirm(text).await?;
        }
    };
    assert_eq!(
        says(function),
        r#"opaque text where text = String : : from ( "Erase " ) where text = what where text = text , "?" where what = if all { "everything" } else { "this" }"#
    );
}

#[test]
fn a_variable_of_two_values_is_not_followed() {
    for function in [
        parse_quote! {
            async fn f(all: bool) {
                let text = "One?";
                if all { let text = "All?"; let x = confirm(text).await?; }
            }
        },
        parse_quote! {
            async fn f(all: bool) {
                let mut text = "One?";
                if all { text = "All?"; }
                let x = confirm(text).await?;
            }
        },
    ] {
        assert_eq!(
            says(function),
            r#"opaque text where text = "One?" where text = "All?""#
        );
    }
}

#[test]
fn what_is_set_beside_a_message_is_made_where_it_is_known() {
    let function = parse_quote! {
        async fn f() { let x = choose("Which?", ["a", "b"]).title("Size").await?; }
    };
    assert_eq!(
        says(function),
        r#"words ["\"Which?\""] [] made choose ( "" , [ "a" , "b" ] ) . title ( "Size" )"#
    );
    let function = parse_quote! {
        async fn f(sizes: Vec<String>) { let x = choose("Which?", sizes).await?; }
    };
    assert_eq!(
        says(function),
        r#"words ["\"Which?\""] [] beside choose ( "" , sizes )"#
    );
    let function = parse_quote! {
        async fn f() { let x = confirm("Sure?").of_an_extension("a").await?; }
    };
    assert_eq!(
        says(function),
        r#"words ["\"Sure?\""] [] beside confirm ( "" ) . of_an_extension ( "a" )"#
    );
}

#[test]
fn the_questions_of_a_batch_speak_for_themselves() {
    let function = parse_quote! {
        async fn f(n: u32) {
            let (a, b) = ask_all((confirm("Pay?"), ask_user::<u8>(format!("Of {n}?")).default(2))).await?;
        }
    };
    assert_eq!(
        says(function),
        "words [\"\\\"Pay?\\\"\"] [] | words [\"\\\"Of \\\"\", \"\\\"?\\\"\"] [\"n\"] known ask_user : : < u8 > ( \"\" ) . default ( 2 ) made ask_all ( ( \
         confirm ( \"\" ) , ask_user : : < u8 > ( \"\" ) . default ( 2 ) ) )"
    );
    let function = parse_quote! {
        async fn f(all: Vec<Confirm>) { let x = ask_all(all).await?; }
    };
    assert_eq!(says(function), "opaque ask_all ( all )");
}

#[test]
fn a_call_of_a_flow_is_what_stands_there() {
    let function = parse_quote! {
        async fn f() {
            let what = "archive";
            let x = call(sure(what, 3)).await?;
        }
    };
    assert_eq!(
        says(function),
        r#"opaque call ( sure ( what , 3 ) ) where what = "archive""#
    );
}

#[test]
fn a_value_that_is_one_literal_is_part_of_the_words() {
    let function = parse_quote! {
        async fn f() {
            let (what, n) = ("a", 1);
            let what = "Archive";
            let most = 3;
            let used = "twice";
            log(used);
            let x = confirm(format!("{what} {most} of {n} {used}?")).await?;
        }
    };
    // Two variables are called `what`.
    assert_eq!(
        says(function),
        r#"words ["\"\"", "\" \"3 \"\"\" of \"", "\" \"", "\"?\""] ["what where what = ( \"a\" , 1 ) where what = \"Archive\"", "n where n = ( \"a\" , 1 )", "used where used = \"twice\""]"#
    );
}

#[test]
fn constants_that_values_are_made_with_are_told() {
    let function = parse_quote! {
        async fn f(count: Option<u32>) {
            let n = count.unwrap_or(limits::MOST);
            let x = confirm(format!("{n} of {}?", all(&[ALL]))).await?;
        }
    };
    assert_eq!(
        says(function),
        r#"words ["\"\"", "\" of \"", "\"?\""] ["n where n = count . unwrap_or ( limits : : MOST )", "all ( & [ ALL ] )"] with limits : : MOST, ALL"#
    );
}
