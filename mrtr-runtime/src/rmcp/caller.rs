//! Who is calling, as far as the connection tells.

use ::rmcp::{RoleServer, model::ErrorData, service::RequestContext};

use super::line::Line;
use crate::ground::principal::Principal;

#[cfg(feature = "http")]
pub(super) use self::http::{Hook, Seen};

/// How the principal of a call is found.
#[derive(Clone, Debug, Default)]
pub(super) struct Callers {
    #[cfg(feature = "http")]
    pub(super) hook: Option<Hook>,
}

impl Callers {
    /// The principal of a call, or an error if there should be one and is not.
    ///
    /// Standard input and output have no principal: whoever started the process is the caller.
    #[cfg_attr(
        not(feature = "http"),
        expect(
            clippy::unused_self,
            clippy::unnecessary_wraps,
            reason = "without HTTP nobody is told apart"
        )
    )]
    pub(super) fn of(
        &self,
        line: &Line,
        cx: &RequestContext<RoleServer>,
    ) -> Result<Option<Principal>, ErrorData> {
        if line.is_ours() {
            return Ok(None);
        }
        #[cfg(feature = "http")]
        return self.of_request(cx);
        #[cfg(not(feature = "http"))]
        {
            let _ = cx;
            Ok(None)
        }
    }
}

#[cfg(feature = "http")]
mod http {
    use std::{fmt, sync::Arc};

    use ::rmcp::{RoleServer, model::ErrorData, service::RequestContext};
    use axum::http::request::Parts;

    use super::Callers;
    use crate::{
        ground::{
            panic::{self, Panicked},
            principal::Principal,
        },
        protocol::error::RpcError,
        rmcp::convert,
    };

    /// Finds the principal of a request.
    #[derive(Clone)]
    pub(in crate::rmcp) struct Hook(pub(in crate::rmcp) Arc<Find>);

    type Find = dyn Fn(&Parts) -> Option<Principal> + Send + Sync;

    impl fmt::Debug for Hook {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("Hook")
        }
    }

    /// A principal the hook has found already, left with the request.
    #[derive(Clone)]
    pub(in crate::rmcp) struct Seen(pub(in crate::rmcp) Principal);

    /// The error for a caller who is not known.
    fn unknown() -> RpcError {
        RpcError::new(-32000, "authentication required")
    }

    /// The error where nobody can tell who is calling.
    fn failed(panicked: Panicked) -> RpcError {
        tracing::error!(panic = %panicked, "the hook for principals has panicked");
        RpcError::new(RpcError::INTERNAL, "the server cannot tell who is calling")
    }

    impl Callers {
        /// Who a request says is calling: to the hook, or by what a layer in front of us has left.
        ///
        /// A name without a letter is nobody's: all requests with an empty header would have it.
        pub(in crate::rmcp) fn of_parts(
            &self,
            parts: &Parts,
        ) -> Result<Option<Principal>, RpcError> {
            if let Some(Seen(principal)) = parts.extensions.get() {
                return Ok(Some(principal.clone()));
            }
            let found = match &self.hook {
                Some(Hook(find)) => {
                    let found = panic::contain(|| find(parts)).map_err(failed)?;
                    Some(found.ok_or_else(unknown)?)
                }
                None => parts.extensions.get().cloned(),
            };
            match found {
                Some(principal) if principal.subject().trim().is_empty() => Err(unknown()),
                found => Ok(found),
            }
        }

        pub(super) fn of_request(
            &self,
            cx: &RequestContext<RoleServer>,
        ) -> Result<Option<Principal>, ErrorData> {
            match (cx.extensions.get::<Parts>(), &self.hook) {
                (Some(parts), _) => self.of_parts(parts).map_err(convert::error),
                (None, Some(_)) => Err(convert::error(unknown())),
                (None, None) => Ok(None),
            }
        }
    }
}
