import type { CashRules } from '#settings/cash-rules.ts'

/** Why a rule is about an order. */
export const CASH_REASONS = ['first order', 'refusals', 'open total'] as const
export type CashReason = (typeof CASH_REASONS)[number]

/** What somebody has ordered so far. */
export interface Past {
  hasPaid: boolean
  refusals: number
  /** In piastres: for cash, and not paid yet. */
  open: number
}

export interface Judged {
  answer: 'allow' | 'confirm' | 'card'
  reasons: CashReason[]
}

const RULES = { 'first order': 'firstOrder', refusals: 'refusals', 'open total': 'openTotal' } as const

const isAbout = (rules: CashRules, total: number, { hasPaid, refusals, open }: Past): Record<CashReason, boolean> => ({
  'first order': !hasPaid && total > rules.firstOrder.above * 100,
  refusals: refusals >= rules.refusals.atLeast,
  'open total': open + total > rules.openTotal.above * 100,
})

interface Asked {
  /** In piastres. */
  total: number
  takesCards: boolean
  /** Of this account and this browser. */
  own: Past
  /** The same, and of the phone and the mailbox that were typed. */
  known: Past
}

/**
 * A card is asked of somebody for what they did themselves. What is known of a phone or a mailbox that anybody may type
 * only has the team confirm the order, so that who types it learns nothing.
 */
export function judge(rules: CashRules, { total, takesCards, own, known }: Asked): Judged {
  const ofOwn = isAbout(rules, total, own)
  const ofKnown = isAbout(rules, total, known)
  const asks = CASH_REASONS.filter((reason) => rules[RULES[reason]].answer !== 'allow')
  const card = asks.filter((reason) => takesCards && rules[RULES[reason]].answer === 'card' && ofOwn[reason])
  if (card.length > 0) return { answer: 'card', reasons: card }
  const reasons = asks.filter((reason) => ofKnown[reason])
  return { answer: reasons.length > 0 ? 'confirm' : 'allow', reasons }
}
