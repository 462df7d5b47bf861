import * as oidc from 'openid-client'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { keepFlow } from './google-flow.server.ts'
import { googleFailed, googleProvider, returnAddress } from './google-provider.server.ts'

const SCOPE = 'openid email profile'

/** Where the browser goes. */
export async function startGoogle(context: RequestContext): Promise<string> {
  const { settings } = context
  const config = await googleProvider(settings).catch((error: unknown) => {
    throw error instanceof Refusal ? error : googleFailed()
  })
  const flow = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
  await keepFlow(flow, context)
  return oidc.buildAuthorizationUrl(config, {
    redirect_uri: returnAddress(settings),
    scope: SCOPE,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
  }).href
}
