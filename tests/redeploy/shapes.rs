//! Edits of a type that keep its name: the fingerprint cannot tell, so reading has to.

use std::sync::atomic::{AtomicU8, Ordering};

use mrtr::prelude::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::json;

use crate::{Log, accept, assert_stale, redeploy_with};

/// Which shape [`Offer`] has in this process at this moment.
static SHAPE: AtomicU8 = AtomicU8::new(0);

/// One type of one name, whose fields are edited from one process to the next.
struct Offer(String);

#[derive(Serialize, Deserialize)]
struct Original {
    price: u32,
    currency: String,
}

#[derive(Serialize, Deserialize)]
struct Widened {
    price: u64,
    currency: String,
}

#[derive(Serialize, Deserialize)]
struct Reordered {
    currency: String,
    price: u32,
}

#[derive(Serialize, Deserialize)]
struct Added {
    price: u32,
    currency: String,
    tax: u32,
}

#[derive(Serialize, Deserialize)]
struct AddedWithDefault {
    price: u32,
    currency: String,
    #[serde(default)]
    tax: u32,
}

#[derive(Serialize, Deserialize)]
struct Removed {
    price: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RemovedStrictly {
    price: u32,
}

#[derive(Serialize, Deserialize)]
struct Renamed {
    cost: u32,
    currency: String,
}

#[derive(Serialize, Deserialize)]
struct Retyped {
    price: String,
    currency: String,
}

#[derive(Serialize, Deserialize)]
struct Swapped {
    price: String,
    currency: u32,
}

#[derive(Serialize, Deserialize)]
struct Narrowed {
    price: u8,
    currency: String,
}

impl Serialize for Offer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Original {
            price: 400,
            currency: self.0.clone(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Offer {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Self(match SHAPE.load(Ordering::SeqCst) {
            0 => Original::deserialize(from).map(|offer| offer.currency),
            1 => Widened::deserialize(from)
                .map(|offer| format!("{} {}", offer.price, offer.currency)),
            2 => Reordered::deserialize(from)
                .map(|offer| format!("{} {}", offer.price, offer.currency)),
            3 => AddedWithDefault::deserialize(from)
                .map(|offer| format!("{} {} {}", offer.price, offer.currency, offer.tax)),
            4 => Removed::deserialize(from).map(|offer| format!("{}", offer.price)),
            5 => Added::deserialize(from)
                .map(|offer| format!("{} {} {}", offer.price, offer.currency, offer.tax)),
            6 => RemovedStrictly::deserialize(from).map(|offer| format!("{}", offer.price)),
            7 => {
                Renamed::deserialize(from).map(|offer| format!("{} {}", offer.cost, offer.currency))
            }
            8 => Retyped::deserialize(from).map(|offer| offer.price + &offer.currency),
            9 => {
                Swapped::deserialize(from).map(|offer| format!("{}{}", offer.price, offer.currency))
            }
            _ => Narrowed::deserialize(from)
                .map(|offer| format!("{} {}", offer.price, offer.currency)),
        }?))
    }
}

#[mrtr_tool]
async fn book(log: &Log, flight: String) -> Result<String, ToolError> {
    let offer = Offer(flight);
    let sure = confirm("Sure?").await?;
    log.add("sure");
    Ok(format!("{} {sure}", offer.0))
}

/// One test, because the shape is the process's.
#[tokio::test]
async fn a_type_that_keeps_its_name_is_read_in_its_new_shape_or_not_at_all() {
    let read = [
        (0, "TP1"),
        (1, "400 TP1"),
        (2, "400 TP1"),
        (3, "400 TP1 0"),
        (4, "400"),
    ];
    let answered = async |shape| {
        SHAPE.store(0, Ordering::SeqCst);
        let deploy = || SHAPE.store(shape, Ordering::SeqCst);
        redeploy_with(&book, &book, accept("sure", json!(true)), deploy).await
    };
    for (shape, expected) in read {
        let (result, effects) = answered(shape).await;
        let text = format!("{expected} true");
        assert_eq!(result["content"][0]["text"], text, "{shape}");
        assert_eq!(effects, ["sure"], "{shape}");
    }
    for shape in 5..=10 {
        assert_stale(&shape.to_string(), "book", &answered(shape).await);
    }
}
