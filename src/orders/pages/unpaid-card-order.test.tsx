import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { everyText } from '../../../tests/support/every-text.ts'
import { orderAfter, waitingOrder } from '../../../tests/support/shown-order.ts'
import { dayText } from '../../lib/days.ts'
import { inLanguage, LANGUAGES } from '../../lib/language.ts'
import { fromPounds } from '../../lib/money.ts'
import { UnpaidOrder } from '../../payments/pages/unpaid-order.tsx'
import type { ShownOrder } from '../shown-order.ts'
import { withoutPaidStep } from './account-order.ts'
import { NextSteps } from './next-steps.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderHead } from './order-head.tsx'

// Where the code on it leads.
vi.stubGlobal('location', { origin: 'https://shop.example' })

const DELIVERY = { kind: 'known', fee: fromPounds(50), min: 1, max: 3 } as const

const words = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** What somebody reads of it, in the page's own language. */
function textOf(page: ReactNode, language: (typeof LANGUAGES)[number]): string {
  const path = inLanguage(language, '/order')
  const Stub = createRoutesStub([{ path, Component: () => page }])
  return words(renderToStaticMarkup(<Stub initialEntries={[path]} />))
}

const pageOf = (order: ShownOrder): ReactNode => (
  <>
    <OrderHead order={order} />
    <UnpaidOrder order={order} />
    <NextSteps order={order} delivery={DELIVERY} />
    <OrderDetails order={order} />
  </>
)

describe.each(LANGUAGES)('in %s, a card order that is not paid', (language) => {
  const { checkout, payment, account } = everyText[language]
  const { order: texts } = checkout
  const amount = language === 'ar' ? '250.00 ج.م' : 'EGP 250.00'
  const waiting = waitingOrder()

  test('is neither in preparation nor for the courier to be paid, and says how it can be', () => {
    const text = textOf(pageOf(waiting), language)
    for (const never of [texts.nextConfirm, texts.nextPay(amount), texts.thanks, checkout.statuses.pending])
      expect(text).not.toContain(never)
    const { title, card, cash, cancel } = payment.unpaid
    for (const way of [title(waiting.sku), cash, cancel, texts.pendingCard, checkout.waiting.name])
      expect(text).toContain(way)
    expect(text.replace(/[\u2066-\u2069\u200e\u200f]/g, '')).toContain(
      card(amount).replace(/[\u2066-\u2069\u200e\u200f]/g, ''),
    )
  })

  test('is not being made ready in the account either, nor was it when it is called off', () => {
    const { statuses } = account.orders
    const details = (order: ShownOrder) => <OrderDetails order={withoutPaidStep(order)} statuses={statuses} />
    expect(textOf(details(waiting), language)).not.toContain(statuses.pending)
    const cancelled = { ...orderAfter('cancelled', 'pending', 'cancelled'), paymentMethod: 'paymob' } as const
    expect(textOf(details(cancelled), language)).not.toContain(statuses.pending)
    const paid = { ...orderAfter('paid', 'pending', 'paid'), paymentMethod: 'paymob', isPaid: true } as const
    expect(textOf(details(paid), language)).toContain(statuses.pending)
  })

  test('is offered to nobody but its owner', () => {
    const [stranger, staff] = [
      { ...waiting, isOwn: false, isMasked: true },
      { ...waiting, isOwn: false },
    ]
    for (const order of [stranger, staff]) expect(textOf(<UnpaidOrder order={order} />, language)).toBe('')
  })

  test('names a try that the bank may still agree to before the card is offered again', () => {
    const undecided = { ...waiting, paymentInfo: { ...waiting.paymentInfo, isUndecided: true } }
    const text = textOf(<UnpaidOrder order={undecided} />, language)
    expect(text.indexOf(payment.unpaid.undecided)).toBeGreaterThan(0)
    expect(text.indexOf(payment.unpaid.undecided)).toBeLessThan(text.indexOf(payment.unpaid.cash))
    expect(textOf(<UnpaidOrder order={waiting} />, language)).not.toContain(payment.unpaid.undecided)
  })

  test('and one that is cash, or sent, says what is to come of it', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-08T11:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const steps = (order: ShownOrder) => textOf(<NextSteps order={order} delivery={DELIVERY} />, language)
    const asked = steps(orderAfter('pending'))
    expect(asked).toContain(texts.nextWord)
    expect(asked).not.toContain(texts.nextConfirm)
    // Ordered on Tuesday the 3rd, confirmed on Thursday the 5th.
    expect(asked).not.toMatch(/4 ?– ?8|4.+8/)
    const confirmed = steps({ ...orderAfter('pending'), confirmedAt: '2026-03-05T10:00:00.000Z' })
    expect(confirmed).toContain(texts.nextConfirm)
    expect(confirmed).toMatch(/8 ?– ?10|8.+10/)
    // Tuesday the 3rd it was ordered, Sunday the 8th it was sent: couriers rest on Friday and Saturday.
    const sentBack: ShownOrder = {
      ...orderAfter('shipped', 'pending', 'shipped'),
      timeline: [
        { status: 'pending', at: '2026-03-03T10:00:00.000Z' },
        { status: 'shipped', at: '2026-03-08T10:00:00.000Z' },
      ],
    }
    expect(steps(sentBack)).not.toContain(texts.nextConfirm)
    expect(steps(sentBack)).toContain(texts.nextShipped)
    expect(steps(sentBack)).toMatch(/9 ?– ?11|9.+11/)
    vi.setSystemTime(new Date('2026-03-12T10:00:00Z'))
    expect(steps(sentBack)).toContain(texts.nextMissed(dayText('2026-03-11T12:00:00Z', language)))
  })

  test('and cash that nobody has confirmed says that it waits for that, wherever its status stands', () => {
    const pending = orderAfter('pending')
    const { unconfirmed, statuses } = checkout
    const inAccount = <OrderDetails order={withoutPaidStep(pending)} statuses={account.orders.statuses} />
    for (const page of [pageOf(pending), inAccount]) expect(textOf(page, language)).toContain(unconfirmed.name)
    for (const name of [statuses.pending, account.orders.statuses.pending])
      expect([pageOf(pending), inAccount].map((page) => textOf(page, language)).join()).not.toContain(name)
    const confirmed = textOf(pageOf({ ...pending, confirmedAt: pending.createdAt }), language)
    expect(confirmed).toContain(statuses.pending)
    expect(confirmed).not.toContain(unconfirmed.name)
  })

  test('and what went back of one that is paid is said, with its day', () => {
    const back = {
      amount: 100,
      state: 'done',
      at: '2026-03-05T10:00:00.000Z',
      how: 'wallet',
      reference: 'IP-77',
      words: 'The box came back open.',
    } as const
    const paid: ShownOrder = { ...orderAfter('paid', 'pending', 'paid'), paymentMethod: 'paymob', isPaid: true }
    const refunded = (sum: number): ShownOrder => ({
      ...paid,
      paymentInfo: { ...paid.paymentInfo, refunded: sum, moneyBack: [{ ...back, amount: sum }] },
    })
    expect(textOf(pageOf(refunded(100)), language)).toContain(checkout.moneyBack.partly)
    const text = textOf(pageOf(refunded(250)), language)
    expect(text).toContain(`${checkout.moneyBack.ways.wallet} ${checkout.moneyBack.reference}: IP-77`)
    expect(text).toContain(back.words)
    expect(text).toContain(` ${checkout.moneyBack.fully} `)
    expect(text).not.toContain(texts.nextConfirm)
    expect(text).toMatch(language === 'ar' ? /250\.00.+5 مارس.? 2026/ : /EGP 250\.00 was refunded on March 5, 2026/)
  })
})
