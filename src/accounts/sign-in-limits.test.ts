import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, type TestShop, testShop } from '../../tests/support/shop.ts'
import { makeShopper } from '../../tests/support/shoppers.ts'

let shop: TestShop
beforeAll(async () => {
  // The tests' own machine is the proxy, so that a try can come from any address.
  shop = await testShop({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => shop.close())

let lastAddress = 0
function anAddress(): string {
  lastAddress += 1
  return `203.0.113.${lastAddress}`
}

const from = (address: string) => ({ 'x-forwarded-for': address })
const tryAs = (email: string, password: string, address: string, browser = shop.browser()) =>
  browser.send('POST', '/api/auth/login', { email, password }, from(address))

async function wrongTries(count: number, email: string, address: string): Promise<number[]> {
  const browser = shop.browser()
  const statuses: number[] = []
  for (let turn = 0; turn < count; turn += 1) statuses.push((await tryAs(email, 'wrong', address, browser)).status)
  return statuses
}

test('AU10: after ten wrong passwords the eleventh try has to wait, and is told how long', async () => {
  const [email, address] = [await makeShopper(shop.at.db), anAddress()]
  expect(new Set(await wrongTries(10, email, address))).toEqual(new Set([401]))
  const { status, headers, body } = await tryAs(email, 'wrong', address)
  expect([status, body.errorCode]).toEqual([429, 'RATE_LIMIT_EXCEEDED'])
  const wait = Number(headers.get('retry-after'))
  expect(wait).toBeGreaterThan(800)
  expect(wait).toBeLessThanOrEqual(900)
  expect(body.message).toContain('15 min')
  expect((await tryAs(email, PASSWORD, address)).status).toBe(429)
})

test('AU10: while somebody guesses, the owner still signs in from elsewhere, and others from the guesser’s network', async () => {
  const [email, neighbour, address] = [await makeShopper(shop.at.db), await makeShopper(shop.at.db), anAddress()]
  await wrongTries(11, email, address)
  expect((await tryAs(email, PASSWORD, anAddress())).status).toBe(200)
  expect((await tryAs(neighbour, PASSWORD, address)).status).toBe(200)
})

test('right passwords are not counted', async () => {
  const [email, address] = [await makeShopper(shop.at.db), anAddress()]
  for (let turn = 0; turn < 12; turn += 1) expect((await tryAs(email, PASSWORD, address)).status).toBe(200)
  expect((await tryAs(email, 'wrong', address)).status).toBe(401)
})

test('AU11: thirty wrong tries at once count exactly', async () => {
  const [email, address] = [await makeShopper(shop.at.db), anAddress()]
  const tries = await Promise.all(Array.from({ length: 30 }, () => tryAs(email, 'wrong', address)))
  const counts = Object.groupBy(tries, ({ status }) => String(status))
  expect({ 401: counts['401']?.length, 429: counts['429']?.length }).toEqual({ 401: 10, 429: 20 })
})

test('a right password hidden in a crowd of wrong ones is not found: those under way count too', async () => {
  const [email, address] = [await makeShopper(shop.at.db), anAddress()]
  const wrong = Array.from({ length: 30 }, () => tryAs(email, 'wrong', address))
  const right = tryAs(email, PASSWORD, address)
  await Promise.all(wrong)
  expect((await right).status).toBe(429)
})

test('AU11: writing an e-mail otherwise, or a network’s other address, is no new try', async () => {
  const email = await makeShopper(shop.at.db)
  const spellings = [email, email.toUpperCase(), ` ${email}`, `${email}\t`]
  const statuses: number[] = []
  for (let turn = 0; turn < 11; turn += 1)
    statuses.push((await tryAs(spellings[turn % 4] ?? '', 'wrong', `2001:db8:7:7::${turn}`)).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
  expect((await tryAs(email, 'wrong', '2001:db8:7:8::1')).status).toBe(401)
})

test('the longest e-mail from the longest address is counted too', async () => {
  const email = `${'ن'.repeat(242)}@example.com`
  expect(await wrongTries(11, email, '2001:db8:aaaa:bbbb:cccc:dddd:eeee:ffff')).toEqual([...Array(10).fill(401), 429])
})

test('what was counted keeps nobody’s e-mail or address', async () => {
  const [email, address] = [await makeShopper(shop.at.db), anAddress()]
  await wrongTries(1, email, address)
  const rows = await shop.at.db.selectFrom('rateLimits').select('key').execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/@|203\.0|2001/)
})

test('AU11: without a trusted proxy an address that somebody writes into a header counts for nothing', async () => {
  const bare = await testShop({ RATE_LIMITS: 'on' })
  try {
    const credentials = { email: 'nobody@example.com', password: 'wrong' }
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn += 1) {
      const address = `198.51.100.${turn}`
      const headers = {
        ...from(address),
        'x-real-ip': address,
        forwarded: `for=${address}`,
        'cf-connecting-ip': address,
      }
      statuses.push((await bare.browser().send('POST', '/api/auth/login', credentials, headers)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  } finally {
    await bare.close()
  }
})

test('a hundred guesses from many addresses stop strangers, not an address that has signed in before', async () => {
  const [email, home] = [await makeShopper(shop.at.db), anAddress()]
  expect((await tryAs(email, PASSWORD, home)).status).toBe(200)
  const guessers = Array.from({ length: 10 }, () => anAddress())
  for (const guesser of guessers) expect(new Set(await wrongTries(10, email, guesser))).toEqual(new Set([401]))
  expect((await tryAs(email, PASSWORD, anAddress())).status).toBe(429)
  expect((await tryAs(email, PASSWORD, home)).status).toBe(200)
  expect((await tryAs(email, 'wrong', home)).status).toBe(401)
})
