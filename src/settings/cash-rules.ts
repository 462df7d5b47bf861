import { z } from 'zod'

/** What a rule answers to an order that it is about: cash, cash once somebody has confirmed it, or a card alone. */
export const CASH_ANSWERS = ['allow', 'confirm', 'card'] as const

const answer = z.enum(CASH_ANSWERS)
const pounds = z.int('wholePounds').min(0, 'wholePounds').max(1_000_000, 'wholePounds')

/** Amounts in whole pounds. */
export const cashRules = z.object({
  /** The first order of somebody who has not received and paid one yet, above so much. */
  firstOrder: z.object({ above: pounds, answer }),
  /** So many parcels were refused at the door, or more. */
  refusals: z.object({ atLeast: z.int('from1To99').min(1, 'from1To99').max(99, 'from1To99'), answer }),
  /** All that somebody has ordered for cash and not paid, this order too, is above so much. */
  openTotal: z.object({ above: pounds, answer }),
})

export type CashRules = z.output<typeof cashRules>

/** Every order may be paid in cash, until the owner says otherwise. */
export const firstCashRules: CashRules = {
  firstOrder: { above: 4000, answer: 'allow' },
  refusals: { atLeast: 2, answer: 'allow' },
  openTotal: { above: 10_000, answer: 'allow' },
}
