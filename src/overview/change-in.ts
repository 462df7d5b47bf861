/** How much more or less than before, in words that need no sign; null where there was nothing before. */
export function changeIn(now: number, before: number): { kind: 'more' | 'less' | 'same'; percent: string } | null {
  if (before <= 0) return null
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  const kind = percent === 0 ? 'same' : now > before ? 'more' : 'less'
  return { kind, percent: `${percent}%` }
}
