import { findAccount } from '#accounts/find-account.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { OrderRow } from '../db.server.ts'
import { hasComeByLink } from '../keeping/db-keepers.server.ts'
import { GUEST } from '../keeping/keep-guest.server.ts'
import type { Asker } from '../reading/asker.server.ts'
import { getOwnOrder } from '../reading/get-own-order.server.ts'
import { confirmOrder } from './confirm-order.server.ts'
import { mayBeConfirmed } from './confirmation.ts'

/** A mailbox answers for them; who only placed it may have typed anything. */
async function isProven(order: OrderRow, { db, viewer, browser, now }: Asker): Promise<boolean> {
  const token = browser.cookie(GUEST)
  if (token !== undefined && (await hasComeByLink(db, order.id, token, now))) return true
  if (!viewer || viewer.accountId !== order.accountId) return false
  return Boolean((await findAccount(db, viewer.accountId))?.emailVerifiedAt)
}

/** For its owner; looking changes nothing. */
export async function readOwnConfirmation(orderId: string, asker: Asker) {
  const order = await getOwnOrder(orderId, asker)
  return {
    updatedAt: new Date(order.updatedAt).toISOString(),
    isConfirmed: order.confirmedAt !== null,
    mayAnswer: mayBeConfirmed(order),
    isProven: await isProven(order, asker),
  }
}

/** Where the order itself is shown, as by its link. */
export async function confirmOwnOrder(
  { orderId, updatedAt }: { orderId: string; updatedAt: string },
  asker: Asker,
): Promise<void> {
  const order = await getOwnOrder(orderId, asker)
  if (!(await isProven(order, asker))) throw new Refusal('LINK_NEEDED')
  await confirmOrder(asker.db, { orderId, updatedAt }, asker.now)
}
