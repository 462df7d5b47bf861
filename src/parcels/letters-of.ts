import { windowsArabic } from '#lib/windows-arabic.ts'

/** The text of a table, in the letters in which a spreadsheet may write it; null where they are none of these. */
export function lettersOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const encoding = isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return isWide ? null : windowsArabic(bytes)
  }
}
