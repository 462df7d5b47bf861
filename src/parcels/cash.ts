/** Whole days since a parcel was delivered, or left: cash that is out longer is asked for first. */
export const AGES = ['fresh', 'week', 'twoWeeks', 'older'] as const
export type Age = (typeof AGES)[number]

const LAST_DAY: readonly [Age, number][] = [
  ['fresh', 3],
  ['week', 7],
  ['twoWeeks', 14],
]

export const ageOf = (days: number): Age => LAST_DAY.find(([, last]) => days <= last)?.[0] ?? 'older'
