import { cairoTime } from '../../src/lib/cairo-time.ts'
import type { Db } from '../../src/lib/db.server.ts'
import { newId } from '../../src/lib/id.server.ts'
import { type Campaign, firstCampaign } from '../../src/settings/campaign.ts'
import { saveSettings } from '../../src/settings/save-settings.server.ts'
import type { TestAnswer, TestBrowser } from './browser.ts'
import type { TestShop } from './shop.ts'

const DAY = 24 * 3_600_000

/** So many days from today, in Cairo. */
export const dayIn = (days: number, now = new Date()): string =>
  cairoTime(new Date(now.getTime() + days * DAY)).slice(0, 10)

/** Open for sixty days, unless told otherwise. */
export const saveCampaign = (db: Db, change: Partial<Campaign> = {}, now = new Date()) => {
  const days = { releaseOn: dayIn(60, now), shipsOn: dayIn(64, now) }
  const preOrders = { ...firstCampaign, isOpen: true, ...days, ...change }
  return saveSettings(db, { section: 'preOrders', settings: { preOrders } }, now)
}

export const preOrder = (by: TestBrowser, form: object = {}, headers: Record<string, string> = {}) =>
  by.send('POST', '/api/pre-orders', { color: 'black', size: 'M', quantity: 1, price: 85, ...form }, headers)

export interface Waiting {
  shopper: TestBrowser
  accountId: string
  id: string
  number: string
  code: string
}

const ADDRESS = { name: 'Mona Adel', phone: '+201001234567', address: '3 El Nasr Street', cityName: 'Nasr City' }

/** A shopper of their own with a pre-order that waits; with an address in their account, unless told otherwise. */
export async function waitingPreOrder(
  shop: TestShop,
  form: object = {},
  has: 'an address' | 'none' = 'an address',
): Promise<Waiting> {
  const shopper = await shop.signedIn('user')
  const accountId: string = (await shopper.get('/api/auth/me')).body.user.id
  if (has === 'an address')
    await shop.at.db
      .insertInto('addresses')
      .values({ ...ADDRESS, id: newId(), accountId, governorateId: 'cairo', isDefault: true })
      .execute()
  const { body } = await preOrder(shopper, form)
  const { id, number, promoCode } = body.preOrder
  return { shopper, accountId, id, number, code: promoCode?.code ?? '' }
}

export const turn = (staff: TestBrowser, id: string, body: object): Promise<TestAnswer> =>
  staff.send('POST', `/api/admin/pre-orders/${id}/order`, body)

/** As if the day of the release had come: whether a code holds, the database's clock decides. */
export async function release(db: Db, code: string): Promise<void> {
  const startsAt = new Date(Date.now() - 60_000)
  await db.updateTable('promoCodes').set({ startsAt }).where('code', '=', code).execute()
}
