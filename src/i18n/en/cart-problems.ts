import { plural } from '../plural.ts'

const limited = plural({ one: 'at most {n} piece', other: 'at most {n} pieces' })

interface Line {
  name: string
  size: string
  available: number
  old: string
  current: string
  opens: string
  limit: number
}

/** What the server finds wrong with a cart's line. */
export const cartProblems = {
  gone: ({ name, size }: Line) => `${name}, ${size} is not sold any more.`,
  'out-of-stock': ({ name, size }: Line) => `${name}, ${size} is out of stock.`,
  'not-open': ({ name, opens }: Line) => `${name} opens on ${opens}, Cairo time.`,
  'over-limit': ({ name, limit }: Line) => `${name}: ${limited(limit)} for each shopper, of all sizes.`,
  'too-many': ({ available }: Line) => `Only ${available} items available in stock`,
  'price-changed': ({ old, current }: Line) => `The price changed from ${old} to ${current}.`,
}
