//! Items in the body: what is called by which name, and how often it exists.

use crate::{
    differential::{Log, cat},
    same,
};

/// Also the name of functions inside of programs.
fn helper() -> u32 {
    1
}

const PRICE: u32 = 5;

/// Values that go through a thread's counters begin with what was there before, so only differences are compared.
fn since(first: u32, last: u32) -> u32 {
    last - first
}

same! { an_inner_item_is_not_seen_outside_of_its_block (log) -> Result<u32, ToolError>, {
    let before = log.val(helper());
    let inside = {
        let first = helper();
        let n = ask_user::<u32>("n?").await?;
        fn helper() -> u32 { 20 }
        const PRICE: u32 = 300;
        n + first + helper() + PRICE
    };
    log.val(inside);
    if confirm("again?").await? {
        fn helper() -> u32 { 4000 }
        log.val(helper() + ask_user::<u32>("m?").await?);
        log.val(helper());
    }
    Ok(before + inside + helper() + PRICE + ask_user::<u32>("k?").await? + helper())
} }

same! { items_of_one_name_are_in_different_blocks (log) -> Result<String, ToolError>, {
    let text = if confirm("window?").await? {
        const PRICE: u32 = 9;
        if confirm(format!("{PRICE} EUR?")).await? { log.val(PRICE); }
        cat("window ", PRICE)
    } else {
        const PRICE: u32 = 6;
        log.val(PRICE);
        if confirm(format!("{PRICE} EUR?")).await? { log.val(PRICE); }
        cat("aisle ", PRICE)
    };
    Ok(format!("{text} {PRICE}"))
} }

same! { an_item_stands_behind_the_questions_that_need_it (log) -> Result<u32, ToolError>, {
    let mut total = 0;
    for n in 0..2u32 {
        total += price(n);
        total += ask_user::<u32>("a?").await?;
        total += price(ask_user::<u32>("b?").await?);
        fn price(n: u32) -> u32 { n * 10 + helper() }
        fn helper() -> u32 { 2 }
        if confirm("c?").await? { log.val(price(total)); }
    }
    Ok(total + helper())
} }

same! { a_type_of_a_block_travels (log) -> Result<String, ToolError>, {
    let out = {
        #[derive(Clone, serde::Serialize, serde::Deserialize)]
        struct Offer { seat: String, price: u32 }
        impl Offer { fn text(&self) -> String { format!("{}: {}", self.seat, self.price) } }
        impl std::fmt::Display for Offer {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.write_str(&self.text()) }
        }
        let offer = Offer { seat: ask_user::<String>("seat?").await?, price: 3 };
        let n = ask_user::<u32>("n?").await?;
        log.note(offer.text());
        cat(&offer, n)
    };
    Ok(out)
} }

same! { an_item_uses_an_import_or_a_macro_of_its_block (log) -> Result<u32, ToolError>, {
    mod far { pub fn helper() -> u32 { 70 } }
    let n = {
        use far::helper;
        macro_rules! twice { ($n:expr) => { $n * 2 } }
        fn price(n: u32) -> u32 { twice!(n) + helper() }
        let n = price(ask_user::<u32>("n?").await?);
        log.val(n);
        n + price(ask_user::<u32>("m?").await?)
    };
    Ok(n + helper())
} }

same! { a_static_exists_once (log) -> Result<String, ToolError>, {
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
    fn next() -> u32 {
        static LAST: AtomicU32 = AtomicU32::new(0);
        LAST.fetch_add(1, Relaxed)
    }
    static SEEN: AtomicU32 = AtomicU32::new(0);
    let (first, seen) = (next(), SEEN.load(Relaxed));
    for n in 0..2u32 {
        log.val(since(first, next()));
        SEEN.fetch_add(1, Relaxed);
        let more = confirm("more?").await?;
        log.val(since(first, next()));
        SEEN.fetch_add(1, Relaxed);
        if more { ask_user::<u32>("n?").await?; log.val(since(first, next())); }
    }
    let in_a_closure = || {
        static CALLS: AtomicU32 = AtomicU32::new(0);
        CALLS.fetch_add(1, Relaxed)
    };
    let calls = in_a_closure();
    log.val(since(calls, in_a_closure()));
    Ok(format!("{} {}", since(first, next()), SEEN.load(Relaxed) - seen))
} }

same! { a_static_of_an_inner_block_exists_once (log) -> Result<u32, ToolError>, {
    let mut first = None;
    let mut total = 0;
    while total < 3 && confirm("go on?").await? {
        static TURNS: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        thread_local! { static HERE: std::cell::Cell<u32> = const { std::cell::Cell::new(0) }; }
        HERE.set(HERE.get() + 1);
        let turn = TURNS.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let begun = *first.get_or_insert(turn);
        total += 1 + log.val(since(begun, turn));
        let n = ask_user::<u32>("n?").await?;
        let turn = TURNS.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        log.val(since(begun, turn) + n);
    }
    Ok(total)
} }

same! { an_inner_enum_is_said_by_its_variants (log) -> Result<String, ToolError>, {
    let mut said = String::new();
    for seat in 0..2u32 {
        #[derive(Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        enum Place { Window, Row(u32) }
        use Place::*;
        let mut place = Row(seat);
        if confirm("window?").await? && place != Window {
            place = Window;
        }
        log.val(seat);
        {
            #[derive(Debug, serde::Serialize, serde::Deserialize)]
            enum Meal { Some, Nothing }
            use Meal::{Nothing, Some as Plenty};
            let meal = if seat == 0 { Plenty } else { Nothing };
            let n = ask_user::<u32>("n?").await?;
            said += &format!("{meal:?} {n} ");
        }
        said += &format!("{place:?} ");
    }
    Ok(said)
} }

same! { an_item_of_a_block_hides_a_variable (log) -> Result<String, ToolError>, {
    let seats = vec![1u32, 2];
    let mut said = String::new();
    let Some(price) = Some(4u64) else { return Ok(said) };
    for _ in 0..2 {
        said += "-";
        let inner = {
            let n = ask_user::<u32>("n?").await?;
            fn seats(n: u32) -> u32 { n + 8 }
            fn price() -> u32 { 3 }
            let first = seats(n) + price();
            let seats = "hides it again";
            let m = ask_user::<u32>("m?").await?;
            cat(seats, first + m + price())
        };
        said += &inner;
        if confirm("more?").await? {
            fn seats() -> u32 { 5 }
            said += &cat("five ", seats() + ask_user::<u32>("k?").await?);
        }
        log.val(seats.len());
    }
    Ok(format!("{said} {seats:?} {price}"))
} }

same! { types_beside_a_function_whose_name_is_taken (log) -> Result<u32, ToolError>, {
    let first = {
        fn seat(n: u32) -> u32 { n + 1 }
        log.val(seat(ask_user::<u32>("n?").await?))
    };
    {
        fn seat(taken: &Taken) -> u32 { taken.n + double(3) }
        fn double(n: u32) -> u32 { n * 2 }
        #[derive(serde::Serialize, serde::Deserialize)]
        struct Taken { n: u32 }
        impl Taken { fn next(&mut self) -> u32 { self.n += 1; self.n } }
        let mut taken = Taken { n: first };
        taken.n += ask_user::<u32>("m?").await?;
        log.val(taken.next());
        let _ = confirm("go on?").await?;
        Ok(taken.next() + seat(&taken))
    }
} }

same! { types_are_taken_out_of_a_block_beside_others_that_stay (log) -> Result<String, ToolError>, {
    let h: u32 = ask_user("h?").await?;
    {
        struct T(u32);
        log.val(T(h).0);
        let _ = confirm("one?").await?;
        log.val(T(1).0);
    }
    {
        struct T { s: u64 }
        #[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
        struct Count { n: u64 }
        impl Count { fn next(&mut self) -> u64 { self.n += 1; self.n } }
        trait Double { fn double(&self) -> u64; }
        impl Double for Count { fn double(&self) -> u64 { self.n * 2 } }
        impl Double for u32 { fn double(&self) -> u64 { u64::from(*self) * 2 } }
        let mut count = Count { n: 1 << 40 };
        log.val(count.next());
        let k: u32 = ask_user("k?").await?;
        log.val(count.next());
        log.val((count.double(), k.double()));
        let _ = confirm("two?").await?;
        log.val((count.next(), count.double()));
        log.val(T { s: 1 << 40 }.s);
    }
    {
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        enum Way { In, Out(u32) }
        use Way::*;
        trait Turned { fn turned(&self) -> u32; }
        impl Turned for u32 { fn turned(&self) -> u32 { self + 1 } }
        let mut way = Out(h);
        let m: u32 = ask_user("m?").await?;
        log.val(way.clone());
        way = if m > 2 { In } else { Out(m.turned()) };
        let _ = confirm("three?").await?;
        log.val(way == In);
    }
    Ok(format!("{h}"))
} }
