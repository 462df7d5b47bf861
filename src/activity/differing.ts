import { asText } from './activity.ts'

/** Up to here both sides are shown as they are. */
const SHORT = 120
/** What stays of what both sides share, so that one sees where it is. */
const AROUND = 30

const sharedHead = (one: string, other: string): number => {
  let at = 0
  while (at < Math.min(one.length, other.length) && one[at] === other[at]) at += 1
  return at
}

const sharedTail = (one: string, other: string, most: number): number => {
  let count = 0
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count += 1
  return count
}

/** Both sides of a long text without what they begin and end with alike, but for some words around. */
export function differing(before: string, after: string): [string, string] {
  const shortest = Math.min(before.length, after.length)
  if (Math.max(before.length, after.length) <= SHORT) return [before, after]
  const head = sharedHead(before, after)
  const tail = sharedTail(before, after, shortest - head)
  const space = before.slice(Math.max(0, head - AROUND), head).search(/\s/)
  const from = head <= AROUND ? 0 : head - AROUND + space + 1
  const [gap] = before
    .slice(before.length - tail)
    .slice(0, AROUND)
    .match(/^.*\s/s) ?? ['']
  const left = tail <= AROUND ? 0 : tail - gap.length
  const cut = (text: string): string =>
    `${from > 0 ? '… ' : ''}${text.slice(from, text.length - left).trim()}${left > 0 ? ' …' : ''}`
  return [cut(before), cut(after)]
}

const without = (list: readonly unknown[], others: readonly unknown[]): unknown[] => {
  const known = new Set(others.map(asText))
  return list.filter((each) => !known.has(asText(each)))
}

/** What went out of a long list and what came into it; null where it is short, or only in another order. */
export function listChange(before: readonly unknown[], after: readonly unknown[]) {
  if (JSON.stringify([before, after]).length <= 2 * SHORT) return null
  const [gone, come] = [without(before, after), without(after, before)]
  return gone.length + come.length === 0 ? null : { gone, come }
}
