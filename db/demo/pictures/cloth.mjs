import { blur, linearAt, smoothAt } from './field.mjs'
import { raster, wholeFrame } from './frame.mjs'
import { noiseFrom } from './random.mjs'

// Folds are not drawn, they happen: a lattice of points gets a little more cloth than there is room for, and settles.
// Guides say where the extra cloth is and which way its folds run.

const steps = [
  { spacing: 20, rounds: 140, bend: 0.1 },
  { spacing: 10, rounds: 130, bend: 0.14 },
  { spacing: 5, rounds: 80, bend: 0.16 },
]
// Eight directions: with fewer, folds would square up along the lattice's rows.
const neighbours = [
  { dx: 1, dy: 0, pull: 0.36 },
  { dx: 0, dy: 1, pull: 0.36 },
  { dx: 1, dy: 1, pull: 0.36 },
  { dx: 1, dy: -1, pull: 0.36 },
  { dx: 2, dy: 1, pull: 0.3 },
  { dx: 1, dy: 2, pull: 0.3 },
  { dx: 2, dy: -1, pull: 0.3 },
  { dx: 1, dy: -2, pull: 0.3 },
]

const PINCH = 0.45

const settled = new Map()
const KEPT = 24

/** The settled cloth of one part of a garment: a lattice with heights z, in units. Its close-ups show the same cloth. */
export async function settleCloth(shape, cloth, seed) {
  const name = JSON.stringify([shape, cloth, seed])
  if (!settled.has(name)) settled.set(name, await settle(shape, cloth, seed))
  if (settled.size > KEPT) settled.delete(settled.keys().next().value)
  return settled.get(name)
}

async function settle(shape, cloth, seed) {
  let lattice = null
  for (const step of steps) {
    const frame = wholeFrame(1 / step.spacing)
    const finer = await latticeOn(frame, shape, cloth, seed)
    if (lattice) carryOver(lattice, finer)
    else ruffle(finer, cloth, seed)
    for (let round = 0; round < step.rounds; round++) {
      stretch(finer)
      bend(finer, step.bend * (cloth.stiff ?? 1))
      holdBack(finer, cloth.sag ?? 0.004)
    }
    lattice = finer
  }
  pinch(lattice)
  spreadOutwards(lattice)
  return lattice
}

async function latticeOn(frame, shape, cloth, seed) {
  const size = frame.width * frame.height
  const mask = await raster(shape, frame)
  const lattice = {
    ...frame,
    spacing: 1 / frame.scale,
    inside: Uint8Array.from(mask, (cover) => (cover > 0.35 ? 1 : 0)),
    x: new Float32Array(size),
    y: new Float32Array(size),
    z: new Float32Array(size),
    hold: new Float32Array(size),
  }
  for (let i = 0; i < size; i++) lattice.hold[i] = isBorder(lattice, i) ? 0.35 : (cloth.hold ?? 0.01)
  lattice.rest = restLengths(lattice, excessOf(lattice, cloth, seed))
  return lattice
}

function isBorder({ inside, width }, i) {
  return !(inside[i - 1] && inside[i + 1] && inside[i - width] && inside[i + width])
}

/** How much longer the cloth is than its place: across x, along y, and the diagonal share of the two. */
function excessOf(lattice, cloth, seed) {
  const { width, height, spacing } = lattice
  const xx = new Float32Array(width * height)
  const xy = new Float32Array(width * height)
  const yy = new Float32Array(width * height)
  const patch = noiseFrom(seed + 71)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const uneven = Math.max(0, 1 + 1.5 * patch((x * spacing) / 210, (y * spacing) / 260))
      xx[y * width + x] = (cloth.across ?? 0.008) * uneven
      yy[y * width + x] = (cloth.along ?? 0.006) * uneven
    }
  }
  for (const guide of cloth.guides ?? []) addGuide({ xx, xy, yy }, lattice, guide)
  return { xx, xy, yy }
}

function addGuide({ xx, xy, yy }, { width, height, spacing }, { x0, y0, x1, y1, spread, amount }) {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const alongX = (x1 - x0) / length
  const alongY = (y1 - y0) / length
  const reach = spread * 2.2
  const first = (a, b) => Math.max(0, Math.floor((Math.min(a, b) - reach) / spacing))
  const last = (a, b, end) => Math.min(end - 1, Math.ceil((Math.max(a, b) + reach) / spacing))
  for (let j = first(y0, y1); j <= last(y0, y1, height); j++) {
    for (let i = first(x0, x1); i <= last(x0, x1, width); i++) {
      const dx = (i + 0.5) * spacing - x0
      const dy = (j + 0.5) * spacing - y0
      const t = (dx * alongX + dy * alongY) / length
      if (t < -0.1 || t > 1.1) continue
      const off = (dy * alongX - dx * alongY) / spread
      const taper = Math.sin(Math.PI * Math.min(1, Math.max(0, (t + 0.1) / 1.2))) ** 0.7
      const extra = amount * taper * Math.exp(-off * off)
      const at = j * width + i
      xx[at] += extra * alongY * alongY
      yy[at] += extra * alongX * alongX
      xy[at] -= extra * alongX * alongY
    }
  }
}

function restLengths({ width, height, spacing }, { xx, xy, yy }) {
  return neighbours.map(({ dx, dy }) => {
    const rest = new Float32Array(width * height)
    const square = dx * dx + dy * dy
    const step = dy * width + dx
    for (let i = 0; i < rest.length; i++) {
      const j = Math.max(0, Math.min(rest.length - 1, i + step))
      const here = (xx[i] * dx * dx + 2 * xy[i] * dx * dy + yy[i] * dy * dy) / square
      const there = (xx[j] * dx * dx + 2 * xy[j] * dx * dy + yy[j] * dy * dy) / square
      rest[i] = spacing * Math.sqrt(square) * (1 + (here + there) / 2)
    }
    return rest
  })
}

function ruffle({ width, height, spacing, inside, z }, cloth, seed) {
  const wide = noiseFrom(seed)
  const narrow = noiseFrom(seed + 1)
  const [across, along] = cloth.grain ?? [80, 150]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const bow = 0.7 * wide((x * spacing) / 260 + 40, (y * spacing) / 260)
      const u = (x * spacing) / across + bow
      const v = (y * spacing) / along + bow
      if (inside[y * width + x]) z[y * width + x] = 7 * wide(u, v) + 4 * narrow(u * 2.3, v * 2.3)
    }
  }
}

function carryOver(coarse, fine) {
  const ratio = coarse.spacing / fine.spacing
  for (let j = 0; j < fine.height; j++) {
    for (let i = 0; i < fine.width; i++) {
      const at = j * fine.width + i
      if (!fine.inside[at]) continue
      const u = (i + 0.5) / ratio - 0.5
      const v = (j + 0.5) / ratio - 0.5
      fine.x[at] = linearAt(coarse.x, coarse, u, v)
      fine.y[at] = linearAt(coarse.y, coarse, u, v)
      fine.z[at] = smoothAt(coarse.z, coarse, u, v)
    }
  }
}

function stretch({ width, height, spacing, inside, x, y, z, rest }) {
  for (let k = 0; k < neighbours.length; k++) {
    const { dx, dy, pull } = neighbours[k]
    const lengths = rest[k]
    const ox = dx * spacing
    const oy = dy * spacing
    for (let row = 2; row < height - 2; row++) {
      for (let i = row * width + 2; i < row * width + width - 2; i++) {
        const j = i + dy * width + dx
        if (!inside[i] || !inside[j]) continue
        const vx = ox + x[j] - x[i]
        const vy = oy + y[j] - y[i]
        const vz = z[j] - z[i]
        const length = Math.sqrt(vx * vx + vy * vy + vz * vz)
        const share = ((length - lengths[i]) / length) * pull
        x[i] += vx * share
        y[i] += vy * share
        z[i] += vz * share
        x[j] -= vx * share
        y[j] -= vy * share
        z[j] -= vz * share
      }
    }
  }
}

function bend(lattice, strength) {
  const { width, inside, z } = lattice
  const once = curvature(z, lattice)
  const twice = curvature(once, lattice)
  for (let i = width; i < z.length - width; i++) if (inside[i]) z[i] -= strength * twice[i]
}

function curvature(from, { width, inside }) {
  const near = [1, -1, width, -width]
  const diagonal = [width + 1, width - 1, 1 - width, -width - 1]
  const made = new Float32Array(from.length)
  for (let i = width + 1; i < from.length - width - 1; i++) {
    if (!inside[i]) continue
    let sum = 0
    for (const step of near) if (inside[i + step]) sum += from[i + step] - from[i]
    for (const step of diagonal) if (inside[i + step]) sum += (from[i + step] - from[i]) / 4
    made[i] = sum / 5
  }
  return made
}

function holdBack({ x, y, z, hold }, sag) {
  for (let i = 0; i < z.length; i++) {
    const stay = 1 - hold[i]
    x[i] *= stay
    y[i] *= stay
    z[i] *= 1 - sag
  }
}

/** Cloth rests on a table: its hollows are flattened there, and what is too much stands up in narrow ridges. */
function pinch(lattice) {
  const { inside, z } = lattice
  const reach = 70
  const share = blur(Float32Array.from(inside), lattice, reach)
  const level = blur(
    z.map((tall, i) => tall * inside[i]),
    lattice,
    reach,
  )
  let square = 0
  let count = 0
  for (let i = 0; i < z.length; i++) {
    if (!inside[i]) continue
    level[i] /= share[i]
    square += (z[i] - level[i]) ** 2
    count++
  }
  const usual = Math.sqrt(square / count) || 1
  for (let i = 0; i < z.length; i++) {
    if (!inside[i]) continue
    const over = Math.max(-4, Math.min(2.6, (z[i] - level[i]) / usual))
    z[i] = level[i] + (usual * (Math.exp(PINCH * over) - 1)) / PINCH
  }
}

// The picture's edge is finer than the lattice: points just outside the cloth take their neighbours' height.
function spreadOutwards({ width, inside, z }) {
  const known = inside.slice()
  for (let pass = 0; pass < 4; pass++) {
    const before = known.slice()
    for (let i = width + 1; i < z.length - width - 1; i++) {
      if (before[i]) continue
      const near = [i - 1, i + 1, i - width, i + width].filter((at) => before[at])
      if (near.length === 0) continue
      z[i] = near.reduce((sum, at) => sum + z[at], 0) / near.length
      known[i] = 1
    }
  }
}
