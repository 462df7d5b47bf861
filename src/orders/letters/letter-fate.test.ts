import { describe, expect, test } from 'vitest'
import { fateOf, type ToldOrder } from './letter-fate.ts'

const START = Date.parse('2026-03-03T10:00:00Z')
const at = (seconds: number) => new Date(START + seconds * 1000)

type Step = ToldOrder['history'][number]

/** A row of a history: placed by the shopper, everything else by the team, `[second, from, to]`. */
const step = (
  id: number,
  [second, fromStatus, toStatus]: [number, string | null, string],
  more: Partial<Step> = {},
) => ({
  id,
  at: at(second),
  fromStatus,
  toStatus,
  toldAt: null,
  undoes: null,
  isTeams: fromStatus !== null,
  ...more,
})

const placed = step(1, [-600, null, 'pending'], { toldAt: at(-600) })
const shipped = step(2, [0, 'pending', 'shipped'])

const order = (status: string, ...history: Step[]): ToldOrder => ({
  status,
  paymentMethod: 'cod',
  isPaid: false,
  moneyBack: [],
  history: [placed, ...history],
  lastTry: 0,
  isToldOfTry: false,
})

const fate = (of: ToldOrder, event: string, id: number, second = 60) => fateOf(of, { event, step: id }, at(second))

describe('a letter about a step of the team', () => {
  test('leaves where the order still stands so', () => {
    expect(fate(order('shipped', shipped), 'shipped', 2)).toBe('leaves')
  })

  test('is void once the step was undone', () => {
    const undone = step(3, [20, 'shipped', 'pending'], { undoes: 2 })
    expect(fate(order('pending', shipped, undone), 'shipped', 2)).toBe('void')
  })

  test('sent and delivered within the minute: only that it was delivered is told', () => {
    const of = order('delivered', shipped, step(3, [50, 'shipped', 'delivered']))
    expect(fate(of, 'shipped', 2, 111)).toBe('void')
    expect(fate(of, 'delivered', 3, 111)).toBe('leaves')
  })

  test('waits while the step after it may still be undone, and leaves if it was', () => {
    const delivered = step(3, [50, 'shipped', 'delivered'])
    expect(fate(order('delivered', shipped, delivered), 'shipped', 2)).toEqual({ wait: 50 })
    const undone = step(4, [70, 'delivered', 'shipped'], { undoes: 3 })
    expect(fate(order('shipped', shipped, delivered, undone), 'shipped', 2, 111)).toBe('leaves')
  })

  test('is void where it says what the shopper knows', () => {
    const toldStep = { ...shipped, toldAt: at(60) }
    const back = step(3, [100, 'shipped', 'pending'])
    const again = step(4, [200, 'pending', 'shipped'])
    expect(fate(order('shipped', toldStep, back, again), 'shipped', 4, 260)).toBe('void')
  })

  test('leaves once more where the mail server had not taken it', () => {
    expect(fate(order('shipped', { ...shipped, toldAt: at(60) }), 'shipped', 2, 61)).toBe('leaves')
  })

  test('that it stands again is told to who was told that it is cancelled, and to nobody else', () => {
    const cancelled = step(2, [0, 'pending', 'cancelled'])
    const again = step(3, [30, 'cancelled', 'pending'])
    expect(fate(order('pending', cancelled, again), 'stands again', 3, 90)).toBe('void')
    expect(fate(order('pending', cancelled, again), 'cancelled', 2, 90)).toBe('void')
    const toldStep = { ...cancelled, toldAt: at(60) }
    expect(fate(order('pending', toldStep, again), 'stands again', 3, 90)).toBe('leaves')
  })

  test('money is a fact of its own: received and sent within the minute, both are told', () => {
    const paid = step(2, [0, 'pending', 'paid'])
    const shippedStep = step(3, [30, 'paid', 'shipped'])
    const of = { ...order('shipped', paid, shippedStep), isPaid: true }
    expect([fate(of, 'paid', 2), fate(of, 'shipped', 3, 90)]).toEqual(['leaves', 'leaves'])
    const cancelled = step(4, [40, 'shipped', 'cancelled'])
    expect(fate({ ...of, status: 'cancelled', history: [...of.history, cancelled] }, 'paid', 2, 101)).toBe('void')
  })
})

test.each([
  [true, 'void'],
  [false, 'leaves'],
])('that its payment came is not told after money of it went back: %s', (isOfOrder, expected) => {
  const of = { ...order('paid', step(2, [0, 'pending', 'paid'])), isPaid: true, moneyBack: [{ isOfOrder }] }
  expect(fate(of, 'paid', 2)).toBe(expected)
})

test('what the shopper did is told whatever came after it', () => {
  const cancelled = step(2, [0, 'pending', 'cancelled'], { isTeams: false })
  expect(fate(order('pending', cancelled, step(3, [1, 'cancelled', 'pending'])), 'cancelled', 2, 2)).toBe('leaves')
  expect(fateOf(order('cancelled'), { event: 'refunded', step: 'a refund' }, at(0))).toBe('leaves')
})

test.each([
  ['pending', 'paymob', 'leaves'],
  ['pending', 'cod', 'void'],
  ['paid', 'paymob', 'void'],
  ['cancelled', 'paymob', 'void'],
])('“not paid yet” of an order that is %s by %s: %s', (status, paymentMethod, expected) => {
  expect(fate({ ...order(status), paymentMethod }, 'not paid yet', 1)).toBe(expected)
})
