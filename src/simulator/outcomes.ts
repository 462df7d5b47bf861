/** What the bank may say: the seven ways an authentication can end, and three more ends of a try. */
export const OUTCOMES = {
  Y: {
    label: 'Y: authenticated, paid',
    success: true,
    pending: false,
    error: false,
    code: 'APPROVED',
    message: 'Approved',
  },
  N: {
    label: 'N: not authenticated',
    success: false,
    pending: false,
    error: false,
    code: 'AUTHENTICATION_FAILED',
    message: 'Authentication failed',
  },
  C: {
    label: 'C: cancelled at the bank’s page',
    success: false,
    pending: false,
    error: false,
    code: 'AUTHENTICATION_CANCELLED',
    message: 'Authentication cancelled by the cardholder',
  },
  U: {
    label: 'U: authentication unavailable',
    success: false,
    pending: false,
    error: false,
    code: 'AUTHENTICATION_UNAVAILABLE',
    message: 'Authentication unavailable',
  },
  R: {
    label: 'R: rejected',
    success: false,
    pending: false,
    error: false,
    code: 'AUTHENTICATION_REJECTED',
    message: 'Authentication rejected',
  },
  E: {
    label: 'E: the bank’s server failed',
    success: false,
    pending: false,
    error: true,
    code: 'AUTHENTICATION_SERVER_ERROR',
    message: 'Authentication server error',
  },
  AI: {
    label: 'AI: stopped by a gateway policy',
    success: false,
    pending: false,
    error: true,
    code: 'ASM_POLICY_ERROR',
    message: 'Authentication stopped by gateway policy',
  },
  declined: {
    label: 'Declined by the bank (not enough money)',
    success: false,
    pending: false,
    error: false,
    code: 'DECLINED',
    message: 'Insufficient funds',
  },
  pending: {
    label: 'Pending (the bank has not decided)',
    success: false,
    pending: true,
    error: false,
    code: 'PENDING',
    message: 'Pending Payment',
  },
} as const

export type Outcome = keyof typeof OUTCOMES

/** How the callback travels. */
export const JOURNEYS = {
  once: 'Once, at once',
  twice: 'Twice',
  late: 'Late',
  lost: 'Never',
  reordered: 'After a later one (a declined try that came first is told last)',
} as const

export type Journey = keyof typeof JOURNEYS

/** What is wrong with what the callback says. */
export const TWISTS = {
  none: 'Nothing',
  amount: 'Amount',
  currency: 'Currency',
  integration: 'Integration',
  signature: 'Signature',
} as const

export type Twist = keyof typeof TWISTS

/** How the provider’s own calls answer. */
export const ANSWERS = {
  well: 'Well',
  failing: 'With an error (500)',
  refusing: 'With a refusal (400)',
  slow: 'After a minute',
  malformed: 'With what is no JSON',
  redirecting: 'With a redirect',
  lost: 'Not at all, where something was to be done, after doing it',
} as const

export type Answers = keyof typeof ANSWERS

export const isOneOf = <T extends object>(list: T, name: unknown): name is keyof T =>
  typeof name === 'string' && Object.hasOwn(list, name)
