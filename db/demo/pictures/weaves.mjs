// What the yarn does to the light: (x, y) in units -> height in units. Each fades out where a pixel is coarser than it,
// or the pattern would turn into moire.

const turn = Math.PI * 2
const wave = (t) => Math.sin(t * turn)

/** Columns of V-shaped stitches. */
function knit(wale, course) {
  return (x, y) => {
    const column = x / wale
    const side = Math.abs(column - Math.floor(column) - 0.5) * 2
    const yarn = 0.5 + 0.5 * wave(y / course + side * 0.75)
    const leg = Math.sin(Math.PI * Math.min(1, Math.max(0, side * 0.92 + 0.04)))
    return yarn * leg
  }
}

function pique(x, y) {
  const row = Math.floor(y / 1.7)
  const u = x / 2 + (row % 2 ? 0.5 : 0)
  const v = y / 1.7 - row
  return Math.max(0, wave(u / 1 + 0.25) * 0.6 + 0.4) * Math.sin(Math.PI * v)
}

function twill(x, y) {
  const ridge = 0.5 + 0.5 * wave((x * 0.8 + y) / 1.5)
  return ridge * (0.85 + 0.15 * wave(x / 0.75 - y / 1.1))
}

function plain(size) {
  return (x, y) => {
    const i = Math.floor(x / size)
    const j = Math.floor(y / size)
    const s = Math.sin(Math.PI * (x / size - i))
    const t = Math.sin(Math.PI * (y / size - j))
    return (i + j) % 2 === 0 ? t * (0.6 + 0.4 * s) : s * (0.6 + 0.4 * t)
  }
}

function plush(x, y) {
  return 0.5 + 0.25 * wave(x / 1.3 + 0.2 * wave(y / 2.1)) + 0.25 * wave(y / 1.5 + 0.2 * wave(x / 1.9))
}

export const weaves = {
  jersey: { at: knit(1.15, 0.95), size: 1.15, depth: 0.054, slub: 0.07 },
  fleece: { at: knit(1.6, 1.3), size: 1.6, depth: 0.08, slub: 0.1, fuzz: 0.7 },
  pique: { at: pique, size: 2, depth: 0.082, slub: 0.05 },
  twill: { at: twill, size: 1.5, depth: 0.06, slub: 0.06 },
  poplin: { at: plain(0.62), size: 1.24, depth: 0.027, slub: 0.05, fuzz: 0.15 },
  canvas: { at: plain(1.5), size: 3, depth: 0.114, slub: 0.15 },
  crepe: { at: plush, size: 1.4, depth: 0.033, slub: 0.08 },
  satin: { at: twill, size: 1.5, depth: 0.016, slub: 0.03, fuzz: 0.1 },
  none: { at: () => 0, size: 1, depth: 0, slub: 0, fuzz: 0 },
}

export function weaveShown(weave, scale) {
  const pixels = weave.size * scale
  return weave.depth * Math.min(1, Math.max(0, (pixels - 3.2) / 3))
}
