import { toPounds } from '#lib/money.ts'
import { localPhone } from '#lib/phone.ts'
import type { EditedPart } from './desk.ts'

const AMOUNTS = ['subtotal', 'shippingFee', 'discount', 'total'] as const

/** One side of an edit as the wire has it. */
export function shownEdit(part: EditedPart) {
  const { lines, promoCode, address } = part
  const amounts = AMOUNTS.flatMap((name) => {
    const amount = part[name]
    return amount === undefined ? [] : [[name, toPounds(amount)]]
  })
  return {
    ...(Object.fromEntries(amounts) as Partial<Record<(typeof AMOUNTS)[number], number>>),
    ...(lines ? { lines: lines.map((line) => ({ ...line, price: toPounds(line.price) })) } : {}),
    ...(promoCode === undefined ? {} : { promoCode }),
    ...(address ? { address: address.phone ? { ...address, phone: localPhone(address.phone) } : address } : {}),
  }
}
