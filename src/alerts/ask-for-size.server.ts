import { findAccount } from '#accounts/find-account.server.ts'
import type { Size } from '#catalog/product.ts'
import { newId } from '#lib/id.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { countWish } from '#visits/count-wish.server.ts'
import { findSize, insertAlert } from './db.server.ts'

interface SizeRequest {
  productId: string
  size: Size
  email?: string | undefined
}

async function mailboxOf({ email }: SizeRequest, { db, viewer }: RequestContext): Promise<string> {
  const own = viewer ? (await findAccount(db, viewer.accountId))?.email : undefined
  const mailbox = own ?? email
  if (!mailbox) throw new Refusal('INVALID', { errors: { email: 'emailRequired' } })
  return mailbox
}

/** Waits for a size that is sold out. What can be ordered now needs no waiting. */
export async function askForSize(request: SizeRequest, context: RequestContext): Promise<void> {
  const { db, limits, browser, viewer, now } = context
  await limits.count('stock alert by address', browser.address)
  const email = await mailboxOf(request, context)
  await limits.count('stock alert by e-mail', email)
  const size = await findSize(db, request)
  if (!size) throw new Refusal('NOT_FOUND')
  if (size.available > 0) throw new Refusal('STATE_CONFLICT')
  const { language } = browser
  const isNew = await insertAlert(db, {
    id: newId(),
    variantId: size.id,
    accountId: viewer?.accountId ?? null,
    email,
    language,
    createdAt: now,
  })
  if (isNew) await countWish(request, context)
}
