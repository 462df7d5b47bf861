interface Told {
  source: string
  kind: string
  amount: number
  currency: string
  /** Null where nobody looked, or it was not kept yet. */
  placeFits: boolean | null
}

/** Null: not compared. */
export interface Checks {
  signature: boolean | null
  order: boolean | null
  amount: boolean | null
  currency: boolean | null
  integration: boolean | null
}

/** What a message of the provider was held against before it was believed. Nothing unsigned is even looked at. */
export function checksOf(told: Told, due: { amount: number; currency: string }): Checks {
  if (told.kind === 'unsigned')
    return { signature: false, order: null, amount: null, currency: null, integration: null }
  return {
    // The answer to the shop's own question needs none.
    signature: told.source === 'inquiry' ? null : true,
    order: true,
    // A part that goes back has an amount of its own.
    amount: told.kind === 'child' ? null : told.amount === due.amount,
    currency: told.currency === due.currency,
    integration: told.placeFits,
  }
}
