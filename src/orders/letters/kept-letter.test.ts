import { expect, test } from 'vitest'
import { exampleOrder } from '../../../tests/support/example-order.ts'
import { firstFacts } from '../../settings/facts.ts'
import { orderLetter } from './order-letter.server.ts'

test('what stays of a cancelled order’s money is named by its sum, with the owner’s words, and nothing is said to have gone back', () => {
  const nothing = { id: 'r5', amount: 0, paid: 55_000, state: 'done', reason: '', at: '', isOfOrder: true } as const
  const kept = {
    ...nothing,
    isLast: true,
    worth: null,
    fee: null,
    how: null,
    reference: '',
    words: 'It is the deposit.',
  }
  const order = exampleOrder('en', { status: 'cancelled', moneyBack: [kept] })
  const needs = { order, event: 'kept', amount: 55_000, facts: firstFacts, link: 'https://shop.example/a.b.c' } as const
  for (const step of ['r5', 'sent again']) {
    const { text } = orderLetter({ ...needs, step })
    expect(text).toContain('EGP 550.00 of it stays with us.')
    expect(text).toContain('From us: It is the deposit.')
    expect(text).not.toContain('Given back')
  }
})
