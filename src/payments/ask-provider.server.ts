import type { Deps } from '#lib/route.server.ts'
import { listAskable } from './db.server.ts'
import { ProviderRefused, ProviderSilent, providerOf } from './paymob.server.ts'
import { settleTransaction } from './settle-transaction.server.ts'

/** `silent`: of at least one try nobody knows what became of it. `undecided`: the bank itself does not know yet. */
export type ProviderWord = 'told' | 'undecided' | 'silent'

const WORST_FIRST: readonly ProviderWord[] = ['silent', 'undecided']

/** Open no transaction around it: it waits for the provider. */
export async function askProvider(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  orderId: string,
  now: Date,
): Promise<ProviderWord> {
  const tries = await listAskable(db, orderId)
  const words = await Promise.all(tries.map(({ providerOrderId }) => askAbout({ db, settings }, providerOrderId, now)))
  return WORST_FIRST.find((word) => words.includes(word)) ?? 'told'
}

async function askAbout(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  providerOrderId: number,
  now: Date,
): Promise<ProviderWord> {
  const { paymob } = settings
  if (!paymob) return 'silent'
  try {
    const transaction = await providerOf(paymob).findTransactionOfOrder(providerOrderId)
    if (!transaction) return 'told'
    // The answer is about another order.
    if (transaction.orderId !== providerOrderId) return 'silent'
    const { verdict } = await settleTransaction(db, { transaction, source: 'inquiry', ownerId: paymob.ownerId }, now)
    return verdict === 'pending' ? 'undecided' : 'told'
  } catch (error) {
    if (error instanceof ProviderSilent || error instanceof ProviderRefused) return 'silent'
    throw error
  }
}
