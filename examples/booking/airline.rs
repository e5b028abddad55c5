//! An airline in memory. Its prices and its seats do not stand still while a user thinks.

use std::{
    collections::{BTreeMap, HashMap},
    fmt,
    sync::{Mutex, MutexGuard, PoisonError},
};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    ledger::{Entry, Ledger},
    passenger::Passenger,
};

/// By how much the price of a flight rises whenever its market moves, in EUR.
const STEP: u32 = 6;

/// What the airline asked for one flight at one moment, and what it had left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Offer {
    /// Tells offers apart, so that a seat is held for one of them.
    number: u32,
    flight: String,
    /// Price in EUR. It stays as offered, whatever the airline asks by now.
    pub(crate) price: u32,
    free: Vec<String>,
    /// The seat of this offer that somebody else got first.
    lost: Option<String>,
}

impl Offer {
    /// The seats still worth trying.
    pub(crate) fn free_seats(&self) -> Vec<String> {
        self.free.clone()
    }

    /// Takes a seat off the offer because somebody else was faster.
    pub(crate) fn lose(&mut self, seat: String) {
        self.free.retain(|free| *free != seat);
        self.lost = Some(seat);
    }

    /// What to ask the user next.
    pub(crate) fn seat_question(&self) -> String {
        match &self.lost {
            None => "Which seat?".to_owned(),
            Some(seat) => {
                format!("{seat} has just been taken by somebody else. Which seat instead?")
            }
        }
    }
}

/// What the tool gives back.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(crate) struct Booking {
    /// The ticket; `null` if the user did not want to buy after all.
    ticket: Option<Ticket>,
}

impl Booking {
    /// Nothing was bought.
    pub(crate) fn none() -> Self {
        Self { ticket: None }
    }
}

/// Proof of one purchase.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(crate) struct Ticket {
    reference: String,
    flight: String,
    seat: String,
    passenger: String,
    meal: String,
    price_eur: u32,
}

/// Why the airline did not do what it was asked.
#[derive(Debug, PartialEq)]
pub(crate) enum AirlineError {
    UnknownFlight {
        asked: String,
        known: Vec<&'static str>,
    },
    SoldOut(String),
    SeatGone(String),
}

impl fmt::Display for AirlineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownFlight { asked, known } => {
                write!(
                    f,
                    "there is no flight {asked:?}; the flights are {}",
                    known.join(", ")
                )
            }
            Self::SoldOut(flight) => write!(f, "flight {flight} is sold out"),
            Self::SeatGone(seat) => write!(f, "seat {seat} was sold to somebody else"),
        }
    }
}

impl std::error::Error for AirlineError {}

/// The airline. Cheap to share, safe to call from many tasks.
#[derive(Debug)]
pub(crate) struct Airline {
    books: Mutex<Books>,
}

#[derive(Debug)]
struct Books {
    flights: BTreeMap<&'static str, Flight>,
    /// What was bought under which idempotency key.
    purchases: HashMap<String, Booking>,
    ledger: Ledger,
}

#[derive(Debug)]
struct Flight {
    price: u32,
    seats: BTreeMap<&'static str, Seat>,
    /// Another customer, who wants this seat and buys it the next time the market moves.
    rival: Option<&'static str>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Seat {
    Free,
    /// Held for the offer of this number.
    Held(u32),
    Sold,
}

impl Airline {
    /// Opens the airline with its three flights.
    pub(crate) fn connect() -> Self {
        let flights = BTreeMap::from([
            (
                "TP123",
                Flight::new(189, &["12A", "12C", "14C", "14F", "21B"], Some("12A")),
            ),
            ("TP456", Flight::new(74, &["3D", "8A"], None)),
            ("TP789", Flight::new(420, &[], None)),
        ]);
        let books = Books {
            flights,
            purchases: HashMap::new(),
            ledger: Ledger::default(),
        };
        Self {
            books: Mutex::new(books),
        }
    }

    /// Keeps this ledger instead of a silent one.
    pub(crate) fn with_ledger(self, ledger: Ledger) -> Self {
        self.books().ledger = ledger;
        self
    }

    /// Asks for a price and the free seats.
    ///
    /// # Errors
    ///
    /// No such flight, or no seat left on it.
    pub(crate) async fn quote(&self, flight: &str) -> Result<Offer, AirlineError> {
        let mut books = self.after_the_network().await;
        let number = books.ledger.quotes() + 1;
        let known = books.flights.keys().copied().collect();
        let Some(listed) = books.flights.get(flight) else {
            return Err(AirlineError::UnknownFlight {
                asked: flight.to_owned(),
                known,
            });
        };
        let free = listed.free_seats();
        if free.is_empty() {
            return Err(AirlineError::SoldOut(flight.to_owned()));
        }
        let offer = Offer {
            number,
            flight: flight.to_owned(),
            price: listed.price,
            free,
            lost: None,
        };
        books.ledger.enter(Entry::Quoted {
            flight: offer.flight.clone(),
            price: offer.price,
        });
        Ok(offer)
    }

    /// Tries to hold a seat for an offer. Holding it again for the same offer changes nothing, so a
    /// request that arrives twice does not lose its own seat.
    ///
    /// # Errors
    ///
    /// No such flight.
    pub(crate) async fn hold(&self, offer: &Offer, seat: &str) -> Result<bool, AirlineError> {
        let mut books = self.after_the_network().await;
        books.market_moves(&offer.flight);
        let place = books.seat(&offer.flight, seat)?;
        let held = match *place {
            Seat::Free => {
                *place = Seat::Held(offer.number);
                true
            }
            Seat::Held(number) => number == offer.number,
            Seat::Sold => false,
        };
        let seat = seat.to_owned();
        books.ledger.enter(if held {
            Entry::Held { seat }
        } else {
            Entry::Refused { seat }
        });
        Ok(held)
    }

    /// Gives back what is held for an offer.
    pub(crate) async fn release(&self, offer: &Offer) {
        let mut books = self.after_the_network().await;
        let held = Seat::Held(offer.number);
        let seats = books
            .flights
            .get_mut(offer.flight.as_str())
            .map(|flight| &mut flight.seats);
        let mut released = Vec::new();
        for (seat, place) in seats
            .into_iter()
            .flatten()
            .filter(|(_, place)| **place == held)
        {
            *place = Seat::Free;
            released.push((*seat).to_owned());
        }
        for seat in released {
            books.ledger.enter(Entry::Released { seat });
        }
    }

    /// Charges the card and sells the seat at the price of the offer. The same `key` never charges
    /// twice: it gives the same booking again.
    ///
    /// # Errors
    ///
    /// No such flight, or the seat went to somebody else.
    pub(crate) async fn buy(
        &self,
        offer: &Offer,
        seat: &str,
        passenger: &Passenger,
        key: impl Into<String>,
    ) -> Result<Booking, AirlineError> {
        let key = key.into();
        let mut books = self.after_the_network().await;
        if let Some(booking) = books.purchases.get(&key).cloned() {
            books.ledger.enter(Entry::Repeated {
                seat: seat.to_owned(),
            });
            return Ok(booking);
        }
        let place = books.seat(&offer.flight, seat)?;
        // Free as well as held: a restart of the airline loses its holds, not the user's wish.
        match *place {
            Seat::Free => {}
            Seat::Held(number) if number == offer.number => {}
            Seat::Held(_) | Seat::Sold => return Err(AirlineError::SeatGone(seat.to_owned())),
        }
        *place = Seat::Sold;
        let ticket = Ticket {
            reference: format!("MR{:04}", books.purchases.len() + 1),
            flight: offer.flight.clone(),
            seat: seat.to_owned(),
            passenger: passenger.name.clone(),
            meal: passenger.meal.to_string(),
            price_eur: offer.price,
        };
        books.ledger.enter(Entry::Charged {
            seat: seat.to_owned(),
            price: offer.price,
        });
        let booking = Booking {
            ticket: Some(ticket),
        };
        books.purchases.insert(key, booking.clone());
        Ok(booking)
    }

    /// Lets time pass on a flight: it becomes dearer, and other customers buy.
    pub(crate) fn time_passes(&self, flight: &str) {
        self.books().market_moves(flight);
    }

    /// What a flight costs by now, in EUR.
    pub(crate) fn price_now(&self, flight: &str) -> Option<u32> {
        self.books().flights.get(flight).map(|flight| flight.price)
    }

    /// Everything that happened so far.
    pub(crate) fn ledger(&self) -> Ledger {
        self.books().ledger.clone()
    }

    /// The books, as a real airline's would be: a network away.
    async fn after_the_network(&self) -> MutexGuard<'_, Books> {
        tokio::task::yield_now().await;
        self.books()
    }

    fn books(&self) -> MutexGuard<'_, Books> {
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Books {
    fn seat(&mut self, flight: &str, seat: &str) -> Result<&mut Seat, AirlineError> {
        let known = self.flights.keys().copied().collect();
        let Some(listed) = self.flights.get_mut(flight) else {
            return Err(AirlineError::UnknownFlight {
                asked: flight.to_owned(),
                known,
            });
        };
        listed
            .seats
            .get_mut(seat)
            .ok_or_else(|| AirlineError::SeatGone(seat.to_owned()))
    }

    fn market_moves(&mut self, flight: &str) {
        let Some(listed) = self.flights.get_mut(flight) else {
            return;
        };
        listed.price += STEP;
        let Some(wanted) = listed.rival.take() else {
            return;
        };
        if let Some(place @ Seat::Free) = listed.seats.get_mut(wanted) {
            *place = Seat::Sold;
            self.ledger.enter(Entry::Rival {
                seat: wanted.to_owned(),
            });
        }
    }
}

impl Flight {
    fn new(price: u32, seats: &[&'static str], rival: Option<&'static str>) -> Self {
        Self {
            price,
            seats: seats.iter().map(|seat| (*seat, Seat::Free)).collect(),
            rival,
        }
    }

    fn free_seats(&self) -> Vec<String> {
        let free = self.seats.iter().filter(|(_, place)| **place == Seat::Free);
        free.map(|(seat, _)| (*seat).to_owned()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::passenger::Meal;

    fn ada() -> Passenger {
        Passenger {
            name: "Ada Lovelace".to_owned(),
            email: "ada@example.org".to_owned(),
            meal: Meal::Fish,
        }
    }

    #[tokio::test]
    async fn an_offer_keeps_its_price_while_the_flight_becomes_dearer() {
        let airline = Airline::connect();
        let offer = airline.quote("TP123").await.expect("an offer");
        airline.time_passes("TP123");
        assert_eq!(offer.price, 189);
        assert_eq!(airline.price_now("TP123"), Some(195));
        let later = airline.quote("TP123").await.expect("an offer");
        assert_eq!(later.price, 195);
        assert_eq!(airline.ledger().quotes(), 2);
    }

    #[tokio::test]
    async fn a_seat_can_be_taken_between_the_offer_and_the_hold() {
        let airline = Airline::connect();
        let mut offer = airline.quote("TP123").await.expect("an offer");
        assert_eq!(airline.hold(&offer, "12A").await, Ok(false));
        offer.lose("12A".to_owned());
        assert!(!offer.free_seats().contains(&"12A".to_owned()));
        assert!(offer.seat_question().starts_with("12A has just been taken"));
        assert_eq!(airline.hold(&offer, "14C").await, Ok(true));
        let later = airline.quote("TP123").await.expect("an offer");
        assert_eq!(later.free_seats(), ["12C", "14F", "21B"]);
    }

    #[tokio::test]
    async fn a_seat_is_held_for_one_offer_only() {
        let airline = Airline::connect();
        let mine = airline.quote("TP456").await.expect("an offer");
        let yours = airline.quote("TP456").await.expect("an offer");
        assert_eq!(airline.hold(&mine, "8A").await, Ok(true));
        assert_eq!(airline.hold(&mine, "8A").await, Ok(true));
        assert_eq!(airline.hold(&yours, "8A").await, Ok(false));
        let gone = AirlineError::SeatGone("8A".to_owned());
        assert_eq!(airline.buy(&yours, "8A", &ada(), "key").await, Err(gone));
        airline.release(&mine).await;
        assert_eq!(airline.hold(&yours, "8A").await, Ok(true));
    }

    #[tokio::test]
    async fn the_same_key_is_charged_once() {
        let airline = Airline::connect();
        let offer = airline.quote("TP456").await.expect("an offer");
        let first = airline.buy(&offer, "8A", &ada(), "key").await;
        let again = airline.buy(&offer, "8A", &ada(), "key").await;
        assert!(first.is_ok());
        assert_eq!(first, again);
        assert_eq!(airline.ledger().charges(), 1);
        let other = airline.buy(&offer, "8A", &ada(), "another key").await;
        assert_eq!(other, Err(AirlineError::SeatGone("8A".to_owned())));
    }

    #[tokio::test]
    async fn flights_that_cannot_be_booked_say_why() {
        let airline = Airline::connect();
        let unknown = airline.quote("XX1").await.expect_err("no such flight");
        assert_eq!(
            unknown.to_string(),
            "there is no flight \"XX1\"; the flights are TP123, TP456, TP789"
        );
        let full = airline.quote("TP789").await.expect_err("sold out");
        assert_eq!(full.to_string(), "flight TP789 is sold out");
    }
}
