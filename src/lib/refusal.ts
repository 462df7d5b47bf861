/** Every "no" of the shop, with the status it travels under. */
const statuses = {
  INVALID: 400,
  SIGN_UP_FAILED: 400,
  LINK_INVALID: 400,
  INVALID_DATE_FORMAT: 400,
  PAST_DATE_NOT_ALLOWED: 400,
  INVALID_DISCOUNT_VALUE: 400,
  INVALID_MAX_DISCOUNT_AMOUNT: 400,
  INVALID_USAGE_LIMITS: 400,
  NEGATIVE_MINIMUM_ORDER: 400,
  SIGN_IN_FIRST: 401,
  SIGN_IN_FAILED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_FACTOR_WRONG: 401,
  GOOGLE_FAILED: 401,
  NOT_ALLOWED: 403,
  CSRF_INVALID: 403,
  NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  SKU_NOT_FOUND: 404,
  SKU_OF_PRODUCT: 404,
  METHOD_NOT_ALLOWED: 405,
  OUT_OF_STOCK: 409,
  PRICE_CHANGED: 409,
  STATE_CONFLICT: 409,
  PAYMENT_RECORDED: 409,
  REVIEW_DECIDED: 409,
  REVIEW_NOT_APPROVED: 409,
  STALE_EDIT: 409,
  LAST_OWNER: 409,
  FEATURED_TAKEN: 409,
  PROMO_CODE_ALREADY_EXISTS: 409,
  PROMO_CODE_IN_USE: 409,
  PROMO_CODE_USED_UP: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  SHIPPING_FEE_NOT_CONFIGURED: 422,
  CARD_NOT_AVAILABLE: 422,
  INVALID_PROMO_CODE: 422,
  INACTIVE_PROMO_CODE: 422,
  PROMO_CODE_NOT_YET_VALID: 422,
  PROMO_CODE_EXPIRED: 422,
  PROMO_CODE_USAGE_LIMIT_REACHED: 422,
  USER_USAGE_LIMIT_REACHED: 422,
  MINIMUM_ORDER_AMOUNT_NOT_MET: 422,
  PROMO_CODE_CANNOT_BE_USED: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  TOO_MANY_OPEN_ORDERS: 429,
  RATE_LIMIT_EXCEEDED: 429,
  UNEXPECTED: 500,
  UNAVAILABLE: 503,
} as const

export type RefusalCode = keyof typeof statuses
export type FieldErrors = Record<string, string>

/** What a "no" can tell beside its code: figures, names, seconds to wait. */
export type Details = Record<string, string | number | boolean | readonly unknown[] | object>

export interface RefusalAnswer {
  success: false
  message: string
  errorCode: RefusalCode
  errors?: FieldErrors
  details?: Details
}

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly errors: FieldErrors | undefined
  readonly details: Details

  constructor(code: RefusalCode, told: { errors?: FieldErrors; details?: Details; message?: string } = {}) {
    super(told.message ?? code)
    this.code = code
    this.errors = told.errors
    this.details = told.details ?? {}
  }

  get status(): number {
    return statuses[this.code]
  }
}

export function isRefusalAnswer(body: unknown): body is RefusalAnswer {
  return typeof body === 'object' && body !== null && 'errorCode' in body && String(body.errorCode) in statuses
}

export const refusalFrom = ({ errorCode, message, errors, details }: RefusalAnswer): Refusal =>
  new Refusal(errorCode, { message, ...(errors ? { errors } : {}), ...(details ? { details } : {}) })
