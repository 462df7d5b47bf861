import { jwtVerify, SignJWT } from 'jose'
import type { RequestContext } from '#lib/route.server.ts'
import { keyFor } from '../keys.server.ts'

const FLOW = 'bw_google'
/** Seconds in which one has to come back from the provider. */
const FLOW_LIFE = 600

interface Flow {
  state: string
  nonce: string
  verifier: string
}

const sealFlow = (flow: Flow, { settings, now }: RequestContext): Promise<string> =>
  new SignJWT({ ...flow })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(now.getTime() / 1000) + FLOW_LIFE)
    .sign(keyFor(settings.secret, 'google flow'))

async function flowIn(cookie: string | undefined, { settings, now }: RequestContext): Promise<Flow> {
  const checks = { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp'] }
  const { payload } = await jwtVerify(cookie ?? '', keyFor(settings.secret, 'google flow'), checks)
  const { state, nonce, verifier } = payload
  return { state: String(state), nonce: String(nonce), verifier: String(verifier) }
}

/** What must come back with the browser stays in a cookie of this browser alone. */
export async function keepFlow(flow: Flow, context: RequestContext): Promise<void> {
  context.browser.keep(FLOW, await sealFlow(flow, context), { maxAge: FLOW_LIFE, sameSite: 'lax' })
}

/** Once: it opens nothing a second time. */
export async function takeFlow(context: RequestContext): Promise<Flow> {
  const { browser } = context
  const flow = await flowIn(browser.cookie(FLOW), context)
  browser.drop(FLOW)
  return flow
}
