import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/processes.mjs'
import { makeFee, makeOrder, makeProduct } from '../support/builders.ts'
import { serverOf, type Town, town } from '../support/running-shop.ts'

const KILLS = 10

let place: Town
let port: number
beforeAll(async () => {
  place = await town()
  port = await freePort()
  await (await place.open()).stop()
  await makeFee(place.db)
})
afterAll(() => place.close())

const triesSoFar = async (): Promise<number> => {
  const { rows } = await place.pool.query<{ tries: number }>(
    `select coalesce(sum(retry_count), 0)::int as tries from pgboss.job where name = 'send-order-mail'`,
  )
  return rows[0]?.tries ?? 0
}

/** Ten minutes pass: what waits to be tried again is due. */
const passTime = () => place.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)

/** A mail server that takes everything, or one that hangs as soon as it is handed a mail. */
async function openPost(take: (letter: string) => void, isHanging = false) {
  let hanging = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, _, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        hanging += 1
        if (isHanging) return
        take(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  expect(server.server.address()).toMatchObject({ port } satisfies Partial<AddressInfo>)
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { close, hanging: () => hanging }
}

test('ML2: the mail server is down for ten minutes and the worker is killed ten times: every letter arrives', async () => {
  const { id: productId } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: 10 }] })
  const ids = [await makeOrder(place.db, [{ productId }]), await makeOrder(place.db, [{ productId }])]
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}` }
  const received: string[] = []
  for (let turn = 0; turn < KILLS; turn += 1) {
    // In turn: nobody listens there, or somebody who takes the letter and never answers.
    const post = turn % 2 ? await openPost(() => {}, true) : null
    const before = await triesSoFar()
    const shop = await place.open(mail)
    await passTime()
    const isUnderWay = async (): Promise<void> => {
      if (post) expect(post.hanging()).toBeGreaterThan(0)
      else expect(await triesSoFar()).toBeGreaterThan(before)
    }
    await vi.waitFor(isUnderWay, { timeout: 90_000, interval: 250 })
    process.kill(serverOf(shop), 'SIGKILL')
    await shop.stop()
    await post?.close()
  }
  const post = await openPost((letter) => void received.push(letter))
  await place.open(mail)
  const missing = (): string[] =>
    ids.filter((id) => !received.some((letter) => letter.toLowerCase().includes(`order-placed-${id}`.toLowerCase())))
  const arrived = async (): Promise<void> => {
    await passTime()
    expect(missing()).toEqual([])
  }
  await vi.waitFor(arrived, { timeout: 120_000, interval: 500 })
  await post.close()
})
