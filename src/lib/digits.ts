const ZEROS = [0x0660, 0x06f0]
// Marks that come along when a number is pasted from a contact or a right-to-left text.
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\u061C\uFEFF]/g

/** Arabic and Persian digits as Western ones, without invisible marks: for anything that is a number or a code. */
export const westernDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => {
      const code = digit.charCodeAt(0)
      return String(code - (ZEROS.findLast((zero) => code >= zero) ?? 0))
    })

/** A number as people type it, in Arabic or Western digits; NaN where it is none. */
export function numberIn(text: string): number {
  const plain = westernDigits(text)
    .trim()
    .replaceAll('٫', '.')
    .replace(/[٬،\s]/g, '')
  const decimal = /^\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain.replaceAll(',', '')
  return /^\d+(\.\d*)?$|^\.\d+$/.test(decimal) ? Number(decimal) : Number.NaN
}

export const hasMoreThanHundredths = (number: number): boolean =>
  Math.abs(number * 100 - Math.round(number * 100)) > 1e-6
