import { expect, test } from 'vitest'
import { letters as arabic } from '#i18n/ar/letters/orders.ts'
import { letters as english } from '#i18n/en/letters/orders.ts'
import { priceText } from '#lib/money.ts'
import { exampleLink, exampleOrder } from '../../../tests/support/example-order.ts'
import { firstFacts } from '../../settings/facts.ts'
import { orderLetter } from './order-letter.server.ts'

const withoutMarks = (text: string): string => text.replaceAll(/[\u200f\u2066-\u2069]/g, '')

test.each([
  ['en', english],
  ['ar', arabic],
] as const)(
  'cancelled after a part of its cash came, its letter names the sum and what becomes of it: %s',
  (language, texts) => {
    const order = exampleOrder(language, { status: 'cancelled', refusedAt: new Date(), dueBack: 45_050 })
    const link = exampleLink('/my-order/a.b.c')
    const letter = orderLetter({ event: 'cancelled', step: 1, order, facts: firstFacts, link })
    const text = withoutMarks(letter.text)
    const amount = withoutMarks(priceText(45_050, language))
    expect(text).toContain(texts.partBack(amount))
    expect(text).toContain(`${texts.paid}: ${amount}`)
    for (const owed of [texts.refusedAtDoor, texts.events.cancelled.next()]) expect(text).not.toContain(owed)
  },
)
