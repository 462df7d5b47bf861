import { afterEach, beforeEach, expect, test } from 'vitest'
import { notice } from '../../src/lib/notices.server.ts'
import { wrongInTheBooks } from '../support/books.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { gather, openAtOnce, rush, summed, watchPage } from '../support/drop.ts'
import { countGiven, tellFigure } from '../support/figures.ts'
import { childrenOf, serverOf, stopwatchOf, type Town, town, weightOf } from '../support/running-shop.ts'

/** Milliseconds in which all have tapped. */
const SPREAD = 1000

const OF_A_DROP = { LOG_LEVEL: 'silent', RATE_LIMITS: 'on', MOST_CONNECTIONS: '15000' }

let place: Town
beforeEach(async () => {
  place = await town()
})
afterEach(() => place.close())

async function openingIn(milliseconds: number, stock: number): Promise<{ id: string; opensAt: Date }> {
  await makeFee(place.db)
  const { id } = await makeProduct(place.db, { sizes: [{ size: 'M', stock }] })
  const opensAt = new Date(Date.now() + milliseconds)
  await place.db.transaction().execute(async (tx) => {
    await tx.updateTable('products').set({ opensAt, maxPerShopper: 1 }).where('id', '=', id).execute()
    await notice(tx, 'content')
  })
  return { id, opensAt }
}

test.each([
  { pieces: 100, workers: '1' },
  { pieces: 1000, workers: '2' },
])('DR5: ten thousand at an opening for $pieces pieces, $workers processes', async ({ pieces, workers }) => {
  const count = countGiven(10_000)
  const shop = await place.open({ ...OF_A_DROP, WORKERS: workers })
  const { id, opensAt } = await openingIn(5000 + count * 5, pieces)
  const shoppers = await gather(shop.url, count, id)
  const left = opensAt.getTime() - Date.now()
  expect(left).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, left + 20))
  const server = serverOf(shop)
  const used = stopwatchOf([server, ...childrenOf(server)])
  const watched = watchPage(shop.url, `/product/${id}`)
  const told = summed(await rush(shop.url, shoppers, SPREAD), pieces)
  const pages = await watched()
  const { megabytes } = weightOf(server)
  tellFigure(
    `DR5: ${count} for ${pieces}, ${workers}: ${JSON.stringify({ ...told, pages, megabytes, seconds: used() })}`,
  )
  expect(told.placed).toBe(Math.min(pieces, count))
  expect(await wrongInTheBooks(place.db)).toEqual([])
  expect(pages.broken).toBe(0)
})

test.each(['1', '2'])(
  'DR5: ten thousand open a product at once, each over a line of their own, %s processes',
  async (workers) => {
    const count = countGiven(10_000)
    const shop = await place.open({ ...OF_A_DROP, WORKERS: workers })
    const { id } = await openingIn(600_000, 100)
    const server = serverOf(shop)
    const used = stopwatchOf([server, ...childrenOf(server)])
    const pages = await openAtOnce(shop.url, `/product/${id}`, { count, spread: SPREAD })
    tellFigure(`DR5: pages, ${workers}: ${JSON.stringify({ ...pages, seconds: used() })}`)
    // Within two minutes, which is as long as a system tries to connect.
    expect(pages.longest).toBeLessThan(120_000)
  },
)
