import http from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { childrenOf, isRunning, type Town, town } from '../support/running-shop.ts'

let place: Town
beforeAll(async () => {
  place = await town()
})
afterAll(() => place.close())

interface Tally {
  answered: number
  refused: number
  dropped: string[]
}

/** One shopper after the other on kept connections, until told to stop; what was sent must be answered. */
async function keepAsking(url: string, tally: Tally, isOver: () => boolean): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  while (!isOver() && tally.refused < 50)
    await new Promise<void>((next) => {
      const request = http.get(`${url}/api/products?limit=20`, { agent }, (response) => {
        response.resume()
        response.on('end', () => {
          tally.answered += 1
          next()
        })
      })
      request.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') tally.refused += 1
        else tally.dropped.push(error.code ?? error.message)
        setTimeout(next, 20)
      })
    })
  agent.destroy()
}

test.each(['1', '2'])(
  'DU8: SIGTERM under load: every accepted request is answered, and no process stays behind; WORKERS=%s',
  async (WORKERS) => {
    const shop = await place.open({ WORKERS })
    const family = [shop.pid, ...childrenOf(shop.pid)]
    const tally: Tally = { answered: 0, refused: 0, dropped: [] }
    let isOver = false
    const crowd = Array.from({ length: 20 }, () => keepAsking(shop.url, tally, () => isOver))
    await new Promise((later) => setTimeout(later, 1000))
    expect(tally.answered).toBeGreaterThan(0)
    await shop.stop()
    isOver = true
    await Promise.all(crowd)
    expect(tally.dropped).toEqual([])
    expect(family.filter(isRunning)).toEqual([])
  },
)

test('started without what it needs, it says which setting in one line and touches nothing', async () => {
  const wrong = [
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PUBLIC_URL: 'https://shop.example' }, 'SECRET'],
    [{ PAYMOB_API_KEY: 'only this one' }, 'PAYMOB_SECRET_KEY'],
    [{ SECRET: 'short' }, 'SECRET'],
  ] as const
  for (const [settings, name] of wrong) {
    const failed = await place.open(settings).catch((error: Error) => error.message)
    expect(failed).toContain(`Wrong setting ${name}`)
  }
})
