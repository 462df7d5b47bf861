import type { PaymobSettings } from '#lib/env.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { turnsByName } from '#lib/turns.server.ts'
import { findAttemptByProviderOrder, recordUnsigned } from './db.server.ts'
import type { Source } from './payment.ts'
import { type Settled, settleTransaction } from './settle-transaction.server.ts'
import { isSigned } from './signature.server.ts'
import { type Transaction, transactionIn, transactionInQuery } from './transaction.ts'

type Listener = Pick<RequestContext, 'db' | 'settings' | 'now'>

function settingsOf({ settings }: Listener): PaymobSettings {
  if (!settings.paymob) throw new Refusal('NOT_FOUND')
  return settings.paymob
}

/** What is told of one order waits for its row one after the other, and leaves the connections to everybody else. */
const inTurnForOrder = turnsByName({ atOnce: 1, mostWaiting: 1000 })

/** Nothing unsigned is believed, or even looked at. */
async function settleSigned(transaction: Transaction, hmac: unknown, source: Source, ask: Listener): Promise<Settled> {
  const { hmacSecret, ownerId } = settingsOf(ask)
  const { orderId: providerOrderId, amount, currency } = transaction
  if (isSigned(transaction.signed, hmac, hmacSecret)) {
    const settle = () => settleTransaction(ask.db, { transaction, source, ownerId }, ask.now)
    return inTurnForOrder([String(providerOrderId)], settle)
  }
  const attempt = await findAttemptByProviderOrder(ask.db, providerOrderId)
  const event = { providerOrderId, amount, currency, source, kind: 'unsigned', verdict: 'unsigned' } as const
  if (attempt) await recordUnsigned(ask.db, attempt.id, event, ask.now)
  throw new Refusal('PAYMENT_UNVERIFIED')
}

/** The provider calls. It tries again unless it is thanked, so a payment we do not know (yet) is a conflict. */
export async function hearCallback(body: Record<string, unknown>, ask: Listener): Promise<void> {
  settingsOf(ask)
  const transaction = transactionIn(body['obj'])
  // The provider also tells of kept cards and subscriptions, which this shop never asks for.
  if (!transaction || body['type'] !== 'TRANSACTION') throw new Refusal('PAYMENT_UNVERIFIED')
  const { verdict } = await settleSigned(transaction, body['hmac'], 'callback', ask)
  if (verdict === 'unknown') throw new Refusal('STATE_CONFLICT')
}

/** The browser comes back with the provider's word in its address: as good as a callback, if it is signed. */
export async function hearRedirect(query: URLSearchParams, ask: Listener) {
  settingsOf(ask)
  const signedTransaction = transactionInQuery(query)
  if (!signedTransaction) throw new Refusal('PAYMENT_UNVERIFIED')
  const { transaction, hmac } = signedTransaction
  const { verdict, orderId } = await settleSigned(transaction, hmac, 'redirect', ask)
  if (orderId === null || verdict === 'mismatch') throw new Refusal('PAYMENT_UNVERIFIED')
  const { kind } = transaction
  return { orderId, outcome: kind === 'paid' || kind === 'declined' || kind === 'pending' ? kind : ('other' as const) }
}
