//! What tells whether a form is still the one that was sent.

use serde_json::Value;

use super::{
    options::Offer,
    schema::{FieldKind, FieldSchema, Format},
};
use crate::ground::fnv::Fnv;

impl super::FormSchema {
    /// Changes with everything a person sees of the form, and with every rule for the answer.
    pub(crate) fn digest(&self) -> u32 {
        let start = Fnv::new().number(self.fields.len() as u64);
        let all = self
            .fields
            .iter()
            .fold(start, |so_far, field| field.add(so_far));
        all.short()
    }
}

impl FieldSchema {
    fn add(&self, so_far: Fnv) -> Fnv {
        let Self {
            name,
            title,
            description,
            required,
            default,
            kind,
        } = self;
        let so_far = so_far
            .text(name)
            .option(title.as_deref(), Fnv::text)
            .option(description.as_deref(), Fnv::text)
            .bytes(&[u8::from(*required)])
            .option(default.as_ref(), add_value);
        kind.add(so_far)
    }
}

impl FieldKind {
    fn add(&self, so_far: Fnv) -> Fnv {
        match self {
            Self::Boolean => so_far.text("boolean"),
            Self::String {
                min_length,
                max_length,
                format,
            } => so_far
                .text("string")
                .number((*min_length).into())
                .option(*max_length, |so_far, most| so_far.number(most.into()))
                .option(*format, |so_far, format| so_far.text(name(format))),
            Self::Integer { minimum, maximum } => so_far
                .text("integer")
                .bytes(&minimum.to_le_bytes())
                .bytes(&maximum.to_le_bytes()),
            Self::Number { minimum, maximum } => so_far
                .text("number")
                .number(minimum.to_bits())
                .number(maximum.to_bits()),
            Self::One(offers) => add_offers(so_far.text("one"), offers),
            Self::Many {
                options,
                min_items,
                max_items,
            } => add_offers(so_far.text("many"), options)
                .number((*min_items).into())
                .option(*max_items, |so_far, most| so_far.number(most.into())),
        }
    }
}

fn name(format: Format) -> &'static str {
    match format {
        Format::Email => "email",
        Format::Uri => "uri",
        Format::Date => "date",
        Format::DateTime => "date-time",
    }
}

fn add_offers(so_far: Fnv, offers: &[Offer]) -> Fnv {
    offers
        .iter()
        .fold(so_far.number(offers.len() as u64), |so_far, offer| {
            so_far
                .text(&offer.value)
                .option(offer.title.as_deref(), Fnv::text)
        })
}

/// A default is a primitive, or a list of them.
fn add_value(so_far: Fnv, value: &Value) -> Fnv {
    so_far.text(&value.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::form::FormSchema;

    fn digest(edit: impl FnOnce(&mut FieldSchema)) -> u32 {
        let kind = FieldKind::One(vec!["keep".into(), "erase".into()]);
        let mut field = FieldSchema::new("what", kind);
        edit(&mut field);
        FormSchema::new(vec![field]).digest()
    }

    #[test]
    fn it_changes_with_every_part() {
        let swapped = FieldKind::One(vec!["erase".into(), "keep".into()]);
        let titled = FieldKind::One(vec![("keep", "Erase").into(), "erase".into()]);
        let all = [
            digest(|_| {}),
            digest(|field| field.name = "which".into()),
            digest(|field| field.title = Some("What".into())),
            digest(|field| field.description = Some("What".into())),
            digest(|field| field.required = false),
            digest(|field| field.default = Some("keep".into())),
            digest(|field| field.kind = FieldKind::Boolean),
            digest(|field| field.kind = swapped),
            digest(|field| field.kind = titled),
        ];
        for (index, one) in all.iter().enumerate() {
            assert!(!all[..index].contains(one), "number {index}");
        }
        assert_eq!(all[0], digest(|_| {}));
    }
}
