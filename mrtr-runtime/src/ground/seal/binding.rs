//! What a token is bound to.

use super::ArgumentsDigest;

/// Version and key id.
pub(super) const HEADER_LEN: usize = 1 + 4;
use crate::ground::principal::Principal;

/// The call a token is made for. The same token opens for no other.
#[derive(Clone, Copy, Debug)]
pub struct Binding<'a> {
    /// The server's name, the same in all its replicas.
    pub audience: &'a str,
    /// The protocol method, for example `tools/call`.
    pub method: &'a str,
    /// The tool's or prompt's name, or the resource's URI.
    pub name: &'a str,
    /// The arguments of the call.
    pub arguments: &'a ArgumentsDigest,
    /// Who is calling; `None` is an anonymous caller, and none of the others.
    pub principal: Option<&'a Principal>,
}

impl Binding<'_> {
    /// The associated data: the token's header, then every field with its length before it, so
    /// that no two bindings give the same bytes.
    pub(super) fn associated_data(&self, header: [u8; HEADER_LEN]) -> Vec<u8> {
        let mut data = Vec::with_capacity(256);
        data.extend_from_slice(&header);
        field(&mut data, self.audience.as_bytes());
        field(&mut data, self.method.as_bytes());
        field(&mut data, self.name.as_bytes());
        field(&mut data, &self.arguments.0);
        match self.principal {
            None => data.push(0),
            Some(principal) => {
                data.push(1);
                field(&mut data, principal.issuer().as_bytes());
                field(&mut data, principal.subject().as_bytes());
            }
        }
        data
    }
}

fn field(data: &mut Vec<u8>, bytes: &[u8]) {
    data.extend_from_slice(&(bytes.len() as u64).to_be_bytes());
    data.extend_from_slice(bytes);
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: [u8; HEADER_LEN] = [1, 2, 3, 4, 5];

    fn data(fields: [&str; 3], principal: Option<(&str, &str)>) -> Vec<u8> {
        let principal = principal.map(|(issuer, subject)| Principal::new(issuer, subject));
        let [audience, method, name] = fields;
        let arguments = &ArgumentsDigest([7; 32]);
        Binding {
            audience,
            method,
            name,
            arguments,
            principal: principal.as_ref(),
        }
        .associated_data(HEADER)
    }

    #[test]
    fn the_same_binding_gives_the_same_bytes() {
        assert_eq!(
            data(["a", "b", "c"], Some(("i", "s"))),
            data(["a", "b", "c"], Some(("i", "s")))
        );
    }

    #[test]
    fn bytes_moved_from_one_field_to_the_next_are_noticed() {
        assert_ne!(data(["ab", "c", "d"], None), data(["a", "bc", "d"], None));
        assert_ne!(data(["a", "bc", "d"], None), data(["a", "b", "cd"], None));
        assert_ne!(
            data(["a", "b", "c"], Some(("xy", "z"))),
            data(["a", "b", "c"], Some(("x", "yz")))
        );
    }

    #[test]
    fn nobody_is_not_a_principal_without_a_name() {
        assert_ne!(
            data(["a", "b", "c"], None),
            data(["a", "b", "c"], Some(("", "")))
        );
    }

    #[test]
    fn the_header_is_part_of_it() {
        let arguments = &ArgumentsDigest([7; 32]);
        let binding = Binding {
            audience: "",
            method: "",
            name: "",
            arguments,
            principal: None,
        };
        assert_ne!(
            binding.associated_data(HEADER),
            binding.associated_data([1, 2, 3, 4, 6])
        );
    }
}
