import { expect, test } from 'vitest'
import { mayBeSentAgain } from './letter-kinds.ts'

const order = { status: 'pending', isPaid: false, paymentMethod: 'cod', isUndoable: false, sent: [] } as const

test('a letter is sent again only while the order stands as it says', () => {
  expect(mayBeSentAgain(order)).toEqual(['placed'])
  expect(mayBeSentAgain({ ...order, paymentMethod: 'paymob' })).toEqual(['not paid yet'])
  expect(mayBeSentAgain({ ...order, status: 'shipped', isPaid: true })).toEqual(['placed', 'paid', 'shipped'])
  expect(mayBeSentAgain({ ...order, status: 'cancelled', sent: ['placed'] })).toEqual(['cancelled'])
})

test('nobody is told of a step that the team may still undo', () => {
  expect(mayBeSentAgain({ ...order, status: 'shipped', isUndoable: true })).toEqual(['placed'])
})

test('of money, only what was told once is told again', () => {
  expect(mayBeSentAgain({ ...order, status: 'cancelled', sent: ['given back', 'placed'] })).toEqual([
    'cancelled',
    'given back',
  ])
})
