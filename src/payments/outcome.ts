export const OUTCOMES = [
  'success',
  'failure',
  'cancelled',
  'rejected',
  'unavailable',
  'server-error',
  'asm-policy-error',
  'not-authenticated',
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The outcomes of an authentication (3-D Secure), by the letters of the test page. */
export const ACS_OUTCOMES = {
  Y: 'success',
  N: 'not-authenticated',
  C: 'cancelled',
  U: 'unavailable',
  R: 'rejected',
  E: 'server-error',
  AI: 'asm-policy-error',
} as const satisfies Record<string, Outcome>

const ACS = new Map<string, Outcome>(Object.entries(ACS_OUTCOMES))

/** What stands in auth_result or auth_status. */
const AUTHENTICATION = new Map<string, Outcome>([
  ['Y', 'success'],
  ['SUCCESS', 'success'],
  ['SUCCESSFUL', 'success'],
  ['N', 'not-authenticated'],
  ['NOT_AUTHENTICATED', 'not-authenticated'],
  ['NOT_VERIFIED', 'not-authenticated'],
  ['CANCELLED', 'cancelled'],
  ['CANCEL', 'cancelled'],
  ['U', 'unavailable'],
  ['UNAVAILABLE', 'unavailable'],
  ['R', 'rejected'],
  ['REJECTED', 'rejected'],
  ['E', 'server-error'],
  ['ERROR', 'server-error'],
  ['SERVER_ERROR', 'server-error'],
  ['AI', 'asm-policy-error'],
  ['ASM_POLICY_ERROR', 'asm-policy-error'],
])

/** Words in what the bank says, the most telling first. */
const SAID: readonly [RegExp, Outcome][] = [
  [/not[ _-]?(authenticated|verified)|authentication[ _-]?failed/i, 'not-authenticated'],
  [/cancel/i, 'cancelled'],
  [/unavailable|not[ _-]?available/i, 'unavailable'],
  [/reject/i, 'rejected'],
  [/policy/i, 'asm-policy-error'],
  [/error/i, 'server-error'],
  [/success|verified/i, 'success'],
]

const inWords = (text: string): Outcome | undefined => SAID.find(([words]) => words.test(text))?.[1]

const isOn = (value: string | null): boolean => value === 'true' || value === '1'

/** Only these: the provider's other fields would mislead. */
const telling = (query: URLSearchParams): string[] =>
  ['data.message', 'txn_response_code'].map((name) => query.get(name) ?? '').filter((text) => text !== '')

function ofFlags(query: URLSearchParams): Outcome | undefined {
  const success = query.get('success')?.toLowerCase() ?? null
  const isPending = isOn(query.get('pending'))
  const isUndone = isOn(query.get('is_voided')) || isOn(query.get('is_refunded'))
  if (isOn(success)) return isUndone ? 'cancelled' : 'success'
  if (isOn(query.get('cancelled')) || success === 'cancelled') return 'cancelled'
  if (isPending || success === 'pending') return 'success'
  if (isOn(query.get('failed')) || success === 'failed') return 'failure'
  return undefined
}

function ofAuthentication(query: URLSearchParams): Outcome | undefined {
  const result = query.get('auth_result') ?? query.get('auth_status')
  return result === null ? undefined : (AUTHENTICATION.get(result.toUpperCase()) ?? 'failure')
}

function ofWords(query: URLSearchParams): Outcome | undefined {
  const spoken = [...query.values()].find((value) => /authenticat|\bacs\b|3-?ds/i.test(value))
  return spoken === undefined ? undefined : (inWords(spoken) ?? 'failure')
}

/** A payment that failed is never shown as anything better, whatever else stands beside it. */
const worse = (outcome: Outcome | undefined): Outcome =>
  outcome === undefined || outcome === 'success' ? 'failure' : outcome

/** Decides only what is shown: whether money came, the server alone knows. */
export function outcomeOf(query: URLSearchParams): Outcome {
  const flagged = ofFlags(query)
  if (flagged) return flagged
  const authentication = ofAuthentication(query) ?? ofWords(query)
  if (query.get('success')?.toLowerCase() === 'false') return worse(authentication ?? inWords(telling(query).join(' ')))
  if (authentication) return authentication
  if (query.has('error')) return 'failure'
  const acs = query.get('acs_result')
  if (acs !== null) return ACS.get(acs.toUpperCase()) ?? 'failure'
  return 'success'
}

const SHORT = new Map<string, Outcome>([
  ['n', 'not-authenticated'],
  ['not_authenticated', 'not-authenticated'],
  ['u', 'unavailable'],
  ['unavailable', 'unavailable'],
  ['r', 'rejected'],
  ['rejected', 'rejected'],
  ['c', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
  ['y', 'success'],
  ['server_error', 'server-error'],
  ['servererror', 'server-error'],
  ['error', 'server-error'],
  ['asm_policy_error', 'asm-policy-error'],
  ['policy_error', 'asm-policy-error'],
  ['failed', 'failure'],
])

export const outcomeOfReason = (query: URLSearchParams): Outcome =>
  SHORT.get((query.get('reason') ?? query.get('status') ?? '').toLowerCase()) ?? 'failure'

export const KEPT = ['id', 'txn_id', 'merchant_order_id'] as const

export function outcomePath(outcome: Outcome, query: URLSearchParams): string {
  const params = new URLSearchParams(KEPT.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])))
  return `/payment/${outcome}${params.size > 0 ? `?${params}` : ''}`
}

/** The shop's own id, or null: the provider carries it behind the number of the try (`2-01ABC…`). */
export function orderIdIn(query: URLSearchParams): string | null {
  const id = (query.get('merchant_order_id') ?? '').replace(/^\d+-/, '').toUpperCase()
  return /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id) ? id : null
}

export function derivedSku(query: URLSearchParams): string | null {
  const from = query.get('merchant_order_id') ?? query.get('id') ?? query.get('txn_id') ?? ''
  return from === '' ? null : `BW${from.slice(-6).toUpperCase()}`
}
