//! An author's variables, constants, types and macros may have any name generated code could want.

#![deny(warnings)]
#![allow(non_upper_case_globals, non_camel_case_types, dead_code, unused_macros, unused_imports)]

use ::mrtr::prelude::*;

mod shadows {
    pub struct Result;
    pub struct Option;
    pub struct Box;
    pub struct String;
    pub struct Vec;
    pub struct Iterator;
    pub struct IntoIterator;
    pub struct Send;
    pub struct Clone;
    pub struct Copy;
    pub struct Debug;
    pub struct Default;
    pub struct Tool;
    pub struct Run;
    pub struct Witness;
    pub mod std {}
    pub mod core {}
    pub mod alloc {}
    pub mod mrtr {}
    pub mod serde {}
}
use shadows::*;

// Constants are what a pattern means where it could mean a new variable.
const value: u8 = 1;
const error: u8 = 2;
const returned: u8 = 3;
const unreadable: u8 = 4;
const arguments: u8 = 5;
const needs: u8 = 6;
const given: u8 = 7;
static run: u8 = 8;
static scope: u8 = 9;
static asked: u8 = 10;
static item: u8 = 11;

macro_rules! vec {
    ($($any:tt)*) => { compile_error!("not this one") };
}
macro_rules! unreachable {
    ($($any:tt)*) => { compile_error!("not this one") };
}
macro_rules! matches {
    ($($any:tt)*) => { compile_error!("not this one") };
}

#[mrtr_tool]
async fn shadowed_items(seat: ::std::string::String) -> ::core::result::Result<u32, ToolError> {
    let mut total = u32::from(value) + u32::from(run);
    for step in 0..3 {
        if confirm("Next?").await? {
            total += step;
        }
    }
    for letter in seat.chars() {
        if confirm(::std::format!("Take {letter}?")).await? {
            total += 1;
        }
    }
    if total > 5 && confirm("Enough?").await? {
        return ::core::result::Result::Ok(total);
    }
    while let ::core::option::Option::Some(_) = next(&mut total) {
        let (a, b) = ask_all((confirm("A?"), confirm("B?").key("b"))).await?;
        if a && b {
            break;
        }
    }
    ::core::result::Result::Ok(total)
}

fn next(total: &mut u32) -> ::core::option::Option<u32> {
    *total = total.checked_sub(1)?;
    ::core::option::Option::Some(*total)
}

#[mrtr_flow]
async fn shadowed_flow(seat: u32, shop: &Shop) -> ::core::result::Result<u32, ToolError> {
    let _ = confirm("Flow?").await?;
    ::core::result::Result::Ok(seat + shop.0)
}

struct Shop(u32);

#[mrtr_tool]
async fn calls_it(seat: u32) -> ::core::result::Result<u32, ToolError> {
    call(shadowed_flow(seat)).await
}

#[mrtr_prompt]
async fn shadowed_prompt(seat: u32) -> ::std::string::String {
    ::std::format!("{seat}")
}

#[mrtr_resource(uri = "docs://{page}")]
async fn shadowed_resource(page: ::std::string::String) -> ::std::string::String {
    page
}

fn main() {
    let _ = Server::new("ui", "1").tool(shadowed_items).tool(calls_it);
    let _ = (shadowed_prompt, shadowed_resource);
}
