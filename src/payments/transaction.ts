import { z } from 'zod'

type TransactionKind = 'paid' | 'declined' | 'pending' | 'refunded' | 'voided' | 'child' | 'other'

const whole = z.int().min(0)
const shortText = z.string().max(40).nullable()

/** Signed fields are joined without separators: each must have exactly its form, or digits could move between them. */
const Sent = z.object({
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

type Sent = z.output<typeof Sent>

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

function kindOf(sent: Sent): TransactionKind {
  if (sent.has_parent_transaction || sent.is_refund || sent.is_void) return 'child'
  if (sent.is_voided) return 'voided'
  if (sent.is_refunded) return 'refunded'
  if (sent.is_auth || sent.is_capture) return 'other'
  if (sent.pending) return 'pending'
  if (!sent.success) return 'declined'
  return sent.error_occured ? 'other' : 'paid'
}

const signedText = (sent: Sent): string =>
  [
    sent.amount_cents,
    sent.created_at,
    sent.currency,
    sent.error_occured,
    sent.has_parent_transaction,
    sent.id,
    sent.integration_id,
    sent.is_3d_secure,
    sent.is_auth,
    sent.is_capture,
    sent.is_refunded,
    sent.is_standalone_payment,
    sent.is_voided,
    sent.order.id,
    sent.owner,
    sent.pending,
    sent.source_data.pan ?? '',
    sent.source_data.sub_type ?? '',
    sent.source_data.type ?? '',
    sent.success,
  ].join('')

export function transactionIn(obj: unknown): Transaction | null {
  const { success, data: sent } = Sent.safeParse(obj)
  if (!success) return null
  return {
    id: sent.id,
    orderId: sent.order.id,
    amount: sent.amount_cents,
    currency: sent.currency,
    integrationId: sent.integration_id,
    owner: sent.owner,
    kind: kindOf(sent),
    parentId: sent.parent_transaction,
    refunded: sent.refunded_amount_cents,
    message: sent.data.message,
    signed: signedText(sent),
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
    const known = ALIASES[name] ?? name
    // Two values for one name: which one was signed is anybody's guess.
    if (params.has(known)) return null
    params.set(known, value)
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
