import type { RequestContext } from '#lib/route.server.ts'
import { addMissedSize } from './db-missed.server.ts'

/** Somebody wants to be told of a sold-out size; of who asks not to be counted not even that is. */
export async function countWish(
  variant: { productId: string; size: string },
  { db, browser, now }: Pick<RequestContext, 'db' | 'browser' | 'now'>,
): Promise<void> {
  if (!browser.isUncounted) await addMissedSize(db, variant, 'wishes', now)
}
