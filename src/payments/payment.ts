/** Where one try at paying stands. `over`: its time ended, or the order no longer waits for it. */
export type AttemptState = 'opening' | 'open' | 'declined' | 'paid' | 'over' | 'failed'

export type Source = 'callback' | 'redirect' | 'inquiry'

export type Verdict =
  | 'settled'
  | 'settled late'
  | 'sent back'
  | 'duplicate'
  | 'refunded before'
  | 'declined'
  | 'pending'
  | 'refund'
  | 'mismatch'
  | 'unknown'
  | 'ignored'
  | 'unsigned'

/** What somebody has to look at, as orders carry it; the admin catalogues have the words. */
export type Attention =
  | 'paid by card'
  | 'paid late'
  | 'sent back'
  | 'payment differs'
  | 'payment unknown'
  | 'refunded elsewhere'
  | 'refund refused'
  | 'refund waiting'
  | 'difference owed'
  | 'refund due'

/** What came of asking the provider. */
export const ASK_OUTCOMES = [
  'paid now',
  'paid',
  'refunded',
  'unpaid',
  'undecided',
  'differs',
  'silent',
  'no tries',
] as const
export type AskOutcome = (typeof ASK_OUTCOMES)[number]

/** Seconds after which a refund without an answer is somebody's to see. */
export const REFUND_OVERDUE = 3600

interface ToldTransaction {
  amount: number
  currency: string
  integrationId: number
  owner: number
  kind: string
}

interface AskedPayment {
  amount: number
  currency: string
  integrationId: number
}

/** Told for the integration and the merchant that the try was opened for. */
export const isOurPlace = (
  transaction: Pick<ToldTransaction, 'integrationId' | 'owner'>,
  attempt: Pick<AskedPayment, 'integrationId'>,
  owner: number,
): boolean => transaction.integrationId === attempt.integrationId && transaction.owner === owner

/** Parts that go back have amounts of their own: they are not ours. */
export const isOurs = (transaction: ToldTransaction, attempt: AskedPayment, owner: number): boolean =>
  isOurPlace(transaction, attempt, owner) &&
  transaction.currency === attempt.currency &&
  (transaction.kind === 'child' || transaction.amount === attempt.amount)

interface OrderOfMoney {
  total: number
  isPaid: boolean
  isCancelled: boolean
  expiredAt: Date | null
  deletedAt: Date | null
}

/** Late money brings its order back if the goods are still there; money for a cancelled order, or of another total, goes back. */
export function whereMoneyGoes(
  { total, isPaid, isCancelled, expiredAt, deletedAt }: OrderOfMoney,
  amount: number,
): { pays: 'in time' | 'late' } | { goesBack: 'twice' | 'cancelled' | 'changed' } {
  if (deletedAt !== null) return { goesBack: 'cancelled' }
  if (isPaid) return { goesBack: 'twice' }
  if (isCancelled && expiredAt === null) return { goesBack: 'cancelled' }
  if (amount !== total) return { goesBack: isCancelled ? 'cancelled' : 'changed' }
  return { pays: isCancelled ? 'late' : 'in time' }
}

/** The try comes first: the order's code is read from the reference's last characters. */
export const referenceOf = (orderId: string, attempt: number): string => `${attempt}-${orderId}`

/** Seconds after the order's time in which the provider's last word is waited for. */
export const GRACE = 120
/** Seconds after that in which a silent provider is asked again. */
export const STILL_ASKING = 15 * 60
