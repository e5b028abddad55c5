//! Who is calling, as far as the connection tells.

use ::rmcp::{RoleServer, model::ErrorData, service::RequestContext};

use super::line::Line;
use crate::principal::Principal;

#[cfg(feature = "http")]
pub(super) use self::http::{Seen, unknown};

/// How the principal of a call is found.
#[derive(Clone, Default)]
pub(super) struct Callers {
    #[cfg(feature = "http")]
    pub(super) hook: Option<http::Hook>,
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
        return http::principal(self.hook.as_ref(), cx);
        #[cfg(not(feature = "http"))]
        {
            let _ = cx;
            Ok(None)
        }
    }
}

#[cfg(feature = "http")]
mod http {
    use std::sync::Arc;

    use ::rmcp::{RoleServer, model::ErrorData, service::RequestContext};
    use axum::http::request::Parts;

    use crate::{error::RpcError, principal::Principal, rmcp::convert};

    pub(in crate::rmcp) type Hook = Arc<dyn Fn(&Parts) -> Option<Principal> + Send + Sync>;

    /// A principal the hook has found already, left with the request.
    #[derive(Clone)]
    pub(in crate::rmcp) struct Seen(pub(in crate::rmcp) Principal);

    /// The error for a caller the hook does not know.
    pub(in crate::rmcp) fn unknown() -> RpcError {
        RpcError::new(-32000, "the caller is not known")
    }

    pub(super) fn principal(
        hook: Option<&Hook>,
        cx: &RequestContext<RoleServer>,
    ) -> Result<Option<Principal>, ErrorData> {
        let parts = cx.extensions.get::<Parts>();
        if let Some(Seen(principal)) = parts.and_then(|parts| parts.extensions.get()) {
            return Ok(Some(principal.clone()));
        }
        match hook {
            Some(hook) => match parts.and_then(|parts| hook(parts)) {
                Some(principal) => Ok(Some(principal)),
                None => Err(convert::error(unknown())),
            },
            // A layer of the author's own, in front of us, may know.
            None => Ok(parts.and_then(|parts| parts.extensions.get()).cloned()),
        }
    }
}
