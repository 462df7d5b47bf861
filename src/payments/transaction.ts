import { z } from 'zod'

type TransactionKind = 'paid' | 'declined' | 'pending' | 'refunded' | 'voided' | 'child' | 'other'

const whole = z.int().min(0)
const shortText = z.string().max(40).nullable()

/** Signed fields are joined without separators: each must have exactly its form, or digits could move between them. */
const SentTransaction = z.object({
  amount_cents: whole,
  created_at: z.string().regex(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  error_occured: z.boolean(),
  has_parent_transaction: z.boolean(),
  id: whole.min(1),
  integration_id: whole,
  is_3d_secure: z.boolean(),
  is_auth: z.boolean(),
  is_capture: z.boolean(),
  is_refunded: z.boolean(),
  is_standalone_payment: z.boolean(),
  is_voided: z.boolean(),
  order: z.object({ id: whole.min(1) }),
  owner: whole,
  pending: z.boolean(),
  source_data: z.object({ pan: shortText, sub_type: shortText, type: shortText }),
  success: z.boolean(),
  // Not signed: they may add to what is known, never decide.
  is_refund: z.boolean().catch(false),
  is_void: z.boolean().catch(false),
  refunded_amount_cents: whole.catch(0),
  parent_transaction: whole.nullable().catch(null),
  data: z.object({ message: z.string().max(200).catch('') }).catch({ message: '' }),
})

type SentTransaction = z.output<typeof SentTransaction>

export interface Transaction {
  id: number
  orderId: number
  amount: number
  currency: string
  integrationId: number
  owner: number
  kind: TransactionKind
  parentId: number | null
  refunded: number
  message: string
  signed: string
}

function kindOf(transaction: SentTransaction): TransactionKind {
  if (transaction.has_parent_transaction || transaction.is_refund || transaction.is_void) return 'child'
  if (transaction.is_voided) return 'voided'
  if (transaction.is_refunded) return 'refunded'
  if (transaction.is_auth || transaction.is_capture) return 'other'
  if (transaction.pending) return 'pending'
  if (!transaction.success) return 'declined'
  return transaction.error_occured ? 'other' : 'paid'
}

const signedText = (transaction: SentTransaction): string =>
  [
    transaction.amount_cents,
    transaction.created_at,
    transaction.currency,
    transaction.error_occured,
    transaction.has_parent_transaction,
    transaction.id,
    transaction.integration_id,
    transaction.is_3d_secure,
    transaction.is_auth,
    transaction.is_capture,
    transaction.is_refunded,
    transaction.is_standalone_payment,
    transaction.is_voided,
    transaction.order.id,
    transaction.owner,
    transaction.pending,
    transaction.source_data.pan ?? '',
    transaction.source_data.sub_type ?? '',
    transaction.source_data.type ?? '',
    transaction.success,
  ].join('')

export function transactionIn(obj: unknown): Transaction | null {
  const { success, data: transaction } = SentTransaction.safeParse(obj)
  if (!success) return null
  return {
    id: transaction.id,
    orderId: transaction.order.id,
    amount: transaction.amount_cents,
    currency: transaction.currency,
    integrationId: transaction.integration_id,
    owner: transaction.owner,
    kind: kindOf(transaction),
    parentId: transaction.parent_transaction,
    refunded: transaction.refunded_amount_cents,
    message: transaction.data.message,
    signed: signedText(transaction),
  }
}

const WORDS: Record<string, boolean> = { true: true, false: false }

/** A number or a truth as a query spells it; anything else stays the text it is, and fits nowhere. */
const retyped = (text: string): string | number | boolean =>
  /^(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : (WORDS[text] ?? text)

/** Names whose values are texts whatever they look like. */
const TEXTS = new Set(['created_at', 'currency', 'source_data.pan', 'source_data.sub_type', 'source_data.type'])

/** The provider's own spelling: some servers in between turn dots into underscores. */
const ALIASES: Record<string, string> = {
  order_id: 'order',
  source_data_pan: 'source_data.pan',
  source_data_sub_type: 'source_data.sub_type',
  source_data_type: 'source_data.type',
  data_message: 'data.message',
}

export function transactionInQuery(query: URLSearchParams): { transaction: Transaction; hmac: string } | null {
  const params = new Map<string, string>()
  for (const [name, value] of query) {
    const fullName = ALIASES[name] ?? name
    // Two values for one name: which one was signed is anybody's guess.
    if (params.has(fullName)) return null
    params.set(fullName, value)
  }
  const fields = Object.fromEntries([...params].map(([name, text]) => [name, TEXTS.has(name) ? text : retyped(text)]))
  const transaction = transactionIn({
    ...fields,
    order: { id: fields['order'] },
    source_data: {
      pan: fields['source_data.pan'] ?? null,
      sub_type: fields['source_data.sub_type'] ?? null,
      type: fields['source_data.type'] ?? null,
    },
    parent_transaction: null,
    data: { message: params.get('data.message') ?? '' },
  })
  return transaction && { transaction, hmac: params.get('hmac') ?? '' }
}
