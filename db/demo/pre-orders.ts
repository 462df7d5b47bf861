import { cairoTime } from '../../src/lib/cairo-time.ts'
import type { Db } from '../../src/lib/db.server.ts'
import { firstCampaign } from '../../src/settings/campaign.ts'
import { saveSettings } from '../../src/settings/save-settings.server.ts'

const DAY = 24 * 3_600_000
const UNTIL_RELEASE = 60
const UNTIL_SHIPPED = UNTIL_RELEASE + 4

/** Open for the next two months: its days lie ahead of whenever the shop is first filled. */
export async function fillCampaign(db: Db): Promise<void> {
  const now = new Date()
  const dayIn = (days: number): string => cairoTime(new Date(now.getTime() + days * DAY)).slice(0, 10)
  const preOrders = { ...firstCampaign, isOpen: true, releaseOn: dayIn(UNTIL_RELEASE), shipsOn: dayIn(UNTIL_SHIPPED) }
  await saveSettings(db, { section: 'preOrders', settings: { preOrders } }, now)
}
