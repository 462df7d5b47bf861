import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export interface Person {
  sub: string
  email: string
  email_verified: boolean
  name: string
}

export interface OpenIdProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Who is sitting in front of the provider's pages. */
  person: Person
  /** Walks the browser's way through the provider's pages; answers the address it is sent back to. */
  visit: (url: string) => Promise<URL>
  close: () => Promise<void>
}

const REDIRECT = 'http://localhost:3000/callback'

/** A real OpenID provider on a free port, whose only person always agrees and is sent back to where the shop says. */
export async function openOpenIdProvider(back = REDIRECT): Promise<OpenIdProvider> {
  const server = http.createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { client_id: 'the-shop', client_secret: randomUUID(), redirect_uris: [back] }
  const handle: OpenIdProvider = {
    issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    person: { sub: 'p-1', email: 'mona@example.com', email_verified: true, name: 'Mona Adel' },
    visit: (url) => walk(url),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const provider = new Provider(issuer, {
    clients: [{ ...client, grant_types: ['authorization_code'], response_types: ['code'] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...handle.person, sub }) }),
    interactions: { url: (_, { uid }) => `/agree/${uid}` },
    cookies: { keys: [randomUUID()] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, AuthorizationCode: 60, IdToken: 600 },
  })
  const serve = provider.callback()

  async function agree(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { prompt, params, grantId } = await provider.interactionDetails(request, response)
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: handle.person.sub } })
    const grant =
      (grantId ? await provider.Grant.find(grantId) : undefined) ??
      new provider.Grant({ accountId: handle.person.sub, clientId: String(params['client_id']) })
    grant.addOIDCScope('openid email profile')
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  }

  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/agree/')) return void serve(request, response)
    agree(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  return handle
}

async function walk(from: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = from
  for (let step = 0; step < 10; step += 1) {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    const response = await fetch(url, { redirect: 'manual', headers })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/)
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (!next) throw new Error(`${response.status} ${url}: ${await response.text()}`)
    url = new URL(next, url).href
    if (url.startsWith(REDIRECT)) return new URL(url)
  }
  throw new Error('The provider never sent the browser back')
}
