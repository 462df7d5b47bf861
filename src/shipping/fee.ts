/** Pounds. */
export const DEFAULT_FEE = 50
export const HIGHEST_FEE = 100_000
/** Working days from an order to the door. */
export const MOST_DAYS = 60
export const DEFAULT_DAYS = { min: 2, max: 7 } as const

export const FEE_STATUSES = ['active', 'inactive', 'all'] as const
export type FeeStatus = (typeof FEE_STATUSES)[number]
