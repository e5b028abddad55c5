//! trait: Unshared
//! errors: 15

use std::{
    cell::{Cell, RefCell},
    collections::{BTreeMap, HashMap},
    rc::Rc,
    sync::{
        Arc, Mutex, RwLock,
        atomic::{AtomicBool, AtomicU32},
    },
};

use mrtr::prelude::*;

struct Stock(Arc<Mutex<u32>>);

#[mrtr_tool]
async fn sell(stock: &Stock) -> Result<String, ToolError> {
    let stock = Arc::clone(&stock.0);
    let how_many: u32 = ask_user("How many?").await?;
    *stock.lock().unwrap() -= how_many;
    Ok("sold".to_owned())
}

#[mrtr_tool]
async fn each_kind() -> Result<String, ToolError> {
    let shared = Rc::new(1);
    let cell = Cell::new(1);
    let ref_cell = RefCell::new(1);
    let lock = RwLock::new(1);
    let flag = AtomicBool::new(true);
    let _ = confirm("Sure?").await?;
    Ok(format!("{shared} {cell:?} {ref_cell:?} {lock:?} {flag:?}"))
}

#[mrtr_tool]
async fn inside_of_others(counter: Mutex<u32>) -> Result<String, ToolError> {
    let option = Some(Arc::new(1));
    let (number, pair) = (1, (1, Box::new(Mutex::new(1))));
    let mut list = Vec::new();
    let both = [(Arc::new(1), Cell::new(2))];
    let map = HashMap::from([("a", BTreeMap::from([(1, AtomicU32::new(1))]))]);
    let _ = confirm("Sure?").await?;
    list.push(Rc::new(number));
    Ok(format!("{option:?} {pair:?} {list:?} {both:?} {map:?} {counter:?}"))
}

#[mrtr_flow]
async fn flow(counter: Arc<Mutex<u32>>) -> Result<(), AskError> {
    let _ = confirm("Sure?").await?;
    *counter.lock().unwrap() += 1;
    Ok(())
}

#[mrtr_tool]
async fn items() -> Result<String, ToolError> {
    for counter in vec![Arc::new(Mutex::new(1))] {
        let _ = confirm("Sure?").await?;
        *counter.lock().unwrap() += 1;
    }
    call(flow(Arc::default())).await?;
    Ok(String::new())
}

fn main() {
    let _ = Server::new("ui", "1")
        .tool(sell)
        .tool(each_kind)
        .tool(inside_of_others)
        .tool(items);
}
