export const KINDS = ['account', 'guest', 'erased'] as const
export type CustomerKind = (typeof KINDS)[number]

/** The first is what nobody has to ask for. */
export const CUSTOMER_SORTS = ['newest', 'orders', 'spent', 'last-order', 'name'] as const
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]

export const LONGEST_NOTE = 2000
