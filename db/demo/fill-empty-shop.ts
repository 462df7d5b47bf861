import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Deps } from '../../src/lib/route.server.ts'
import { patiently } from '../../src/lib/silence.server.ts'
import { fillComing } from './coming.ts'
import { fillFees } from './fees.ts'
import { fillGalleries } from './galleries.ts'
import { fillOrders } from './orders.ts'
import { fillCampaign } from './pre-orders.ts'
import { fillProducts } from './products.ts'
import { fillPromoCodes } from './promo-codes.ts'
import { fillReviews } from './reviews.ts'
import { fillSources } from './sources.ts'

const isEmpty = async ({ db }: Deps): Promise<boolean> => {
  const any = await db.selectFrom('products').select('id').limit(1).executeTakeFirst()
  return any === undefined
}

/** A shop worth looking at, made through the shop's own verbs; nothing where there is a product already. */
export async function fillEmptyShop(deps: Deps, boss: PgBoss): Promise<void> {
  if (!(await isEmpty(deps))) return
  // Two first starts at once: the second waits here and then finds the shop filled.
  await patiently(deps.db, async (connection) => {
    await sql`select pg_advisory_lock(7265)`.execute(connection)
    try {
      if (!(await isEmpty(deps))) return
      process.stdout.write('Filling the demo shop …\n')
      await fillFees(deps.db)
      await fillProducts(deps)
      await fillOrders(deps)
      await fillSources(deps)
      await fillReviews(deps)
      await fillComing(deps)
      await fillPromoCodes(deps.db)
      await fillGalleries(deps)
      await fillCampaign(deps.db)
      // The people of these orders are made up: nobody waits for their mail.
      await boss.deleteQueuedJobs('send-order-mail')
      await boss.deleteQueuedJobs('flag-unanswered-order')
      await boss.deleteQueuedJobs('invite-to-review')
      await boss.deleteQueuedJobs('tell-size-is-back')
      // Some 1,600 variants would keep a small machine busy for minutes: here each is made when it is first looked at.
      await boss.deleteQueuedJobs('make-picture-variants')
    } finally {
      await sql`select pg_advisory_unlock(7265)`.execute(connection)
    }
  })
}
