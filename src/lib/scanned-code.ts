import { westernDigits } from './digits.ts'
import { typedLatin } from './typed-latin.ts'

const CODE = /^BW[0-9A-Z]{5,6}$/

/** What a camera read or a scanner typed, on an Arabic layout too: the code itself, or the address of the page that verifies it. Null for anything else. */
export function scannedCode(cameraText: string): string | null {
  const text = westernDigits(cameraText.slice(0, 2000)).trim()
  const isAddress = /^https?:/i.test(text) && URL.canParse(text)
  const { pathname, searchParams } = new URL(isAddress ? text : 'https://shop.invalid')
  const typed = /\/verify\/?$/.test(pathname) ? (searchParams.get('sku') ?? '') : text
  const code = typedLatin(typed.trim()).toUpperCase()
  return CODE.test(code) ? code : null
}
