import type { RefusalCode } from './refusal-statuses.ts'

export type { RefusalCode }
export type FieldErrors = Record<string, string>

export type Details = Record<string, string | number | boolean | readonly unknown[] | object>

export interface RefusalAnswer {
  success: false
  message: string
  errorCode: RefusalCode
  errors?: FieldErrors
  details?: Details
}

interface RefusalOptions {
  errors?: FieldErrors
  details?: Details
  message?: string
  status?: number
}

/** What a page says no with by itself. All of them are the server's: no page carries the list. */
const PAGES: Partial<Record<RefusalCode, number>> = { SIGN_IN_FIRST: 401, NOT_FOUND: 404, UNAVAILABLE: 503 }

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly errors: FieldErrors | undefined
  readonly details: Details
  /** What it travelled under; the server itself looks it up in STATUSES. */
  readonly status: number

  constructor(code: RefusalCode, options: RefusalOptions = {}) {
    super(options.message ?? code)
    this.code = code
    this.errors = options.errors
    this.details = options.details ?? {}
    this.status = options.status ?? PAGES[code] ?? 500
  }
}

export function isRefusalAnswer(body: unknown): body is RefusalAnswer {
  return (
    typeof body === 'object' && body !== null && 'errorCode' in body && 'message' in body && body.errorCode !== null
  )
}

export const refusalFrom = ({ errorCode, message, errors, details }: RefusalAnswer, status: number): Refusal =>
  new Refusal(errorCode, { message, status, ...(errors ? { errors } : {}), ...(details ? { details } : {}) })
