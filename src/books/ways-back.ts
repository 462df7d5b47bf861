/** How money is given back where no card takes it. */
export const WAYS_BACK = ['cash', 'instapay', 'bank', 'wallet', 'other'] as const
export type WayBack = (typeof WAYS_BACK)[number]
