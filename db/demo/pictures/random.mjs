/** Same seed, same numbers: a picture made again is the same picture. */
export function randomFrom(seed) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const fade = (t) => t * t * t * (t * (t * 6 - 15) + 10)

/** Gradient noise in about -1..1. Value noise would show its square lattice in the folds. */
export function noiseFrom(seed) {
  const random = randomFrom(seed)
  const slopeX = new Float32Array(1024)
  const slopeY = new Float32Array(1024)
  for (let i = 0; i < 1024; i++) {
    const turn = random() * Math.PI * 2
    slopeX[i] = Math.cos(turn)
    slopeY[i] = Math.sin(turn)
  }
  const corner = (i, j, s, t) => {
    const at = ((Math.imul(i, 374761393) + Math.imul(j, 668265263)) >>> 11) & 1023
    return slopeX[at] * s + slopeY[at] * t
  }
  return (x, y) => {
    // Turned off the axes, or the lattice's rows would line up with seams and hems.
    const u = x * 0.87 - y * 0.49
    const v = x * 0.49 + y * 0.87
    const i = Math.floor(u)
    const j = Math.floor(v)
    const s = u - i
    const t = v - j
    const a = fade(s)
    const b = fade(t)
    const top = corner(i, j, s, t) * (1 - a) + corner(i + 1, j, s - 1, t) * a
    const bottom = corner(i, j + 1, s, t - 1) * (1 - a) + corner(i + 1, j + 1, s - 1, t - 1) * a
    return (top * (1 - b) + bottom * b) * 1.5
  }
}
