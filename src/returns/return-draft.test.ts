import { expect, test } from 'vitest'
import type { Reason, ReturnState } from './return.ts'
import {
  chosenOf,
  type Draft,
  firstDraft,
  isAskedAnew,
  isDeclined,
  isExchange,
  isForCash,
  linesSent,
  mayBringFee,
  overSince,
  problemsIn,
  worthOf,
} from './return-draft.ts'
import type { Returnable, ShownReturn } from './shown.ts'

const line = (productId: string, left: number) => ({
  productId,
  name: 'Black Tee',
  nameAr: '',
  size: 'M' as const,
  isOneSize: false,
  quantity: 3,
  left,
  amount: 170.5,
  amounts: [170.5, 341, 511.5].slice(0, left),
  image: null,
  sizes: [
    { size: 'M' as const, available: 3 },
    { size: 'L' as const, available: 3 },
  ],
})
const returnable = (lines: Returnable['lines'] = [line('A', 2), line('B', 0), line('C', 1)]): Returnable => ({
  orderId: 'O',
  orderSku: 'BW123456',
  deliveredAt: '2026-03-03T10:00:00Z',
  until: '2026-03-17T21:59:59.999Z',
  untilFaulty: '2026-04-02T21:59:59.999Z',
  takesPayTo: false,
  why: null,
  shippingFee: 50,
  moneyLeft: 1000,
  lines,
})
const draft = (more: Partial<Draft>): Draft => ({ ...firstDraft(returnable()), ...more })

test('the only piece that can come back is chosen already', () => {
  expect(firstDraft(returnable()).pieces).toEqual({})
  expect(firstDraft(returnable([line('A', 0), line('C', 1)])).pieces).toEqual({ 'C M': 1 })
})

test('a piece that the shop has declined is chosen by the shopper alone, and asked about anew', () => {
  const earlier = (productId: string, state: ShownReturn['state']) => [
    { state, lines: [{ ...line(productId, 1), newSize: null }] },
  ]
  const single = returnable([line('C', 1)])
  expect(firstDraft(single, earlier('C', 'rejected')).pieces).toEqual({})
  expect(firstDraft(single, earlier('C', 'withdrawn')).pieces).toEqual({ 'C M': 1 })
  expect([isDeclined(single, earlier('C', 'rejected')), isDeclined(single, earlier('A', 'rejected'))]).toEqual([
    true,
    false,
  ])
  expect([isAskedAnew(single, earlier('C', 'withdrawn')), isAskedAnew(single, earlier('C', 'refunded'))]).toEqual([
    true,
    false,
  ])
  expect(isAskedAnew(returnable(), earlier('C', 'rejected'))).toBe(false)
})

test('what is gone can’t be chosen, and no more than is left', () => {
  const pieces = { 'A M': 9, 'B M': 1 }
  expect(chosenOf(returnable(), draft({ pieces })).map(({ quantity }) => quantity)).toEqual([2])
  expect(worthOf(returnable(), draft({ pieces }), []).all).toBe(34_100)
})

test('the fee comes back with the last piece that a fault brings back, and with no other', () => {
  const all = returnable([line('A', 3)])
  const of = (pieces: number, reason: Draft['reason']) => draft({ pieces: { 'A M': pieces }, reason })
  const sums = [of(3, 'defect'), of(2, 'defect'), of(3, 'size')].map((each) => worthOf(all, each, []).all)
  expect(sums).toEqual([56_150, 34_100, 51_150])
  const rest = returnable([line('A', 1)])
  const before = (reason: Reason, state: ReturnState = 'approved') => [{ reason, state, lines: [{ quantity: 2 }] }]
  const fees = [before('not-as-described'), before('changed-mind'), before('defect', 'withdrawn')].map(
    (earlier) => worthOf(rest, of(1, 'defect'), earlier).fee,
  )
  expect(fees).toEqual([5_000, 0, 0])
})

test('RT29: no more is promised than is left of the order’s money', () => {
  const wish = draft({ pieces: { 'A M': 2 }, reason: 'size', wantsSize: false })
  const of = (moneyLeft: number) => worthOf({ ...returnable(), moneyLeft }, wish, [])
  expect(of(341)).toMatchObject({ all: 34_100, isCut: false })
  expect(of(100)).toMatchObject({ all: 10_000, isCut: true })
  expect(of(0)).toMatchObject({ all: 0, isCut: true })
  const inCash = (moneyLeft: number) => isForCash({ ...returnable(), takesPayTo: true, moneyLeft }, wish)
  expect([inCash(100), inCash(0)]).toEqual([true, false])
})

test('RT29: the fee is spoken of while faults can still bring all of the order back', () => {
  const rest = returnable([line('A', 1)])
  const before = (reason: Reason) => [{ reason, state: 'refunded' as const, lines: [{ quantity: 2 }] }]
  expect([mayBringFee(rest, before('defect')), mayBringFee(rest, before('changed-mind'))]).toEqual([true, false])
  expect(mayBringFee(returnable([line('A', 3)]), [])).toBe(true)
  expect(mayBringFee({ ...returnable([line('A', 3)]), shippingFee: 0 }, [])).toBe(false)
  const left = [561.5, 561.49].map((moneyLeft) => mayBringFee({ ...returnable([line('A', 3)]), moneyLeft }, []))
  expect(left).toEqual([true, false])
})

test('pieces and a reason are asked for, and for another size which', () => {
  expect(problemsIn(returnable(), draft({}))).toEqual({ lines: 'choose', reason: 'reasonMissing' })
  const exchange = draft({ pieces: { 'A M': 1 }, reason: 'size' })
  expect(problemsIn(returnable(), exchange)).toEqual({ 'newSize A M': 'newSizeMissing' })
  expect(problemsIn(returnable(), { ...exchange, wantsSize: false })).toEqual({})
  expect(problemsIn(returnable(), { ...exchange, newSizes: { 'A M': 'L' } })).toEqual({})
})

test('a sound piece is asked for only while there is one', () => {
  const wish = draft({ pieces: { 'A M': 2 }, reason: 'defect', wantsSame: true })
  const inStock = (available: number) => returnable([{ ...line('A', 2), sizes: [{ size: 'M' as const, available }] }])
  expect(problemsIn(inStock(2), wish)).toEqual({})
  expect(problemsIn(inStock(1), wish)).toEqual({ wish: 'noneAgain' })
})

test('where no other size is there, a piece that does not fit comes back for money', () => {
  const only = (sizes: Returnable['lines'][number]['sizes']) => ({
    ...returnable([{ ...line('A', 2), sizes }]),
    takesPayTo: true,
  })
  const oneSize = only([{ size: 'M', available: 9 }])
  const soldOut = only([
    { size: 'M', available: 9 },
    { size: 'L', available: 1 },
  ])
  const wish = draft({ pieces: { 'A M': 2 }, reason: 'size', payTo: { by: 'instapay', to: 'name@instapay' } })
  for (const each of [oneSize, soldOut]) {
    expect([isExchange(each, wish), isForCash(each, wish)]).toEqual([false, true])
    expect(problemsIn(each, wish)).toEqual({})
    expect(linesSent(each, { ...wish, newSizes: { 'A M': 'L' } })).toEqual([{ productId: 'A', size: 'M', quantity: 2 }])
  }
  expect(isExchange(soldOut, { ...wish, pieces: { 'A M': 1 } })).toBe(true)
})

test('a new size is sent with the reason of size alone; of what is faulty its own, where that is wished', () => {
  const exchange = draft({ pieces: { 'A M': 1 }, reason: 'size', newSizes: { 'A M': 'L' } })
  const plain = { productId: 'A', size: 'M', quantity: 1 }
  expect(linesSent(returnable(), exchange)).toEqual([{ ...plain, newSize: 'L' }])
  expect(linesSent(returnable(), { ...exchange, wantsSize: false })).toEqual([plain])
  const fault = { ...exchange, reason: 'defect' as const }
  expect(linesSent(returnable(), fault)).toEqual([plain])
  expect(linesSent(returnable(), { ...fault, wantsSame: true })).toEqual([{ ...plain, newSize: 'M' }])
  expect(linesSent(returnable(), { ...fault, reason: 'other', wantsSame: true })).toEqual([plain])
})

test('a fault may be told of for longer', () => {
  const now = new Date('2026-03-20T10:00:00Z')
  expect(overSince(returnable(), 'changed-mind', now)).toBe(returnable().until)
  expect(overSince(returnable(), 'defect', now)).toBeNull()
})

test('where cash goes is asked once there is some to send, and of no exchange', () => {
  const paidInCash = { ...returnable([line('C', 1)]), takesPayTo: true }
  const wish = (more: Partial<Draft>): Draft => ({ ...firstDraft(paidInCash), ...more })
  const asked = [
    wish({}),
    wish({ reason: 'other' }),
    wish({ reason: 'size' }),
    wish({ reason: 'size', wantsSize: false }),
  ]
  expect(asked.map((each) => isForCash(paidInCash, each))).toEqual([false, true, false, true])
  expect(isForCash(returnable([line('C', 1)]), wish({ reason: 'other' }))).toBe(false)
  expect(problemsIn(paidInCash, wish({ reason: 'other' }))).toEqual({ 'payTo.by': 'missing' })
})
