/**
 * What the owner has to do, each a list of its own. Not confirmed: cash that its customer has not said yes to. Cash to approve: not paid, wherever the parcel is. To ship: paid, or
 * approved, and not sent. Late: of these, what should have been at its door by now.
 */
export const VIEWS = ['to-confirm', 'to-approve', 'to-ship', 'late', 'attention'] as const
export type View = (typeof VIEWS)[number]

export type ViewCounts = Record<View, number>
