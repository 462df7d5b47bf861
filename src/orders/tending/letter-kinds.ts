import type { OrderStatus } from '../order.ts'

export const LETTERS = [
  'placed',
  'edited',
  'not paid yet',
  'payment failed',
  'paid',
  'shipped',
  'delivered',
  'cancelled',
  'stands again',
  'refunded',
  'sent back',
  'sent back as changed',
  'given back',
  'kept',
] as const
export type LetterKind = (typeof LETTERS)[number]

interface Told {
  status: OrderStatus
  isPaid: boolean
  paymentMethod: 'cod' | 'paymob'
  /** The team's last step can still be undone: until then nobody is told of it. */
  isUndoable: boolean
  /** Kinds of the letters that went out already. */
  sent: readonly LetterKind[]
}

/** Does a letter of this kind say how the order stands now? Of money, only what was told once is told again. */
function isTrue(kind: LetterKind, { status, isPaid, paymentMethod, isUndoable, sent }: Told): boolean {
  switch (kind) {
    case 'placed':
      return status !== 'cancelled' && (paymentMethod === 'cod' || isPaid)
    case 'not paid yet':
      return status === 'pending' && paymentMethod === 'paymob'
    case 'payment failed':
      return false
    case 'paid':
      return isPaid && status !== 'cancelled' && !isUndoable
    case 'shipped':
    case 'delivered':
    case 'cancelled':
      return status === kind && !isUndoable
    case 'stands again':
      return false
    case 'edited':
      return sent.includes(kind) && (status === 'pending' || status === 'paid')
    case 'refunded':
    case 'sent back':
    case 'sent back as changed':
    case 'given back':
    case 'kept':
      return sent.includes(kind)
  }
}

export const mayBeSentAgain = (order: Told): LetterKind[] => LETTERS.filter((kind) => isTrue(kind, order))
