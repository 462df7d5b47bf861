import type { Tx } from '#lib/db.server.ts'
import type { Piastres } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { countUse, countUsesOf, insertUse, lockPromoCode, type Person, type StoredPromoCode } from './db.server.ts'
import { codeOf, discountOn, type PricedLine, sumsFor, whyNot } from './promo-code.ts'
import { refusalOf } from './refusal-of.ts'
import { refuseOthers } from './refuse-others.ts'

export interface Claim {
  promo: StoredPromoCode
  person: Person
  discount: Piastres
}

/**
 * Inside the transaction that places an order: checks the code under its lock, counts the use and says what it takes
 * off. keepClaim() then writes down whose it is; taken back with the transaction, nothing was used.
 */
export async function claimPromoCode(
  tx: Tx,
  { code, lines, person }: { code: string; lines: readonly PricedLine[]; person: Person },
): Promise<Claim> {
  const promo = await lockPromoCode(tx, { code: codeOf(code) })
  if (!promo) throw new Refusal('INVALID_PROMO_CODE')
  refuseOthers(promo, person.accountId)
  const sums = sumsFor(promo, lines)
  const usesOfPerson = await countUsesOf(tx, promo.id, person)
  const refusal = whyNot(promo, { ...sums, usesOfPerson, now: promo.clock })
  if (refusal) throw refusalOf(refusal, promo, sums)
  await countUse(tx, promo.id, 1)
  return { promo, person, discount: discountOn(sums.eligible, promo) }
}

export const keepClaim = (tx: Tx, orderId: string, { promo, person }: Claim): Promise<void> =>
  insertUse(tx, orderId, promo, person)
