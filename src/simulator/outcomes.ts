/** What the bank may say: the seven ways an authentication can end, and three more ends of a try. */
export const OUTCOMES = {
  Y: {
    success: true,
    pending: false,
    error: false,
    code: 'APPROVED',
    message: 'Approved',
  },
  N: {
    success: false,
    pending: false,
    error: false,
    code: 'AUTHENTICATION_FAILED',
    message: 'Authentication failed',
  },
  C: {
    success: false,
    pending: false,
    error: false,
    code: 'AUTHENTICATION_CANCELLED',
    message: 'Authentication cancelled by the cardholder',
  },
  U: {
    success: false,
    pending: false,
    error: false,
    code: 'AUTHENTICATION_UNAVAILABLE',
    message: 'Authentication unavailable',
  },
  R: {
    success: false,
    pending: false,
    error: false,
    code: 'AUTHENTICATION_REJECTED',
    message: 'Authentication rejected',
  },
  E: {
    success: false,
    pending: false,
    error: true,
    code: 'AUTHENTICATION_SERVER_ERROR',
    message: 'Authentication server error',
  },
  AI: {
    success: false,
    pending: false,
    error: true,
    code: 'ASM_POLICY_ERROR',
    message: 'Authentication stopped by gateway policy',
  },
  declined: {
    success: false,
    pending: false,
    error: false,
    code: 'DECLINED',
    message: 'Insufficient funds',
  },
  pending: {
    success: false,
    pending: true,
    error: false,
    code: 'PENDING',
    message: 'Pending Payment',
  },
} as const

export type Outcome = keyof typeof OUTCOMES

/** How the callback travels. */
export type Journey = 'once' | 'twice' | 'late' | 'lost' | 'reordered'

/** What is wrong with what the callback says. */
export type Twist = 'none' | 'amount' | 'currency' | 'integration' | 'signature'

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
