import { blur, linearAt } from './field.mjs'

// Several garments in one picture. Each is made by itself on a frame of its own, then laid into the scene where it
// belongs, turned and scaled, and follows what it lies on; the light comes last and falls on all of them together.

const fields = ['slopeX', 'slopeY', 'height', 'cover', 'ink', 'cloth']

/** What the camera sees, pixel by pixel: `ink` is 1 on black cloth, `cloth` 0 on the bare ground. */
export function emptyScene(frame) {
  const size = frame.width * frame.height
  const scene = { color: new Float32Array(size * 3) }
  for (const field of fields) scene[field] = new Float32Array(size)
  return scene
}

/**
 * A piece: `parts` (seed -> parts) in `color`; `at` is where the middle of its sheet (`pivot`) comes to lie, `size` its
 * scale, `turn` degrees clockwise, `flip` mirrors it. `bed` is how softly it lies on what is below, `raise` how high.
 */
export async function layPiece(scene, frame, piece, layAll) {
  const place = placeOf(piece)
  const window = windowOf(frame, place, piece.sheet)
  if (!window) return
  const own = emptyScene(window)
  await layAll(own, window, { parts: piece.parts(piece.seed), color: piece.color, seed: piece.seed })
  const bed = blur(scene.height, frame, piece.bed ?? 12).map((tall) => tall * (piece.follow ?? 0.9))
  const laid = new Float32Array(scene.height.length)
  scene.layers = [...(scene.layers ?? []), laid]
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      const [u, v] = place.toSheet(frame.x + (x + 0.5) / frame.scale, frame.y + (y + 0.5) / frame.scale)
      const from = { x: (u - window.x) * window.scale - 0.5, y: (v - window.y) * window.scale - 0.5 }
      if (from.x < 0 || from.y < 0 || from.x > window.width - 1 || from.y > window.height - 1) continue
      const seen = sampled(own, window, from)
      if (!seen) continue
      const i = y * frame.width + x
      laid[i] = seen.cloth
      merge(scene, i, seen, { place, raise: piece.raise ?? 0, bed, frame })
    }
  }
}

function placeOf({ at, size = 1, turn = 0, flip = false, pivot = [600, 750] }) {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const side = flip ? -1 : 1
  return {
    size,
    toSheet: (x, y) => {
      const [dx, dy] = [(x - at[0]) / size, (y - at[1]) / size]
      return [pivot[0] + (dx * cos + dy * sin) * side, pivot[1] - dx * sin + dy * cos]
    },
    turned: (x, y) => [x * side * cos - y * sin, x * side * sin + y * cos],
  }
}

/** The part of a piece's sheet that the picture shows. */
function windowOf(frame, { toSheet, size }, sheet = { left: -60, top: -60, right: 1260, bottom: 1560 }) {
  const [right, bottom] = [frame.x + frame.width / frame.scale, frame.y + frame.height / frame.scale]
  const corners = [toSheet(frame.x, frame.y), toSheet(right, frame.y), toSheet(frame.x, bottom), toSheet(right, bottom)]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const x = Math.max(sheet.left, Math.min(...xs) - 20)
  const y = Math.max(sheet.top, Math.min(...ys) - 20)
  const scale = frame.scale * size
  const width = Math.ceil((Math.min(sheet.right, Math.max(...xs) + 20) - x) * scale)
  const height = Math.ceil((Math.min(sheet.bottom, Math.max(...ys) + 20) - y) * scale)
  return width > 8 && height > 8 ? { x, y, scale, width, height } : null
}

function sampled(own, window, { x, y }) {
  const cloth = linearAt(own.cloth, window, x, y)
  if (cloth < 0.002) return null
  const i = Math.floor(y) * window.width + Math.floor(x)
  const [s, t] = [x - Math.floor(x), y - Math.floor(y)]
  const shares = [
    [i, (1 - s) * (1 - t)],
    [i + 1, s * (1 - t)],
    [i + window.width, (1 - s) * t],
    [i + window.width + 1, s * t],
  ]
  const sum = (field, step = 1, c = 0) =>
    shares.reduce((total, [at, share]) => total + share * (field[at * step + c] ?? 0), 0)
  return {
    cloth,
    slope: [sum(own.slopeX), sum(own.slopeY)],
    height: sum(own.height),
    cover: sum(own.cover),
    ink: sum(own.ink),
    color: [0, 1, 2].map((c) => sum(own.color, 3, c)),
  }
}

/** A piece's fields are already weighed by how much of a pixel its cloth covers: its edges stay soft. */
function merge(scene, i, seen, { place, raise, bed, frame }) {
  const { cloth } = seen
  const [x, y] = place.turned(...seen.slope)
  const lean = slopeOf(bed, frame, i)
  const keep = 1 - cloth
  scene.slopeX[i] = scene.slopeX[i] * keep + x + cloth * lean.x
  scene.slopeY[i] = scene.slopeY[i] * keep + y + cloth * lean.y
  scene.height[i] = scene.height[i] * keep + seen.height * place.size + cloth * (bed[i] + raise)
  scene.ink[i] = scene.ink[i] * keep + seen.ink
  scene.cloth[i] = scene.cloth[i] * keep + cloth
  scene.cover[i] = Math.max(scene.cover[i] * keep, seen.cover)
  for (let c = 0; c < 3; c++) scene.color[i * 3 + c] = scene.color[i * 3 + c] * keep + seen.color[c]
}

function slopeOf(field, { width, height, scale }, i) {
  const x = i % width
  const y = (i - x) / width
  const across = field[x < width - 1 ? i + 1 : i] - field[x > 0 ? i - 1 : i]
  const down = field[y < height - 1 ? i + width : i] - field[y > 0 ? i - width : i]
  return { x: across * 0.5 * scale, y: down * 0.5 * scale }
}
