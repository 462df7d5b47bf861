import type { Answer, CallInput } from '#lib/endpoint.ts'
import type { Language } from '#lib/language.ts'
import type { quoteOrderCall, writeOrderCall } from './api.ts'
import type { Channel } from './desk.ts'
import { addressIn, CONTENTS, type TypedContents } from './typed-order.ts'

export interface TypedOrder extends TypedContents {
  promoCode: string
  method: 'cod' | 'card'
  channel: Channel
  language: Language
  note: string
}

export const NEW_ORDER_FIELDS = [...CONTENTS, 'promoCode', 'method', 'channel', 'language', 'note'] as const

export const blankOrder = (): TypedOrder => ({
  name: '',
  phone: '',
  email: '',
  city: '',
  cityName: '',
  address: '',
  postalCode: '',
  lines: [],
  promoCode: '',
  method: 'cod',
  channel: 'phone',
  language: 'ar',
  note: '',
})

type Quote = Answer<typeof quoteOrderCall>

export const quoteFor = ({ lines, city, promoCode }: TypedOrder): CallInput<typeof quoteOrderCall> => ({
  products: [...lines],
  city,
  promoCode: promoCode.trim(),
})

/** At the prices and the total that were seen. */
export function orderBody(typed: TypedOrder, { lines, sums }: Quote): CallInput<typeof writeOrderCall> {
  const { promoCode, method, channel, language, note } = typed
  const priceOf = (line: TypedOrder['lines'][number]): number =>
    lines.find(({ productId, size }) => productId === line.productId && size === line.size)?.price ?? 0
  return {
    products: typed.lines.map((line) => ({ ...line, price: priceOf(line) })),
    total: sums.total,
    shippingAddress: addressIn(typed),
    promoCode: promoCode.trim(),
    ...{ method, channel, language },
    note: note.trim(),
  }
}
