import { unguarded } from '#lib/csv.ts'
import { westernDigits } from '#lib/digits.ts'
import { likeLetters } from '#lib/like-letters.ts'

/** However it is spaced, spelled and written in capitals: Arabic has several ways to write the same word. */
export const folded = (text: string): string =>
  likeLetters(westernDigits(unguarded(text)).toLowerCase())
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/[\s_.:#()/-]+/g, ' ')
    .trim()

export const CODE_TITLES: readonly string[] = [
  'order code|order reference|business reference|order ref|order no|order number|order id|reference|reference no|ref|sku|code|order',
  'رمز الطلب|كود الطلب|رقم الطلب|مرجع الطلب|الرقم المرجعي|رقم مرجعي|كود الاوردر|رقم الاوردر|المرجع|الكود',
]

export const NUMBER_TITLES: readonly string[] = [
  'tracking number|tracking no|tracking|awb|awb no|awb number|waybill|waybill no|waybill number|shipment number|parcel',
  'رقم التتبع|رقم البوليصه|البوليصه|رقم الشحنه|رقم بوليصه الشحن',
]

/** The first of these titles, the surest first, that a table has; -1 where it has none. */
export function columnTitled(titles: readonly string[], known: readonly string[]): number {
  const names = titles.map(folded)
  const name = known.flatMap((line) => line.split('|')).find((each) => names.includes(each))
  return name === undefined ? -1 : names.indexOf(name)
}
