/** Why the team changes a stock, in the words of `db/migrations/0041-stock-book.sql`. */
export const REASONS = ['counted', 'received', 'damaged', 'returned', 'other'] as const
export type Reason = (typeof REASONS)[number]

/** Every kind of movement: those of the team, those of orders, and how else a stock may have been set. */
export const KINDS = ['order', ...REASONS, 'imported', 'edited'] as const
export type Kind = (typeof KINDS)[number]

/** How many pieces a product has left, all its sizes together; `gap`: one of its sizes is out. */
export const LEVELS = ['low', 'out', 'gap'] as const
export type Level = (typeof LEVELS)[number]

export const HIGHEST_STOCK = 100_000
export const LONGEST_NOTE = 200
export const MOST_ROWS = 100
