const ARABIC = /\p{Script=Arabic}/u
/** Besides Arabic and what every table is made of; other letters are those of another alphabet, read wrongly. */
const ODD = /[^\p{ASCII}\p{Script=Arabic}\u0640\u064B-\u0652،؛؟\u00A0\u200C-\u200F‐-”•…«»]/u
const MARK_ON_NOTHING = /(?<![\p{Script=Arabic}\u0640\u064B-\u0652])[\u064B-\u0652]/u

/** As Excel in Egypt writes a table that nobody asked to be UTF-8; null where it is no Arabic text of that kind. */
export function windowsArabic(bytes: Uint8Array): string | null {
  const text = new TextDecoder('windows-1256').decode(bytes)
  return ARABIC.test(text) && !ODD.test(text) && !MARK_ON_NOTHING.test(text) ? text : null
}
