//! The size of a program's machine code.

/// Bytes in section `.text` of a 64-bit little-endian ELF file.
pub(crate) fn text_size(file: &[u8]) -> Option<u64> {
    if file.get(..6)? != b"\x7fELF\x02\x01" {
        return None;
    }
    let table = usize::try_from(number(file, 0x28, 8)?).ok()?;
    let (size, count, names) = (
        number(file, 0x3a, 2)?,
        number(file, 0x3c, 2)?,
        number(file, 0x3e, 2)?,
    );
    let section = |index: u64| usize::try_from(index * size).ok().map(|at| table + at);
    let names = usize::try_from(number(file, section(names)? + 0x18, 8)?).ok()?;
    (0..count).find_map(|index| {
        let header = section(index)?;
        let name = names + usize::try_from(number(file, header, 4)?).ok()?;
        if file.get(name..name + 6)? != b".text\0" {
            return None;
        }
        number(file, header + 0x20, 8)
    })
}

fn number(file: &[u8], at: usize, bytes: usize) -> Option<u64> {
    let bytes = file.get(at..at.checked_add(bytes)?)?;
    Some(
        bytes
            .iter()
            .rev()
            .fold(0, |number, byte| number << 8 | u64::from(*byte)),
    )
}
