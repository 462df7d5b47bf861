import { poundsText } from '#back-office/form/pounds-text.ts'
import type { WayBack } from '#books/ways-back.ts'
import { hasMoreThanHundredths, numberIn } from '#lib/digits.ts'
import { fromPounds } from '#lib/money.ts'

export interface TypedAmount {
  isAll: boolean
  amount: string
}

export interface TypedRefund extends TypedAmount {
  reason: string
}

export interface TypedGivenBack extends TypedAmount {
  how: WayBack | ''
  reference: string
}

export type AmountProblem = 'amountRequired' | 'amountDecimals' | 'tooMuch'

function whyNotAmount(pounds: number, refundable: number): AmountProblem | null {
  if (!(pounds > 0)) return 'amountRequired'
  if (hasMoreThanHundredths(pounds)) return 'amountDecimals'
  return fromPounds(pounds) > fromPounds(refundable) ? 'tooMuch' : null
}

/** Pounds; NaN where nothing sensible is typed. */
export const wantedPounds = ({ isAll, amount }: TypedAmount, refundable: number): number =>
  isAll ? refundable : numberIn(amount)

export const refundProblems = (
  typed: TypedRefund,
  refundable: number,
): { amount: AmountProblem | null; reason: 'reasonRequired' | null } => ({
  amount: whyNotAmount(wantedPounds(typed, refundable), refundable),
  reason: typed.reason.trim() === '' ? 'reasonRequired' : null,
})

export const givenBackProblems = (
  typed: TypedGivenBack,
  refundable: number,
): { amount: AmountProblem | null; how: 'howRequired' | null; reference: 'referenceRequired' | null } => ({
  amount: whyNotAmount(wantedPounds(typed, refundable), refundable),
  how: typed.how === '' ? 'howRequired' : null,
  reference: typed.reference.trim() === '' ? 'referenceRequired' : null,
})

interface Money {
  refunded: number
  refundable: number
  refunds: readonly { state: string; amount: number; at: string }[]
}

/** Of an order that was made cheaper the difference, of any other all that is left. */
export const firstAmount = ({ owedBack }: { owedBack: number }): TypedAmount =>
  owedBack > 0 ? { isAll: false, amount: poundsText(owedBack) } : { isAll: true, amount: '' }

export const askedRefund = ({ refunds }: Pick<Money, 'refunds'>) => refunds.find(({ state }) => state === 'asked')

/** The last that was tried of a card. */
export const wasRefused = ({
  kind,
  refunds,
}: {
  kind: string | null
  refunds: readonly { state: string }[]
}): boolean => kind === 'card' && refunds.at(-1)?.state === 'refused'

/** Nothing goes back while the bank has not answered about the last one. */
export const mayBeSent = (money: Money): boolean => money.refundable > 0 && !askedRefund(money)

export function refundState({ refunded, refundable }: Omit<Money, 'refunds'>): 'part' | 'all' | null {
  if (refunded === 0) return null
  return refundable > 0 ? 'part' : 'all'
}
