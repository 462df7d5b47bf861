// A field is one number for each pixel of a frame.

/** Gaussian blur by three box blurs; sigma in units. Wide blurs run on a smaller field. */
export function blur(field, frame, sigma) {
  const pixels = sigma * frame.scale
  if (pixels < 0.4) return field.slice()
  if (pixels < 10) return boxBlur(field, frame, pixels)
  const step = pixels < 24 ? 2 : pixels < 60 ? 4 : 8
  const small = { width: Math.ceil(frame.width / step), height: Math.ceil(frame.height / step) }
  const blurred = boxBlur(shrink(field, frame, small, step), small, pixels / step)
  return boxBlur(grow(blurred, small, frame, step), frame, step * 0.7)
}

function boxBlur(field, frame, sigma) {
  const radius = Math.max(1, Math.round(Math.sqrt(sigma * sigma + 0.25) - 0.5))
  const made = field.slice()
  const between = new Float32Array(field.length)
  for (let pass = 0; pass < 3; pass++) {
    blurRows(made, between, frame, radius)
    blurColumns(between, made, frame, radius)
  }
  return made
}

function blurRows(from, to, { width, height }, radius) {
  const share = 1 / (2 * radius + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = from[row] * (radius + 1)
    for (let i = 0; i < radius; i++) sum += from[row + Math.min(i, width - 1)]
    for (let x = 0; x < width; x++) {
      sum += from[row + Math.min(x + radius, width - 1)]
      if (x > 0) sum -= from[row + Math.max(x - radius - 1, 0)]
      else sum -= from[row]
      to[row + x] = sum * share
    }
  }
}

function blurColumns(from, to, { width, height }, radius) {
  const share = 1 / (2 * radius + 1)
  const sums = new Float64Array(width)
  for (let i = -radius - 1; i < radius; i++) {
    const row = Math.max(0, Math.min(i, height - 1)) * width
    for (let x = 0; x < width; x++) sums[x] += from[row + x]
  }
  for (let y = 0; y < height; y++) {
    const enters = Math.min(y + radius, height - 1) * width
    const leaves = Math.max(y - radius - 1, 0) * width
    for (let x = 0; x < width; x++) {
      sums[x] += from[enters + x] - from[leaves + x]
      to[y * width + x] = sums[x] * share
    }
  }
}

function shrink(field, { width, height }, small, step) {
  const made = new Float32Array(small.width * small.height)
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      let sum = 0
      for (let dy = 0; dy < step; dy++) {
        const row = Math.min(y * step + dy, height - 1) * width
        for (let dx = 0; dx < step; dx++) sum += field[row + Math.min(x * step + dx, width - 1)]
      }
      made[y * small.width + x] = sum / (step * step)
    }
  }
  return made
}

function grow(field, small, { width, height }, step) {
  const made = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      made[y * width + x] = linearAt(field, small, (x + 0.5) / step - 0.5, (y + 0.5) / step - 0.5)
    }
  }
  return made
}

export function linearAt(field, { width, height }, x, y) {
  const px = Math.max(0, Math.min(x, width - 1.001))
  const py = Math.max(0, Math.min(y, height - 1.001))
  const i = Math.floor(px)
  const j = Math.floor(py)
  const s = px - i
  const at = j * width + i
  const top = field[at] * (1 - s) + field[at + 1] * s
  const bottom = field[at + width] * (1 - s) + field[at + width + 1] * s
  return top + (bottom - top) * (py - j)
}

const weight0 = (t) => ((1 - t) * (1 - t) * (1 - t)) / 6
const weight1 = (t) => (3 * t * t * t - 6 * t * t + 4) / 6

/** Cubic B-spline: light needs a surface whose slope is smooth, not only its height. */
export function smoothAt(field, { width, height }, x, y) {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const s = x - i
  const t = y - j
  const w0 = weight0(s)
  const w1 = weight1(s)
  const w2 = weight1(1 - s)
  const w3 = weight0(1 - s)
  let sum = 0
  for (let k = -1; k < 3; k++) {
    const row = Math.max(0, Math.min(j + k, height - 1)) * width
    const x0 = Math.max(0, Math.min(i - 1, width - 1))
    const x1 = Math.max(0, Math.min(i, width - 1))
    const x2 = Math.max(0, Math.min(i + 1, width - 1))
    const x3 = Math.max(0, Math.min(i + 2, width - 1))
    const line = field[row + x0] * w0 + field[row + x1] * w1 + field[row + x2] * w2 + field[row + x3] * w3
    sum += line * (k === -1 ? weight0(t) : k === 0 ? weight1(t) : k === 1 ? weight1(1 - t) : weight0(1 - t))
  }
  return sum
}

/** What a field drawn on one frame shows on another. */
export function resample(field, from, to) {
  const made = new Float32Array(to.width * to.height)
  const step = from.scale / to.scale
  for (let y = 0; y < to.height; y++) {
    const v = (to.y - from.y) * from.scale + (y + 0.5) * step - 0.5
    for (let x = 0; x < to.width; x++) {
      const u = (to.x - from.x) * from.scale + (x + 0.5) * step - 0.5
      made[y * to.width + x] = smoothAt(field, from, u, v)
    }
  }
  return made
}

/** Draws each pixel from a little beside it (dx, dy in pixels), so that lines are as uneven as sewn cloth. */
export function warp(field, frame, dx, dy) {
  const made = new Float32Array(field.length)
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      const i = y * frame.width + x
      made[i] = linearAt(field, frame, x + dx[i], y + dy[i])
    }
  }
  return made
}
