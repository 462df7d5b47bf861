import { asked } from './asked.ts'
import type { Act } from './large-shop.ts'
import type { PayingShop } from './paying.ts'
import { PASSWORD } from './shop.ts'

type Acts = Record<string, Act>

/** It copies every table, by night. */
const READS_ALL = 'back-up'

const workOf = ({ jobs }: PayingShop) =>
  new Map<string, ((needs: never) => Promise<void>) & { times?: string }>(Object.entries(jobs))

/** The jobs that come by the clock. */
export const doneByClock = (shop: PayingShop): Acts =>
  Object.fromEntries(
    [...workOf(shop)]
      .filter(([name, { times }]) => times !== undefined && name !== READS_ALL)
      .map(([name, work]) => [name, async () => () => work({} as never)]),
  )

/** Jobs that wait by now, two of each name but these; where there is but one it is done again. */
export async function whatWaits(shop: PayingShop, but: readonly string[] = []): Promise<Acts> {
  const { rows } = await shop.at.pool.query<{ name: string; needs: unknown[] }>(
    `select name, array_agg(data order by created_on desc) as needs from pgboss.job
    where state = 'created' and name <> all($1) group by name`,
    [but],
  )
  const work = workOf(shop)
  const acts = rows.map(({ name, needs }): [string, Act] => {
    let next = 0
    const act = async () => {
      const [only] = needs
      const data = needs[next] ?? only
      next += 1
      return async () => work.get(name)?.(data as never)
    }
    return [name, act]
  })
  return Object.fromEntries(acts)
}

/** What is done once somebody has ordered, and once somebody who had has closed their account. */
export const afterwards = (shop: PayingShop, productId: string): Acts => ({
  'a new order is told of': async () => {
    const { id } = await shop.order({ productId, method: 'cod' })
    return () => shop.jobs['note-arrival']({ orderId: id })
  },
  'an account is erased': async () => {
    const browser = await shop.signedIn('user')
    const { id } = await shop.order({ browser, productId, method: 'cod' })
    await asked(browser.send('PUT', `/api/orders/${id}/user-status`, { status: 'cancelled' }))
    await asked(browser.send('DELETE', '/api/auth/me', { password: PASSWORD }))
    return () => shop.jobs['erase-closed-accounts']({})
  },
})
