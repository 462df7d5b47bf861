import { dictionary } from '@zxcvbn-ts/language-common'
import { westernDigits } from '#lib/digits.ts'

/** What people choose most, from leaked lists, and what the lists of the world leave out of Egypt's. */
const common = new Set([
  ...dictionary['passwords-common'].map(String),
  ...['egyptian', 'elahly', 'alahly', 'zamalek', 'ismaily', 'masr', 'misr', 'ummeldonia', 'giza', 'habibi', 'habibty'],
  ...['مصر', 'القاهرة', 'الأهلي', 'الاهلي', 'الزمالك', 'حبيبي', 'محمد', 'أحمد', 'احمد', 'يارب', 'الله', 'سلام'],
])

/** Rows of keys, and the alphabets; letters and digits next to each other in Unicode count as a row anyway. */
const ROWS = [
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '!@#$%^&*()', '1234567890'],
  ...['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ', 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي', 'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ'],
]

/** Characters that do not just follow the one before: a password needs as many, more of them beside a known word. */
const FEWEST = 4
const FEWEST_BESIDE = 5

const LONGEST_REPEATED = 24
/** As long as a password may be; one sign of Unicode can stand for many. */
const LONGEST = 256

const isNextTo = (one: string, other: string): boolean =>
  Math.abs((one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0)) <= 1 ||
  ROWS.some((row) => row.includes(one + other) || row.includes(other + one))

/** Characters that are not the one before again, nor the next of a row, forwards or backwards. */
function surprises(text: string): number {
  const characters = [...text]
  return characters.filter((each, at) => at === 0 || !isNextTo(characters[at - 1] ?? '', each)).length
}

const plain = (text: string): string =>
  westernDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LONGEST)

const LETTERS: Record<string, string> = { '@': 'a', $: 's', '!': 'i', 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }
const asLetters = (text: string): string => text.replace(/[@$!013457]/g, (sign) => LETTERS[sign] ?? sign)

const unitOf = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text

/** Few characters in turn, or a short piece again and again; a very long one is no first guess. */
function isRepetition(typed: string): boolean {
  if (typed.length > LONGEST_REPEATED) return false
  const pieces = [plain(typed), plain(typed).replace(/\p{N}+$/u, '')].filter(({ length }) => length > 5)
  return new Set(typed).size < FEWEST || pieces.some((text) => unitOf(text) !== text && unitOf(text).length < 8)
}

function isDressedWord(typed: string): boolean {
  const [, before = '', core = '', after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/u.exec(plain(typed)) ?? []
  return common.has(unitOf(core)) && surprises(before + after) < FEWEST_BESIDE
}

function isTheirs(typed: string, words: readonly string[]): boolean {
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), typed)
  return rest !== typed && surprises(rest) < FEWEST_BESIDE
}

function wordsOf(own: readonly string[]): string[] {
  const parts = own
    .flatMap((text) => [text, text.replaceAll('&', 'and'), ...text.split('@'), ...text.split(/[\s@._+-]+/)])
    .map(plain)
  const bare = parts.map((part) => part.replace(/\p{N}+$/u, ''))
  return [...new Set([...parts, ...bare])].filter(({ length }) => length > 2).sort((a, b) => b.length - a.length)
}

export function isGuessable(password: string, own: readonly string[]): boolean {
  const typed = password.toLowerCase()
  const letters = plain(typed)
  const words = wordsOf(own)
  const isRow = surprises(typed) < FEWEST || (letters.length * 3 > typed.length * 2 && surprises(letters) < FEWEST)
  const isKnown = [typed, typed.replace(/\W+$/, ''), letters].some((text) => common.has(text))
  return (
    isRow ||
    isRepetition(typed) ||
    isKnown ||
    [typed, asLetters(typed)].some((text) => isDressedWord(text) || isTheirs(plain(text), words))
  )
}
