//! A collection or a text that is saved: its type.

use super::{Edit, Expected::Outdated, Family, Line, edit, field, goes_on, release, saved, yes};

pub(super) fn family() -> Family {
    Family {
        of: "collections and texts in locals",
        lines: vec![
            Line {
                change: "a collection that holds the same items in the same order, a map that holds the same entries, another type of text",
                advice: "nothing",
                edits: same(),
            },
            Line {
                change: "a collection that loses items or their order (a set for a list), a length that does not fit, a list for a map, something for nothing",
                advice: "nothing: the call ends",
                edits: other(),
            },
        ],
    }
}

fn same() -> Vec<Edit> {
    vec![
        field! { "`Vec` to `VecDeque`"; Vec<u32> = vec![3, 1, 3] => VecDeque<u32>; goes_on(&["[3, 1, 3]"]) },
        field! { "`Vec` to `LinkedList`"; Vec<u32> = vec![3, 1, 3] => LinkedList<u32>; goes_on(&["[3, 1, 3]"]) },
        field! { "`Vec` to a boxed slice"; Vec<u32> = vec![3, 1, 3] => Box<[u32]>; goes_on(&["[3, 1, 3]"]) },
        field! { "`Vec` to an array of its length"; Vec<u32> = vec![3, 1, 3] => [u32; 3]; goes_on(&["[3, 1, 3]"]) },
        field! { "an array to `Vec`"; [u32; 3] = [3, 1, 3] => Vec<u32>; goes_on(&["[3, 1, 3]"]) },
        field! { "a tuple to an array"; (u32, u32) = (3, 1) => [u32; 2]; goes_on(&["[3, 1]"]) },
        field! { "`BTreeSet` to `Vec`"; BTreeSet<u32> = BTreeSet::from([1, 3]) => Vec<u32>; goes_on(&["[1, 3]"]) },
        field! { "`HashSet` to `BTreeSet`"; HashSet<u32> = HashSet::from([2, 1, 3]) => BTreeSet<u32>; goes_on(&["{1, 2, 3}"]) },
        field! { "`HashMap` to `BTreeMap`"; HashMap<u32, u32> = HashMap::from([(2, 4), (1, 2), (3, 6)]) => BTreeMap<u32, u32>; goes_on(&["{1: 2, 2: 4, 3: 6}"]) },
        field! { "`BTreeMap` to `HashMap`"; BTreeMap<u32, u32> = BTreeMap::from([(2, 4)]) => HashMap<u32, u32>; goes_on(&["{2: 4}"]) },
        field! { "`Vec` to an optional one"; Vec<u32> = vec![3] => Option<Vec<u32>>; goes_on(&["Some([3])"]) },
        field! { "a value into a box"; u32 = 3 => Box<u32>; goes_on(&["3"]) },
        field! { "`String` to `Box<str>`"; String = "tea".into() => Box<str>; goes_on(&["\"tea\""]) },
        field! { "`String` to `Cow`"; String = "tea".into() => std::borrow::Cow<'static, str>; goes_on(&["\"tea\""]) },
        field! { "`String` to `PathBuf`"; String = "tea".into() => std::path::PathBuf; goes_on(&["\"tea\""]) },
        field! { "`char` to `String`"; char = 't' => String; goes_on(&["\"t\""]) },
        field! { "`String` of one letter to `char`"; String = "t".into() => char; goes_on(&["'t'"]) },
        field! { "nothing of another type"; Option<u32> = None => Option<String>; goes_on(&["None"]) },
        field! { "an empty list of another type"; Vec<u32> = vec![] => Vec<String>; goes_on(&["[]"]) },
        field! { "a value that is read as a type around it"; u32 = 3 => std::cmp::Reverse<u32>; goes_on(&["Reverse(3)"]) },
        saved! {
            "a map to a struct of its keys";
            { struct Offer { value: BTreeMap<String, u32> } } = Offer { value: BTreeMap::from([("price".to_owned(), 40)]) };
            { struct Offer { value: Value } #[derive(Debug, Serialize, Deserialize)] struct Value { price: u32 } };
            goes_on(&["Offer { value: Value { price: 40 } }"])
        },
        saved! {
            "a struct to a map";
            { struct Offer { value: Value } #[derive(Debug, Serialize, Deserialize)] struct Value { price: u32 } } = Offer { value: Value { price: 40 } };
            { struct Offer { value: BTreeMap<String, u32> } };
            goes_on(&["Offer { value: {\"price\": 40} }"])
        },
        saved! {
            "a field to any JSON";
            { struct Offer { value: Vec<u32> } } = Offer { value: vec![1, 2] };
            { struct Offer { value: serde_json::Value } };
            goes_on(&["Offer { value: Array [Number(1), Number(2)] }"])
        },
    ]
}

fn other() -> Vec<Edit> {
    vec![
        field! { "`Vec` to `BTreeSet`, with one item twice"; Vec<u32> = vec![1, 3, 3] => BTreeSet<u32>; Outdated },
        field! { "`Vec` to `BTreeSet`, in another order"; Vec<u32> = vec![3, 1] => BTreeSet<u32>; Outdated },
        field! { "`Vec` to `HashSet`, with one item twice"; Vec<u32> = vec![1, 3, 3] => HashSet<u32>; Outdated },
        field! { "`Vec` to `BinaryHeap`"; Vec<u32> = vec![1, 2, 3] => BinaryHeap<u32>; Outdated },
        field! { "`VecDeque` to `BTreeSet`"; VecDeque<u32> = VecDeque::from([3, 1]) => BTreeSet<u32>; Outdated },
        field! { "`BTreeSet` to `HashSet`"; BTreeSet<u32> = BTreeSet::from([1, 2, 3]) => HashSet<u32>; Outdated },
        field! { "an array to `HashSet`"; [u32; 2] = [3, 3] => HashSet<u32>; Outdated },
        field! { "an array to a shorter one"; [u32; 3] = [3, 1, 3] => [u32; 2]; Outdated },
        field! { "an array to a longer one"; [u32; 2] = [3, 1] => [u32; 3]; Outdated },
        field! { "`Vec` to an array that is too short"; Vec<u32> = vec![3, 1, 3] => [u32; 2]; Outdated },
        field! { "`Vec` to an array that is too long"; Vec<u32> = vec![3, 1, 3] => [u32; 4]; Outdated },
        field! { "a tuple to a shorter one"; (u32, u32, u32) = (3, 1, 3) => (u32, u32); Outdated },
        field! { "a tuple to its first part"; (u32, u32) = (3, 1) => u32; Outdated },
        field! { "parts of a tuple of two types are swapped"; (u32, String) = (3, "tea".into()) => (String, u32); Outdated },
        field! { "a list of pairs to a map"; Vec<(u32, u32)> = vec![(1, 2), (1, 3)] => BTreeMap<u32, u32>; Outdated },
        field! { "a map to a list of pairs"; BTreeMap<u32, u32> = BTreeMap::from([(1, 2)]) => Vec<(u32, u32)>; Outdated },
        field! { "a map to the set of its keys"; BTreeMap<u32, u32> = BTreeMap::from([(1, 2)]) => BTreeSet<u32>; Outdated },
        field! { "keys of a map of another type"; BTreeMap<u32, u32> = BTreeMap::from([(1, 2)]) => BTreeMap<String, u32>; Outdated },
        field! { "a list to one value"; Vec<u32> = vec![3] => u32; Outdated },
        field! { "one value to a list"; u32 = 3 => Vec<u32>; Outdated },
        field! { "no list to an empty one"; Option<Vec<u32>> = None => Vec<u32>; Outdated },
        field! { "no text to an empty one"; Option<String> = None => String; Outdated },
        field! { "`String` to `char`, too long"; String = "tea".into() => char; Outdated },
        field! { "`String` to letters"; String = "tea".into() => Vec<char>; Outdated },
        field! { "`String` to bytes"; String = "tea".into() => Vec<u8>; Outdated },
        field! { "bytes to `String`"; Vec<u8> = vec![116, 101, 97] => String; Outdated },
        field! { "a `Result` to an `Option`"; Result<u32, u32> = Ok(3) => Option<u32>; Outdated },
        field! { "a list to nothing"; Vec<u32> = vec![3] => (); Outdated },
        saved! {
            "a map to a struct that has not all of its keys";
            { struct Offer { value: BTreeMap<String, u32> } } = Offer { value: BTreeMap::from([("price".to_owned(), 40), ("tax".to_owned(), 8)]) };
            { struct Offer { value: Value } #[derive(Debug, Serialize, Deserialize)] struct Value { price: u32 } };
            Outdated
        },
        saved! {
            "a map whose keys fall together";
            { struct Offer { value: BTreeMap<String, u32> } } = Offer { value: BTreeMap::from([("A".to_owned(), 1), ("a".to_owned(), 2)]) };
            {
                struct Offer { value: BTreeMap<Lower, u32> }
                #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
                #[serde(from = "String")]
                struct Lower(String);
                impl From<String> for Lower { fn from(text: String) -> Self { Self(text.to_lowercase()) } }
            };
            Outdated
        },
        saved! {
            "a list that keeps its first item only";
            { struct Offer { value: Vec<u32> } } = Offer { value: vec![1, 2] };
            {
                struct Offer { value: First }
                #[derive(Debug, Clone, Serialize, Deserialize)]
                #[serde(from = "Vec<u32>", into = "Vec<u32>")]
                struct First(u32);
                impl From<Vec<u32>> for First { fn from(all: Vec<u32>) -> Self { Self(all[0]) } }
                impl From<First> for Vec<u32> { fn from(first: First) -> Self { vec![first.0] } }
            };
            Outdated
        },
        saved! {
            "a text that is trimmed when it is read";
            { struct Offer { value: String } } = Offer { value: " tea ".into() };
            {
                struct Offer { value: Trimmed }
                #[derive(Debug, Clone, Serialize, Deserialize)]
                #[serde(from = "String")]
                struct Trimmed(String);
                impl From<String> for Trimmed { fn from(text: String) -> Self { Self(text.trim().to_owned()) } }
            };
            Outdated
        },
    ]
}
