/** What kind of "no" it was, and what helps where the server's own words may not say it. */
const refusals = {
  titles: {
    400: 'Bad Request',
    401: 'Authentication Required',
    403: 'Access Denied',
    404: 'Not Found',
    409: 'Conflict',
    422: 'Validation Error',
    429: 'Too Many Requests',
    500: 'Server Error',
  },
  other: 'Error',
  unexpected: 'An unexpected error occurred',
  hints: {
    400: 'Check your input and try again.',
    401: 'Log in to go on.',
    403: 'Contact an administrator if you need this.',
    409: 'Refresh the page to see how it stands now.',
  },
  /** Those that have a title and a way on of their own. */
  codes: {
    INVALID: { title: 'Not right yet', hint: 'Check your input and try again.' },
    INVALID_PROMO_CODE: { title: 'Invalid Promo Code', hint: 'Check how it is spelled.' },
    INACTIVE_PROMO_CODE: { title: 'Inactive Promo Code', hint: 'Activate it, or use another.' },
    PROMO_CODE_USAGE_LIMIT_REACHED: { title: 'Usage Limit Reached', hint: 'Raise its max usage, or use another.' },
    MINIMUM_ORDER_AMOUNT_NOT_MET: { title: 'Minimum Order Amount Not Met', hint: 'Add products, or use another code.' },
    PROMO_CODE_NOT_YET_VALID: {
      title: 'Promo Code Not Yet Valid',
      hint: 'Wait until it begins, or let it begin earlier.',
    },
    PROMO_CODE_EXPIRED: { title: 'Promo Code Expired', hint: 'Let it end later, or use another.' },
    USER_USAGE_LIMIT_REACHED: { title: 'User Usage Limit Reached', hint: 'Raise its uses per user, or use another.' },
    PROMO_CODE_CANNOT_BE_USED: { title: 'Promo Code Cannot Be Used', hint: 'Look at what it applies to and excludes.' },
    RATE_LIMIT_EXCEEDED: { title: 'Too Many Attempts', hint: 'Wait a few minutes.' },
    PROMO_CODE_ALREADY_EXISTS: { title: 'Promo Code Already Exists', hint: 'Choose another code.' },
    INVALID_DATE_FORMAT: { title: 'Invalid Date Format', hint: 'Use YYYY-MM-DD.' },
    PAST_DATE_NOT_ALLOWED: { title: 'Past Date Not Allowed', hint: 'Choose a start from now on.' },
    INVALID_DISCOUNT_VALUE: {
      title: 'Invalid Discount Value',
      hint: 'Percentages go from 1 to 100, fixed amounts are positive.',
    },
    INVALID_MAX_DISCOUNT_AMOUNT: { title: 'Invalid Max Discount Amount', hint: 'Left empty, there is no limit.' },
    INVALID_USAGE_LIMITS: { title: 'Invalid Usage Limits', hint: 'Raise all uses, or lower those per user.' },
    NEGATIVE_MINIMUM_ORDER: { title: 'Negative Minimum Order', hint: 'Enter 0 for none.' },
    PROMO_CODE_IN_USE: { title: 'Promo Code In Use', hint: 'Inactive, nobody can use it any more.' },
  },
}

export const adminRefusals = { refusals }
