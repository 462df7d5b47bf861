interface Line {
  name: string
  size: string
  available: number
  old: string
  current: string
  opens: string
}

/** What the server finds wrong with a cart's line. */
export const cartProblems = {
  gone: ({ name, size }: Line) => `${name}, ${size} is not sold any more.`,
  'out-of-stock': ({ name, size }: Line) => `${name}, ${size} is out of stock.`,
  'not-open': ({ name, opens }: Line) => `${name} opens on ${opens}, Cairo time.`,
  'too-many': ({ available }: Line) => `Only ${available} items available in stock`,
  'price-changed': ({ old, current }: Line) => `The price changed from ${old} to ${current}.`,
}
