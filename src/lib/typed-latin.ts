/** The keys of Windows' Arabic layout (101), plain and with Shift: what a scanner types while that layout is on. */
const KEYS: Readonly<Record<string, string>> = {
  ...{ ض: 'q', ص: 'w', ث: 'e', ق: 'r', ف: 't', غ: 'y', ع: 'u', ه: 'i', خ: 'o', ح: 'p' },
  ...{ ش: 'a', س: 's', ي: 'd', ب: 'f', ل: 'g', ا: 'h', ت: 'j', ن: 'k', م: 'l' },
  ...{ ئ: 'z', ء: 'x', ؤ: 'c', ر: 'v', لا: 'b', ى: 'n', ة: 'm' },
  ...{
    '\u064E': 'q',
    '\u064B': 'w',
    '\u064F': 'e',
    '\u064C': 'r',
    لإ: 't',
    إ: 'y',
    '‘': 'u',
    '÷': 'i',
    '×': 'o',
    '؛': 'p',
  },
  ...{ '\u0650': 'a', '\u064D': 's', ']': 'd', '[': 'f', لأ: 'g', أ: 'h', ـ: 'j', '،': 'k', '/': 'l' },
  ...{ '~': 'z', '\u0652': 'x', '}': 'c', '{': 'v', لآ: 'b', آ: 'n', '’': 'm' },
}
const ARABIC = /[\u0621-\u0652]/
/** What one key types as two letters comes first. */
const KEY = /ل[اإأآ]|./gsu

/** As the same keys write with Latin letters; what has no Arabic in it stays as it is. */
export const typedLatin = (text: string): string =>
  ARABIC.test(text) ? text.replace(KEY, (typed) => KEYS[typed] ?? typed) : text
