/** Whole calendar months in Cairo, the running one included. */
export const PERIODS = ['all', 'year', '6month', 'month'] as const
export type Period = (typeof PERIODS)[number]
