import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeOrder, makeProduct } from '../support/builders.ts'
import { diceOf } from '../support/drawn.ts'
import { countGiven, seedGiven, tellFigure } from '../support/figures.ts'
import { type PostOffice, postOffice } from '../support/post-office.ts'
import { serverOf, type Town, town } from '../support/running-shop.ts'

let place: Town
let post: PostOffice
beforeAll(async () => {
  post = await postOffice({ take: () => pause(10) })
  place = await town()
  await (await place.open()).stop()
  await makeFee(place.db)
})
afterAll(async () => {
  await place.close()
  await post.close()
})

const arrived = (): number => new Set(post.received).size

async function untilArrived(count: number, patience: number): Promise<void> {
  const from = performance.now()
  while (arrived() < count && performance.now() - from < patience) await pause(20)
}

test('N17: letters whose sender is killed again and again all arrive, few of them twice', async () => {
  const letters = countGiven(10_000)
  const kills = Math.ceil(letters / 100)
  const dice = diceOf(seedGiven())
  const { id: productId } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: letters }] })
  for (let nth = 0; nth < letters; nth += 1) await makeOrder(place.db, [{ productId }])
  for (let kill = 0; kill < kills; kill += 1) {
    const shop = await place.open({ SMTP_URL: post.url })
    await untilArrived(Math.min(letters, arrived() + 1 + dice.below(100)), 60_000)
    process.kill(serverOf(shop), 'SIGKILL')
    await shop.stop()
  }
  await place.open({ SMTP_URL: post.url })
  const from = performance.now()
  await untilArrived(letters, 600_000)
  const seconds = Math.round((performance.now() - from) / 1000)
  const twice = post.received.length - arrived()
  tellFigure(
    `N17: ${letters} letters, ${kills} kills: ${arrived()} arrived, ${twice} twice, the last ${seconds} s after the end of it`,
  )
  expect(arrived()).toBe(letters)
  expect(twice).toBeLessThanOrEqual(kills * post.mostAtOnce())
})
