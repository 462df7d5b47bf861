import { hasMoreThanHundredths, numberIn } from '#lib/digits.ts'
import { fromPounds } from '#lib/money.ts'

export interface TypedRefund {
  isAll: boolean
  /** As it was typed, where it is a part. */
  amount: string
  reason: string
}

export type RefundProblem = 'amountRequired' | 'amountDecimals' | 'tooMuch' | 'reasonRequired'

function whyNotAmount(pounds: number, left: number): RefundProblem | null {
  if (!(pounds > 0)) return 'amountRequired'
  if (hasMoreThanHundredths(pounds)) return 'amountDecimals'
  return fromPounds(pounds) > fromPounds(left) ? 'tooMuch' : null
}

/** What the form asks for, in pounds, of what is left; NaN where nothing sensible is typed. */
export const wantedPounds = ({ isAll, amount }: TypedRefund, left: number): number => (isAll ? left : numberIn(amount))

/** What stands against sending it, field by field. */
export const refundProblems = (
  typed: TypedRefund,
  left: number,
): { amount: RefundProblem | null; reason: RefundProblem | null } => ({
  amount: whyNotAmount(wantedPounds(typed, left), left),
  reason: typed.reason.trim() === '' ? 'reasonRequired' : null,
})

interface Money {
  refunded: number
  refundable: number
  refunds: readonly { state: string; amount: number }[]
}

/** The refund that the bank has not answered about. */
export const askedRefund = ({ refunds }: Pick<Money, 'refunds'>) => refunds.find(({ state }) => state === 'asked')

/** Nothing goes back while the bank has not answered about the last one. */
export const mayBeSent = (money: Money): boolean => money.refundable > 0 && !askedRefund(money)

/** How much of what was paid by card has gone back, or is on its way. */
export function refundState({ refunded, refundable }: Omit<Money, 'refunds'>): 'part' | 'all' | null {
  if (refunded === 0) return null
  return refundable > 0 ? 'part' : 'all'
}
