import * as oidc from 'openid-client'
import type { RequestContext } from '#lib/route.server.ts'
import { takeFlow } from './google-flow.server.ts'
import { googleFailed, googleProvider, returnAddress } from './google-provider.server.ts'

export const LONGEST_NAME = 120

export interface GoogleProfile {
  issuer: string
  subject: string
  email: string
  isVerified: boolean
  name: string
}

export interface Returned {
  code: string
  state: string
  /** Who says so (RFC 9207), where the provider tells. */
  iss?: string | undefined
}

export async function readGoogleProfile(response: Returned, context: RequestContext): Promise<GoogleProfile> {
  const { settings } = context
  const config = await googleProvider(settings)
  const flow = await takeFlow(context)
  const back = new URL(returnAddress(settings))
  const { code, state, iss } = response
  back.search = new URLSearchParams({ code, state, ...(iss ? { iss } : {}) }).toString()
  const tokens = await oidc.authorizationCodeGrant(config, back, {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw googleFailed()
  const more = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub).catch(() => claims)
  const allClaims = { ...more, ...claims }
  const email = typeof allClaims['email'] === 'string' ? allClaims['email'].trim().toLowerCase() : ''
  const name = typeof allClaims['name'] === 'string' ? allClaims['name'].trim().slice(0, LONGEST_NAME) : ''
  return { issuer: claims.iss, subject: claims.sub, email, isVerified: allClaims['email_verified'] === true, name }
}
