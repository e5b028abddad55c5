//! What is done in Redis, one atomic script an operation.

use std::fmt;

use ::redis::{Script, ScriptInvocation};

use super::{
    super::{Begun, CallRef, CallerId, Claim, StoreError},
    link::{Failed, Link},
};

/// What is done in Redis.
pub(super) struct Operations {
    pub(super) link: Link,
    pub(super) script: Script,
    pub(super) prefix: String,
    /// How many bytes one caller may hold.
    pub(super) quota: usize,
}

/// What Redis says to an operation.
pub(super) enum Said {
    Begun(Begun),
    /// The claim that was in flight has been withdrawn.
    Free,
}

impl Operations {
    /// The same without a connection.
    pub(super) fn fresh(&self) -> Self {
        Self {
            link: self.link.fresh(),
            script: self.script.clone(),
            prefix: self.prefix.clone(),
            quota: self.quota,
        }
    }

    /// Something to do to what is called `of`, which is kept until then.
    pub(super) fn operation(
        &self,
        name: &str,
        of: &impl fmt::Display,
        caller: Option<CallerId>,
        now: u64,
        until: u64,
    ) -> ScriptInvocation<'_> {
        let mut operation = self.script.prepare_invoke();
        match caller {
            // What is in braces decides the slot.
            Some(CallerId(caller)) => {
                let caller = format!("{}{{{:032x}}}", self.prefix, u128::from_be_bytes(caller));
                operation.key(format!("{caller}:{of}"));
                operation.key(format!("{caller}:ends"));
                operation.key(format!("{caller}:sizes"));
            }
            None => {
                operation.key(format!("{}{of}", self.prefix));
            }
        }
        operation
            .arg(name)
            .arg(until.saturating_sub(now).saturating_mul(1_000))
            .arg(now)
            .arg(self.quota)
            .arg(of.to_string());
        operation
    }

    pub(super) fn of_caller(
        &self,
        name: &str,
        of: &impl fmt::Display,
        call: CallRef,
        until: u64,
    ) -> ScriptInvocation<'_> {
        self.operation(name, of, call.caller, call.now, until)
    }

    pub(super) fn claim(
        &self,
        name: &str,
        claim: Claim,
        until: u64,
        last: &[u8],
    ) -> ScriptInvocation<'_> {
        let mut operation = self.operation(name, &claim.flow, claim.caller, claim.now, until);
        operation
            .arg(claim.round)
            .arg(&claim.answers.0[..])
            .arg(&claim.attempt[..])
            .arg(last);
        operation
    }

    pub(super) async fn run(&self, operation: &ScriptInvocation<'_>) -> Result<Said, Failed> {
        let reply = self.link.invoke(operation).await?;
        if reply.first().is_some_and(|said| said == b"full") {
            return Err(Failed::undone(StoreError::Full));
        }
        read(reply).ok_or_else(|| Failed::answered(strange()))
    }

    pub(super) async fn withdraw(&self, claim: Claim) -> Result<(), StoreError> {
        let withdraw = self.claim("withdraw", claim, claim.until, b"");
        self.run(&withdraw).await?;
        Ok(())
    }
}

fn read(reply: Vec<Vec<u8>>) -> Option<Said> {
    let mut parts = reply.into_iter();
    let begun = match &parts.next()?[..] {
        b"fresh" => Begun::Fresh,
        b"running" => Begun::InFlight,
        b"forked" => Begun::Forked,
        b"lost" => Begun::Lost,
        b"finished" => Begun::Finished(parts.next()?),
        b"free" => return Some(Said::Free),
        _ => return None,
    };
    Some(Said::Begun(begun))
}

pub(super) fn strange() -> StoreError {
    StoreError::Unreachable("it gave a strange reply".to_owned())
}
