//! Loading the locals of a frame that other code may have saved.

use super::{
    Local, Reader,
    comparison::{self, Rewritten},
    lasting::Lasting,
    reader, same,
};

/// The locals of a frame, loaded one after the other and compared with what was saved.
#[derive(Debug, Default)]
pub(crate) struct Loading<'de> {
    unread: &'de [u8],
    /// The local that was loaded last, as it is written now.
    again: Rewritten,
}

impl<'de> Loading<'de> {
    /// Begins with the locals of the next frame.
    pub(crate) fn begin(&mut self, locals: &'de [u8]) {
        self.unread = locals;
        self.again.bytes.reserve(locals.len());
    }

    /// The next local, if all that was saved of it has come back. `nonsense` keeps what it is read from to find that out.
    pub(crate) fn next<T>(
        &mut self,
        from: &mut Reader<'de>,
        local: &Local<'de, T>,
        nonsense: &'de Lasting,
    ) -> Result<T, String> {
        self.again.clear();
        let value = (local.read)(from, Some(&mut self.again))?;
        let mut differs = |bytes| {
            let mut other = Rewritten::default();
            nonsense.keep(bytes).is_some_and(|bytes| {
                (local.read)(&mut reader(bytes), Some(&mut other)).is_err()
                    || same::after(&self.again.bytes, &other.bytes).is_none()
            })
        };
        self.unread = comparison::after(self.unread, &self.again, &mut differs)
            .map_err(|lost| lost.to_string())?;
        Ok(value)
    }
}
