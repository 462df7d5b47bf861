import { westernDigits } from '#lib/digits.ts'

const PHONE = /\+?\d(?:[\s().-]{0,2}\d){8,14}(?!\d)/
const ORDER_CODE = /\bbw(?!\d{5}\b)[\da-z]{6}\b/

/** An e-mail, a phone or an order's code: whoever counts words keeps none of these. */
export function isPersonal(text: string): boolean {
  const plain = westernDigits(text).toLowerCase()
  return plain.includes('@') || PHONE.test(plain) || ORDER_CODE.test(plain)
}

const LONGEST = 60

/** What was looked for, in one spelling; null where it is nothing to keep. */
export function wordsToKeep(typed: string): string | null {
  const words = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  // As the table counts them: a pictogram is one.
  const characters = [...words].length
  return characters < 2 || characters > LONGEST || isPersonal(words) ? null : words
}
