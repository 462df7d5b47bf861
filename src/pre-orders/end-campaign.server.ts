import type { Db } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { isTaking } from '#settings/campaign.ts'
import { getFacts } from '#settings/get-facts.server.ts'

/** A day has passed: pages that were kept while pre-orders were taken must not lead there any more. */
export async function endCampaign(db: Db, now: Date): Promise<void> {
  const { preOrders } = await getFacts(db)
  if (preOrders.isOpen && !isTaking(preOrders, now)) await notice(db, 'content')
}
