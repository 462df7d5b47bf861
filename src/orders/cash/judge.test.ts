import { expect, test } from 'vitest'
import type { CashRules } from '#settings/cash-rules.ts'
import { judge, type Past } from './judge.ts'

const nobody: Past = { hasPaid: false, refusals: 0, open: 0 }

const rules = (answers: Partial<Record<keyof CashRules, 'confirm' | 'card'>>): CashRules => ({
  firstOrder: { above: 1000, answer: answers.firstOrder ?? 'allow' },
  refusals: { atLeast: 2, answer: answers.refusals ?? 'allow' },
  openTotal: { above: 3000, answer: answers.openTotal ?? 'allow' },
})

const of = (asked: CashRules, total: number, own: Partial<Past> = {}, known: Partial<Past> = own) =>
  judge(asked, { total: total * 100, takesCards: true, own: { ...nobody, ...own }, known: { ...nobody, ...known } })

test.each([
  [1000, {}, 'allow'],
  [1000.01, {}, 'card'],
  [5000, { hasPaid: true }, 'allow'],
] as const)('CA20: a first order of EGP %d, after %j: %s', (total, own, answer) => {
  expect(of(rules({ firstOrder: 'card' }), total, own).answer).toBe(answer)
})

test.each([
  [{ refusals: 1 }, 'allow'],
  [{ refusals: 2 }, 'card'],
] as const)('CA20: after %j refused by themselves: %s', (own, answer) => {
  expect(of(rules({ refusals: 'card' }), 10, own).answer).toBe(answer)
})

test.each([
  [{ open: 200_000 }, 1000, 'allow'],
  [{ open: 200_000 }, 1000.5, 'confirm'],
] as const)('CA20: with %j open and EGP %d more: %s', (own, total, answer) => {
  expect(of(rules({ openTotal: 'confirm' }), total, own).answer).toBe(answer)
})

test('CA21: what others did with a phone that anybody may type holds the order, and is never told by the answer', () => {
  const ofPhone = { refusals: 9, open: 900_000 }
  const asked = rules({ refusals: 'card', openTotal: 'card' })
  expect(of(asked, 10, {}, ofPhone)).toEqual({ answer: 'confirm', reasons: ['refusals', 'open total'] })
  expect(of(asked, 10, {}, { hasPaid: true }).answer).toBe('allow')
})

test('CA22: where a card is asked and the shop takes none, the order is confirmed first', () => {
  const asked = rules({ firstOrder: 'card', refusals: 'confirm' })
  const own = { ...nobody, refusals: 3 }
  expect(judge(asked, { total: 500_000, takesCards: false, own, known: own })).toEqual({
    answer: 'confirm',
    reasons: ['first order', 'refusals'],
  })
})

test('CA22: the strictest rule answers', () => {
  const asked = rules({ firstOrder: 'confirm', refusals: 'card' })
  expect(of(asked, 5000, { refusals: 2 })).toEqual({ answer: 'card', reasons: ['refusals'] })
})

test('CA23: nothing is asked until the owner says so', () => {
  expect(of(rules({}), 900_000, { refusals: 50, open: 9_000_000 })).toEqual({ answer: 'allow', reasons: [] })
})
