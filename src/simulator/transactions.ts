import { OUTCOMES, type Outcome, type Twist } from './outcomes.ts'

export interface Intention {
  id: string
  orderId: number
  amount: number
  currency: string
  integrationId: number
  reference: string
  clientSecret: string
  paymentKey: string
  notificationUrl: string
  redirectionUrl: string
  /** Milliseconds since 1970, both. */
  createdAt: number
  expiresAt: number
}

/** The documented shape, as far as a shop can read it. */
export interface Transaction {
  id: number
  pending: boolean
  amount_cents: number
  success: boolean
  is_auth: boolean
  is_capture: boolean
  is_standalone_payment: boolean
  is_voided: boolean
  is_refunded: boolean
  is_3d_secure: boolean
  integration_id: number
  profile_id: number
  has_parent_transaction: boolean
  order: { id: number; amount_cents: number; currency: string; merchant_order_id: string; payment_status: string }
  created_at: string
  currency: string
  source_data: { pan: string; type: string; sub_type: string }
  is_void: boolean
  is_refund: boolean
  data: { message: string; txn_response_code: string; acq_response_code: string; klass: string }
  error_occured: boolean
  is_live: boolean
  refunded_amount_cents: number
  captured_amount: number
  updated_at: string
  is_settled: boolean
  bill_balanced: boolean
  is_bill: boolean
  owner: number
  parent_transaction: number | null
}

const cairo = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Cairo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Wall time in Cairo with microseconds and no zone, as the provider writes it. */
const wallTime = (at: number): string =>
  `${cairo.format(at).replace(' ', 'T')}.${String(at % 1000).padStart(3, '0')}456`

const changedBy: Record<Twist, (intention: Intention) => Partial<Transaction>> = {
  none: () => ({}),
  signature: () => ({}),
  amount: ({ amount }) => ({ amount_cents: amount - 100 }),
  currency: () => ({ currency: 'USD' }),
  integration: ({ integrationId }) => ({ integration_id: integrationId + 1 }),
}

/** One try at paying an intention. */
export function tryOf(
  intention: Intention,
  attempt: { id: number; outcome: Outcome; twist: Twist; owner: number; at: number },
): Transaction {
  const { success, pending, error, code, message } = OUTCOMES[attempt.outcome]
  const { amount, currency } = intention
  return {
    id: attempt.id,
    pending,
    amount_cents: amount,
    success,
    is_auth: false,
    is_capture: false,
    is_standalone_payment: true,
    is_voided: false,
    is_refunded: false,
    is_3d_secure: !error,
    integration_id: intention.integrationId,
    profile_id: 1_015_131,
    has_parent_transaction: false,
    order: {
      id: intention.orderId,
      amount_cents: amount,
      currency,
      merchant_order_id: intention.reference,
      payment_status: success ? 'PAID' : 'UNPAID',
    },
    created_at: wallTime(attempt.at),
    currency,
    source_data: { pan: '2346', type: 'card', sub_type: 'MasterCard' },
    is_void: false,
    is_refund: false,
    data: { message, txn_response_code: code, acq_response_code: success ? '00' : '05', klass: 'MigsPayment' },
    error_occured: error,
    is_live: false,
    refunded_amount_cents: 0,
    captured_amount: 0,
    updated_at: wallTime(attempt.at),
    is_settled: false,
    bill_balanced: false,
    is_bill: false,
    owner: attempt.owner,
    parent_transaction: null,
    ...changedBy[attempt.twist](intention),
  }
}

/** The transaction that gives money of this one back. */
export const givenBack = (
  parent: Transaction,
  { id, amount, at, how }: { id: number; amount: number; at: number; how: 'is_refund' | 'is_void' },
): Transaction => ({
  ...parent,
  id,
  amount_cents: amount,
  has_parent_transaction: true,
  is_standalone_payment: false,
  parent_transaction: parent.id,
  created_at: wallTime(at),
  updated_at: wallTime(at),
  is_refunded: false,
  refunded_amount_cents: 0,
  [how]: true,
})

/** In the order in which the provider signs them. */
export const SIGNED = [
  'amount_cents',
  'created_at',
  'currency',
  'error_occured',
  'has_parent_transaction',
  'id',
  'integration_id',
  'is_3d_secure',
  'is_auth',
  'is_capture',
  'is_refunded',
  'is_standalone_payment',
  'is_voided',
  'order',
  'owner',
  'pending',
  'source_data.pan',
  'source_data.sub_type',
  'source_data.type',
  'success',
]

const REDIRECTED = [
  ...['id', 'pending', 'amount_cents', 'success', 'is_auth', 'is_capture', 'is_standalone_payment', 'is_voided'],
  ...['is_refunded', 'is_3d_secure', 'integration_id', 'profile_id', 'has_parent_transaction', 'order', 'created_at'],
  ...['currency', 'is_void', 'is_refund', 'error_occured', 'refunded_amount_cents', 'captured_amount', 'updated_at'],
  ...['is_settled', 'bill_balanced', 'is_bill', 'owner', 'merchant_order_id', 'data.message', 'source_data.type'],
  ...['source_data.pan', 'source_data.sub_type', 'acq_response_code', 'txn_response_code'],
]

/** What a redirect's query says of a transaction, name by name. */
export function fieldsOf(transaction: Transaction): Record<string, string> {
  const { order, source_data, data, parent_transaction: _, ...plain } = transaction
  const fields: Record<string, string> = {
    ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, String(value)])),
    order: String(order.id),
    merchant_order_id: order.merchant_order_id,
    'data.message': data.message,
    acq_response_code: data.acq_response_code,
    txn_response_code: data.txn_response_code,
    'source_data.pan': source_data.pan,
    'source_data.sub_type': source_data.sub_type,
    'source_data.type': source_data.type,
  }
  return Object.fromEntries(REDIRECTED.map((name) => [name, fields[name] ?? '']))
}
