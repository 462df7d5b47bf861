/** By its first bytes: a zip (xlsx), or the file of an older Excel (xls). No table of text begins like either. */
export const isExcel = (bytes: Uint8Array): boolean =>
  [
    [0x50, 0x4b, 0x03, 0x04],
    [0xd0, 0xcf, 0x11, 0xe0],
  ].some((mark) => mark.every((byte, at) => bytes[at] === byte))
