import { hasMoreThanHundredths, numberIn } from '#lib/digits.ts'
import { fromPounds } from '#lib/money.ts'
import type { HowGivenBack } from '../payment.ts'

export interface TypedAmount {
  isAll: boolean
  /** As it was typed, where it is a part. */
  amount: string
}

export interface TypedRefund extends TypedAmount {
  reason: string
}

export interface TypedGivenBack extends TypedAmount {
  /** Empty until it is chosen. */
  how: HowGivenBack | ''
  reference: string
}

export type AmountProblem = 'amountRequired' | 'amountDecimals' | 'tooMuch'

function whyNotAmount(pounds: number, left: number): AmountProblem | null {
  if (!(pounds > 0)) return 'amountRequired'
  if (hasMoreThanHundredths(pounds)) return 'amountDecimals'
  return fromPounds(pounds) > fromPounds(left) ? 'tooMuch' : null
}

/** What the form asks for, in pounds, of what is left; NaN where nothing sensible is typed. */
export const wantedPounds = ({ isAll, amount }: TypedAmount, left: number): number => (isAll ? left : numberIn(amount))

/** What stands against sending it, field by field. */
export const refundProblems = (
  typed: TypedRefund,
  left: number,
): { amount: AmountProblem | null; reason: 'reasonRequired' | null } => ({
  amount: whyNotAmount(wantedPounds(typed, left), left),
  reason: typed.reason.trim() === '' ? 'reasonRequired' : null,
})

/** The same for what was given back by hand. */
export const givenBackProblems = (
  typed: TypedGivenBack,
  left: number,
): { amount: AmountProblem | null; how: 'howRequired' | null; reference: 'referenceRequired' | null } => ({
  amount: whyNotAmount(wantedPounds(typed, left), left),
  how: typed.how === '' ? 'howRequired' : null,
  reference: typed.reference.trim() === '' ? 'referenceRequired' : null,
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

/** How much of what was paid has gone back, or is on its way. */
export function refundState({ refunded, refundable }: Omit<Money, 'refunds'>): 'part' | 'all' | null {
  if (refunded === 0) return null
  return refundable > 0 ? 'part' : 'all'
}
