import * as oidc from 'openid-client'
import { Refusal } from '#lib/refusal.ts'
import type { Deps } from '#lib/route.server.ts'

export const googleFailed = (): Refusal => new Refusal('GOOGLE_FAILED')

/** Where Google sends the browser back to. */
export const returnAddress = ({ publicUrl }: Deps['settings']): string => `${publicUrl}/callback`

let last: { issuer: string; configuration: Promise<oidc.Configuration> } | undefined

/** What the provider says of itself, asked once; after a failure it is asked again. */
export function googleProvider({ google }: Deps['settings']): Promise<oidc.Configuration> {
  if (!google) throw new Refusal('NOT_FOUND')
  const { issuer, clientId, clientSecret } = google
  if (last?.issuer === issuer) return last.configuration
  const isPlain = issuer.startsWith('http:')
  const configuration = oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: 5,
    // The token's own signature is checked too, not only the connection it came over.
    // Plain http is for a provider on this machine: settings refuse any other.
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
  })
  last = { issuer, configuration }
  configuration.catch(() => {
    last = undefined
  })
  return configuration
}
