import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

type Key = CryptoKey | Uint8Array

export interface Forgery {
  claims?: Record<string, unknown>
  header?: Record<string, string>
  /** Instead of the provider's own key. */
  key?: Key
  unsigned?: true
}

export interface ForgingProvider {
  issuer: string
  /** Of the next id_token. */
  forgery: Forgery
  nonce: string
  publicKey: string
  close: () => Promise<void>
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Speaks the protocol as far as a client asks, and signs whatever it is told to; `told` is whom it says it is. */
export async function openForgingProvider(clientId: string, told?: string): Promise<ForgingProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const server = http.createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const handle: ForgingProvider = {
    issuer,
    forgery: {},
    nonce: '',
    publicKey: JSON.stringify(jwk),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }

  async function idToken(): Promise<string> {
    const { claims = {}, header = {}, key, unsigned } = handle.forgery
    const now = Math.floor(Date.now() / 1000)
    const honest = { iss: issuer, aud: clientId, sub: 'forged', nonce: handle.nonce, iat: now, exp: now + 300 }
    const person = { email: 'victim@example.com', email_verified: true, name: 'Victim' }
    const payload = { ...honest, ...person, ...claims }
    if (unsigned) return `${base64url({ alg: 'none' })}.${base64url(payload)}.`
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(key ?? privateKey)
  }

  const answers: Record<string, () => Promise<object> | object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: told ?? issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({ keys: [jwk] }),
    '/token': async () => ({ access_token: 'a', token_type: 'bearer', expires_in: 300, id_token: await idToken() }),
  }
  server.on('request', (request, response) => {
    const say = async (): Promise<void> => {
      const answer = await answers[request.url ?? '']?.()
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
    }
    say().catch(() => response.writeHead(500).end())
  })
  return handle
}
