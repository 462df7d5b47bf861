import { randomFrom } from './random.mjs'

const middle = 600

export const filled = (d, rule = 'nonzero') => `<path d="${d}" fill="#fff" fill-rule="${rule}"/>`

export const line = (d, width = 2) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A row of stitches; drawn a little soft, a thread is round. */
export const sewn = (d, width = 1.3, length = 4.2) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" ` +
  `stroke-dasharray="${length} ${length * 0.72}"/>`

const mirrored = (shapes) => `<g transform="translate(${middle * 2} 0) scale(-1 1)">${shapes}</g>`

export const both = (shapes) => shapes + mirrored(shapes)

/** One bundle of folds running from one point to another. */
export const along = ([x0, y0], [x1, y1], spread, amount) => ({ x0, y0, x1, y1, spread, amount })

/** The same bundles left and right, each side a little its own. */
export function twoSided(guides, seed, jitter = 22) {
  const random = randomFrom(seed)
  const shake = () => (random() - 0.5) * 2 * jitter
  const moved = (guide, flip) => ({
    x0: flip(guide.x0 + shake() * 0.4),
    y0: guide.y0 + shake() * 0.4,
    x1: flip(guide.x1 + shake()),
    y1: guide.y1 + shake() * 1.6,
    spread: guide.spread * (0.8 + 0.4 * random()),
    amount: guide.amount * (0.6 + 0.8 * random()),
  })
  return guides.flatMap((guide) => [moved(guide, (x) => x), moved(guide, (x) => middle * 2 - x)])
}

/** Bundles fanning out from one point, as cloth does from an armpit or a crotch. */
export function fan(x, y, { from, to, count, length, spread, amount }) {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) * i) / Math.max(1, count - 1)) * Math.PI) / 180
    const reach = length * (i % 2 ? 0.7 : 1)
    return along([x, y], [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach], spread, amount)
  })
}
