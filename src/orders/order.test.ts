import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  codeInLink,
  factsAfter,
  type Holds,
  holdsOf,
  type OrderFacts,
  STATUSES,
  shortId,
  skuMeant,
  skuOf,
  statusOf,
  stockMove,
} from './order.ts'

const FULFILMENTS = ['none', 'shipped', 'delivered'] as const
const HOLDS: readonly Holds[] = ['nothing', 'reserved', 'deducted']

const every: OrderFacts[] = FULFILMENTS.flatMap((fulfilment) =>
  [false, true].flatMap((isPaid) => [false, true].map((isCancelled) => ({ isPaid, fulfilment, isCancelled }))),
)
const facts = (isPaid: boolean, fulfilment: OrderFacts['fulfilment'], isCancelled = false) => ({
  isPaid,
  fulfilment,
  isCancelled,
})

describe('the one word that people see', () => {
  test.each([
    [facts(false, 'none'), 'pending', 'reserved'],
    [facts(true, 'none'), 'paid', 'deducted'],
    [facts(false, 'shipped'), 'shipped', 'deducted'],
    [facts(true, 'shipped'), 'shipped', 'deducted'],
    [facts(false, 'delivered'), 'delivered', 'deducted'],
    [facts(true, 'delivered'), 'delivered', 'deducted'],
    [facts(false, 'none', true), 'cancelled', 'nothing'],
    [facts(true, 'none', true), 'cancelled', 'nothing'],
    [facts(false, 'shipped', true), 'cancelled', 'nothing'],
    [facts(true, 'shipped', true), 'cancelled', 'nothing'],
    [facts(false, 'delivered', true), 'cancelled', 'nothing'],
    [facts(true, 'delivered', true), 'cancelled', 'nothing'],
  ])('for %j is %s, and the order holds its stock as %s', (now, status, holds) => {
    expect([statusOf(now), holdsOf(now)]).toEqual([status, holds])
  })
})

describe('after an admin asked for a status', () => {
  test.each([
    ['approving cash of an order that waits', facts(false, 'none'), 'paid', facts(true, 'none')],
    ['approving cash of a parcel on its way', facts(false, 'shipped'), 'paid', facts(true, 'shipped')],
    ['approving cash of a parcel that arrived', facts(false, 'delivered'), 'paid', facts(true, 'delivered')],
    ['a paid parcel that was not sent after all', facts(true, 'shipped'), 'paid', facts(true, 'none')],
    ['a cancelled order that is paid now', facts(false, 'shipped', true), 'paid', facts(true, 'none')],
    ['sending before the cash came', facts(false, 'none'), 'shipped', facts(false, 'shipped')],
    ['delivering what was paid', facts(true, 'none'), 'delivered', facts(true, 'delivered')],
    ['a parcel marked delivered by mistake', facts(true, 'delivered'), 'shipped', facts(true, 'shipped')],
    ['an unpaid parcel that came back', facts(false, 'shipped'), 'pending', facts(false, 'none')],
    ['an order taken up again', facts(false, 'delivered', true), 'pending', facts(false, 'none')],
    ['sending a cancelled order after all', facts(true, 'none', true), 'shipped', facts(true, 'shipped')],
    ['cancelling keeps what was paid and sent', facts(true, 'shipped'), 'cancelled', facts(true, 'shipped', true)],
  ] as const)('%s', (_, now, target, then) => expect(factsAfter(now, target)).toEqual(then))

  test('a recorded payment can’t be taken back by setting pending', () => {
    for (const now of every.filter(({ isPaid }) => isPaid)) expect(factsAfter(now, 'pending')).toBeNull()
  })

  test('the order has that status, unless a payment of goods already sent was what was meant', () => {
    for (const now of every)
      for (const target of STATUSES) {
        const then = factsAfter(now, target)
        if (!then) continue
        const isApproval = target === 'paid' && !now.isPaid && !now.isCancelled
        expect(statusOf(then), JSON.stringify({ now, target })).toBe(
          isApproval ? statusOf({ ...now, isPaid: true }) : target,
        )
      }
  })

  test('no status change makes a payment disappear, and only paid makes one appear', () => {
    for (const now of every)
      for (const target of STATUSES) {
        const then = factsAfter(now, target)
        if (then) expect(then.isPaid, JSON.stringify({ now, target })).toBe(now.isPaid || target === 'paid')
      }
  })
})

describe('stock', () => {
  test.each([
    ['nothing', 'reserved', true, { onHand: 0, reserved: 1 }],
    ['nothing', 'deducted', true, { onHand: -1, reserved: 0 }],
    ['reserved', 'deducted', true, { onHand: -1, reserved: -1 }],
    ['reserved', 'nothing', true, { onHand: 0, reserved: -1 }],
    ['deducted', 'nothing', true, { onHand: 1, reserved: 0 }],
    ['deducted', 'nothing', false, { onHand: 0, reserved: 0 }],
    ['deducted', 'reserved', true, { onHand: 1, reserved: 1 }],
    ['deducted', 'reserved', false, { onHand: 0, reserved: 1 }],
    ['reserved', 'nothing', false, { onHand: 0, reserved: -1 }],
    ['nothing', 'deducted', false, { onHand: -1, reserved: 0 }],
  ] as const)('from %s to %s, goods back %s: %j', (from, to, areBack, move) => {
    expect(stockMove(from, to, areBack)).toEqual(move)
  })

  test('that does not move, moves nothing', () => {
    for (const holds of HOLDS)
      for (const areBack of [true, false]) expect(stockMove(holds, holds, areBack)).toEqual({ onHand: 0, reserved: 0 })
  })

  test('goes back and forth without loss: a way through any states ends where its last step says', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...HOLDS), { minLength: 1, maxLength: 30 }), (way) => {
        const shelf = { onHand: 0, reserved: 0 }
        let now: Holds = 'nothing'
        for (const next of way) {
          const { onHand, reserved } = stockMove(now, next, true)
          shelf.onHand += onHand
          shelf.reserved += reserved
          now = next
        }
        expect(shelf).toEqual({ onHand: now === 'deducted' ? -1 : 0, reserved: now === 'reserved' ? 1 : 0 })
      }),
    )
  })

  test('that is lost on the way never comes back by more turns', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...HOLDS), fc.boolean()), { maxLength: 30 }), (way) => {
        let now: Holds = 'nothing'
        let onHand = 0
        for (const [next, areBack] of way) {
          onHand += stockMove(now, next, areBack).onHand
          now = next
        }
        expect(onHand).toBeLessThanOrEqual(0)
      }),
    )
  })
})

test('an order is called by the end of its id', () => {
  expect(skuOf('01ARZ3NDEKTSV4RRFFQ69G5FAV')).toBe('BW9G5FAV')
  expect(shortId('01arz3ndektsv4rrffq69g5fav')).toBe('Q69G5FAV')
  for (const typed of ['BW9G5FAV', '#bw9g5fav', '9G5FAV', 'Q69G5FAV', '01ARZ3NDEKTSV4RRFFQ69G5FAV'])
    expect(skuMeant(typed)).toBe('BW9G5FAV')
  const link = '01ARZ3NDEKTSV4RRFFQ69G5FAV.tgk5q0.sOmE-SeAl'
  expect([link, link.slice(0, 30), link.slice(0, 26), 'zzz'].map(codeInLink)).toEqual(['BW9G5FAV', 'BW9G5FAV', '', ''])
  for (const typed of ['', 'BW', 'BW9G5FA', 'soft tee', 'someone@example.com']) expect(skuMeant(typed)).toBeNull()
})
