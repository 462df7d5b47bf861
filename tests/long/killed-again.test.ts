import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/processes.mjs'
import { wrongInTheBooks } from '../support/books.ts'
import { type TestBrowser, testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { diceOf } from '../support/drawn.ts'
import { countGiven, seedGiven, tellFigure } from '../support/figures.ts'
import { orderForm } from '../support/order-form.ts'
import { serverOf, type Town, town } from '../support/running-shop.ts'

const GUESTS = 20

interface Guest {
  browser: TestBrowser
  form: ReturnType<typeof orderForm>
  key: { 'idempotency-key': string }
  /** The order that they were told of. */
  told?: string
}

let place: Town
beforeAll(async () => {
  place = await town()
})
afterAll(() => place.close())

const ask = ({ browser, form, key }: Guest) => browser.send('POST', '/api/orders/guest', form, key)

async function guestsAt(url: string, productId: string, cycle: number): Promise<Guest[]> {
  const guests = Array.from({ length: GUESTS }, (_, at) => {
    return { browser: testBrowser(url), form: orderForm({ productId }), key: { 'idempotency-key': `${cycle} ${at}` } }
  })
  await Promise.all(guests.map(({ browser }) => browser.send('POST', '/api/orders/guest', {})))
  return guests
}

/** All order at once; the server is killed once so many have been answered. */
async function killAmid(guests: readonly Guest[], server: number, answers: number): Promise<void> {
  let heard = 0
  await Promise.allSettled(
    guests.map(async (guest) => {
      const { status, body } = await ask(guest)
      if (status === 201) guest.told = body.order.id
      heard += 1
      if (heard === answers) process.kill(server, 'SIGKILL')
    }),
  )
}

test('N4: killed again and again amid orders: each acknowledged one is there, none is there twice', async () => {
  const cycles = countGiven(1000)
  const dice = diceOf(seedGiven())
  const PORT = String(await freePort())
  const own = { PORT, PUBLIC_URL: `http://localhost:${PORT}` }
  let guests: Guest[] = []
  let told = 0
  let productId = ''
  for (let cycle = 0; cycle <= cycles; cycle += 1) {
    const shop = await place.open(own)
    if (cycle === 0) {
      await makeFee(place.db)
      productId = (await makeProduct(place.db, { sizes: [{ size: 'M', stock: 100_000 }] })).id
    }
    // Whoever was told of an order hears of the same again; whoever was told nothing has one now.
    for (const guest of guests) {
      const { status, body } = await ask(guest)
      expect(status, `cycle ${cycle}`).toBe(201)
      if (guest.told) expect(body.order.id, `cycle ${cycle}`).toBe(guest.told)
    }
    const orders = await place.db.selectFrom('orders').select('id').execute()
    expect(orders, `cycle ${cycle}`).toHaveLength(cycle * GUESTS)
    expect(await wrongInTheBooks(place.db)).toEqual([])
    guests = cycle < cycles ? await guestsAt(shop.url, productId, cycle) : []
    if (cycle < cycles) await killAmid(guests, serverOf(shop), 1 + dice.below(GUESTS - 2))
    told += guests.filter((guest) => guest.told).length
    await shop.stop()
  }
  tellFigure(`N4: ${cycles} times killed, ${cycles * GUESTS} orders, ${told} told before: none lost, none doubled`)
})
