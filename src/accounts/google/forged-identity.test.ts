import { generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Forgery, type ForgingProvider, openForgingProvider } from '../../../tests/support/forging-provider.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'

const googleOf = ({ issuer }: ForgingProvider) => ({
  GOOGLE_CLIENT_ID: 'the-shop',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_ISSUER: issuer,
})

describe('an identity token is believed only if it is', () => {
  let forger: ForgingProvider
  let fooled: TestShop
  beforeAll(async () => {
    forger = await openForgingProvider('the-shop')
    fooled = await testShop(googleOf(forger))
  })
  afterAll(async () => {
    await fooled.close()
    await forger.close()
  })

  async function statusOf(forgery: Forgery): Promise<number> {
    const browser = fooled.browser()
    const params = new URL((await browser.send('POST', '/api/auth/google/start')).body.url).searchParams
    forger.nonce = params.get('nonce') ?? ''
    forger.forgery = forgery
    return (await browser.send('POST', '/api/auth/google', { code: 'any', state: params.get('state') })).status
  }

  const soon = (): number => Math.floor(Date.now() / 1000)
  const forgeries: [string, () => Forgery | Promise<Forgery>][] = [
    ['for somebody else', () => ({ claims: { aud: 'another-shop' } })],
    ['by somebody else', () => ({ claims: { iss: 'https://accounts.evil.example' } })],
    ['long over', () => ({ claims: { iat: soon() - 7200, exp: soon() - 3600 } })],
    ['for another visit', () => ({ claims: { nonce: 'another' } })],
    ['of no visit', () => ({ claims: { nonce: undefined } })],
    ['unsigned', () => ({ unsigned: true })],
    [
      'signed with the public key as a secret',
      () => ({ header: { alg: 'HS256' }, key: Buffer.from(forger.publicKey) }),
    ],
    ['signed by a stranger', async () => ({ key: (await generateKeyPair('RS256')).privateKey })],
    [
      'signed by a stranger who brings the key',
      async () => ({
        key: (await generateKeyPair('RS256')).privateKey,
        header: { kid: 'theirs', jku: 'https://evil.example/jwks' },
      }),
    ],
    ['with an address that is not proven', () => ({ claims: { email_verified: false } })],
    ['with an address that is proven only in words', () => ({ claims: { email_verified: 'true' } })],
  ]
  test.each(forgeries)('AU4: %s: refused, and nobody is made of it', async (_, forge) => {
    expect(await statusOf(await forge())).toBe(401)
    const people = await fooled.at.db.selectFrom('accounts').select('email').where('email', 'like', 'victim%').execute()
    expect(people).toEqual([])
  })

  test('an honest one of the same provider is', async () => {
    expect(await statusOf({})).toBe(200)
  })
})

test('AU4: a provider that calls itself otherwise than it is called is asked for nobody', async () => {
  const other = await openForgingProvider('the-shop', 'https://accounts.evil.example')
  const shop = await testShop(googleOf(other))
  try {
    const { status, body } = await shop.browser().send('POST', '/api/auth/google/start')
    expect([status, body.errorCode, body.url]).toEqual([401, 'GOOGLE_FAILED', undefined])
  } finally {
    await shop.close()
    await other.close()
  }
})
