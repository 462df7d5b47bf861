export interface Change {
  kind: 'more' | 'less' | 'same'
  percent: string
}

/** How much more or less than before, in words that need no sign; null where there was nothing before. */
export function changeIn(now: number, before: number): Change | null {
  if (before <= 0) return null
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  const kind = percent === 0 ? 'same' : now > before ? 'more' : 'less'
  return { kind, percent: `${percent}%` }
}

interface Figures {
  totalOrders: number
  successfulOrders: number
  totalEarnings: number
}

/** Of each figure; an order’s average only where there were orders both times. */
export function changesIn(now: Figures, before: Figures) {
  const hasBoth = now.successfulOrders > 0 && before.successfulOrders > 0
  return {
    orders: changeIn(now.totalOrders, before.totalOrders),
    successful: changeIn(now.successfulOrders, before.successfulOrders),
    earnings: changeIn(now.totalEarnings, before.totalEarnings),
    average: hasBoth
      ? changeIn(now.totalEarnings / now.successfulOrders, before.totalEarnings / before.successfulOrders)
      : null,
  }
}
