import sharp from 'sharp'
import { blur } from './field.mjs'
import { frameAround } from './frame.mjs'
import { develop, lightScene, studioLights } from './light.mjs'
import { emptyScene, layPiece } from './pieces.mjs'
import { noiseFrom } from './random.mjs'
import { reliefOf, siteOf } from './relief.mjs'
import { weaveShown, weaves } from './weaves.mjs'

// Black is charcoal, white is not paper: pure ink and pure paper would swallow every fold.
const dyes = { black: [0.0086, 0.0086, 0.0089], white: [0.845, 0.84, 0.829] }
const bone = [0.8, 0.768, 0.715]

const other = { black: 'white', white: 'black' }

/**
 * A picture as a sharp image: either of a garment's parts, back to front, or of several pieces laid on each other, each
 * with parts of its own (see pieces.mjs).
 */
export async function photograph({ frame, seed, lights = studioLights, ...laid }) {
  const bytes = develop(lightScene(await layOut({ frame, seed, ...laid }), frame, lights), frame, seed)
  return sharp(bytes, { raw: { width: frame.width, height: frame.height, channels: 3 } })
}

/** The scene before any light falls on it. */
export async function layOut({ parts, pieces, color, frame, seed }) {
  const scene = bareGround(frame)
  if (color === 'black') scene.ink.fill(1)
  if (pieces)
    for (const [i, piece] of pieces.entries()) await layPiece(scene, frame, { seed: seed + i * 7, ...piece }, layAll)
  else await layAll(scene, frame, { parts, color, seed })
  return scene
}

async function layAll(scene, frame, { parts, color, seed }) {
  for (let i = 0; i < parts.length; i++) {
    const own = parts[i].color === 'other' ? other[color] : color
    const print = parts[i].print && { dye: dyes[other[own]], ink: own === 'black' ? 0 : 1, ...parts[i].print }
    const ink = own === 'black' ? 1 : 0
    const part = { weave: 'jersey', tone: 1, dye: dyes[own], ink, ...parts[i], print }
    await lay(scene, part, frame, seed * 131 + i * 17)
  }
}

/** The bare ground, a little brighter towards the lamp. */
function bareGround(frame) {
  const scene = emptyScene(frame)
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      const fall = 1.03 - 0.2 * ((x / frame.width - 0.36) ** 2 + (y / frame.height - 0.3) ** 2)
      for (let c = 0; c < 3; c++) scene.color[(y * frame.width + x) * 3 + c] = bone[c] * fall
    }
  }
  return scene
}

async function lay(scene, part, frame, seed) {
  const local = await frameAround(part.shape, frame, 12)
  if (!local) return
  const site = await siteOf(part, local, seed)
  const top = stack(cut(scene.height, frame, local), await reliefOf(site), site)
  const cloth = clothOf(site)
  for (let y = 0; y < local.height; y++) {
    for (let x = 0; x < local.width; x++) {
      const i = y * local.width + x
      if (site.mask[i] <= 0.002) continue
      const at = (y + local.top) * frame.width + x + local.left
      blend(scene, at, site.mask[i], cloth(x, y, top))
    }
  }
}

function cut(field, frame, local) {
  const made = new Float32Array(local.width * local.height)
  for (let y = 0; y < local.height; y++) {
    const from = (y + local.top) * frame.width + local.left
    made.set(field.subarray(from, from + local.width), y * local.width)
  }
  return made
}

/** Puts a part on what lies below it; a patch sewn on (follow) keeps the folds of the cloth it is sewn to. */
function stack(under, height, { part, local, mask }) {
  const follow = part.follow ?? 0
  const raise = part.raise ?? 0
  if (follow === 0) {
    const step = raise + averageUnder(under, blur(mask, local, 3)) / 2
    return height.map((tall) => tall + step)
  }
  const bed = blur(under, local, part.bed ?? 6)
  return height.map((tall, i) => tall + raise + follow * bed[i])
}

function averageUnder(under, mask) {
  let sum = 0
  let count = 0
  for (let i = 0; i < under.length; i++) {
    if (mask[i] < 0.9) continue
    sum += under[i]
    count++
  }
  return count > 0 ? sum / count : 0
}

/** What a camera needs to know of each pixel: which way the surface leans, how high it is, what colour. */
function clothOf(site) {
  const { part, local, seed, seams, stitches } = site
  const weave = weaves[part.weave]
  const depth = weaveShown(weave, local.scale)
  const slub = noiseFrom(seed + 41)
  const fibre = noiseFrom(seed + 47)
  // Yarn finer than a pixel is still no plastic: what is left of it is an uneven nap, which black shows less.
  const nap = weave.depth > 0 ? (1.75 + part.ink) * weave.slub * (1 - (0.75 * depth) / weave.depth) : 0
  const mottle = noiseFrom(seed + 43)
  const { stand = 1, gloss = 1, laid = 1, tone } = part
  return (x, y, top) => {
    const i = y * local.width + x
    const u = local.x + x / local.scale
    const v = local.y + y / local.scale
    const yarn = depth * weave.at(u, v)
    const lean = leaning(top, local, x, y)
    const rough = slub(u / 2.4, v / 2.4)
    const napX = nap * fibre(u / 1.2, v / 3.2)
    const napY = nap * fibre(u / 1.2 + 70, v / 3.2)
    const grainX = napX + weave.slub * 0.35 * rough + (depth * weave.at(u + 0.2, v) - yarn) * 5
    const grainY = napY + weave.slub * 0.35 * slub(u / 2.4 + 50, v / 2.4) + (depth * weave.at(u, v + 0.2) - yarn) * 5
    const { dye, ink } = dyeAt(site, i)
    const thread = dye[0] < 0.2 ? 0.5 : 0.05
    const sewn = (seams ? 1 - 0.38 * seams[i] : 1) * (stitches ? 1 + thread * stitches[i] : 1)
    const uneven = (1 + 0.035 * mottle(u / 50, v / 50) + 0.03 * weave.slub * rough) * (1 - 0.5 * (depth - yarn))
    const height = top[i] * stand
    return { x: lean.x + grainX, y: lean.y + grainY, height, gloss, laid, dye, ink, shade: tone * sewn * uneven }
  }
}

/** A part may be of two colours: its print is dyed into it and keeps its folds. */
function dyeAt({ part: { dye, ink, print }, printed }, i) {
  const share = printed ? printed[i] : 0
  if (share === 0) return { dye, ink }
  return { dye: dye.map((from, c) => from + (print.dye[c] - from) * share), ink: ink + (print.ink - ink) * share }
}

function leaning(top, { width, height, scale }, x, y) {
  const i = y * width + x
  const left = x > 0 ? i - 1 : i
  const right = x < width - 1 ? i + 1 : i
  const above = y > 0 ? i - width : i
  const below = y < height - 1 ? i + width : i
  return { x: (top[right] - top[left]) * 0.5 * scale, y: (top[below] - top[above]) * 0.5 * scale }
}

function blend(scene, at, cover, cloth) {
  scene.slopeX[at] += (cloth.x - scene.slopeX[at]) * cover
  scene.slopeY[at] += (cloth.y - scene.slopeY[at]) * cover
  scene.height[at] += (cloth.height - scene.height[at]) * cover
  scene.ink[at] += (cloth.ink - scene.ink[at]) * cover
  scene.cloth[at] += (cloth.laid - scene.cloth[at]) * cover
  scene.cover[at] = Math.max(scene.cover[at], cover * cloth.gloss)
  for (let c = 0; c < 3; c++) {
    scene.color[at * 3 + c] += (cloth.dye[c] * cloth.shade - scene.color[at * 3 + c]) * cover
  }
}
