import sharp from 'sharp'
import { blur } from './field.mjs'
import { frameAround } from './frame.mjs'
import { develop, lightScene, studioLights } from './light.mjs'
import { noiseFrom } from './random.mjs'
import { reliefOf, siteOf } from './relief.mjs'
import { weaveShown, weaves } from './weaves.mjs'

// Black is charcoal, white is not paper: pure ink and pure paper would swallow every fold.
const dyes = { black: [0.0185, 0.0185, 0.0196], white: [0.83, 0.822, 0.805] }
const bone = [0.8, 0.768, 0.715]

/** A picture of a garment's parts, back to front, as a sharp image. */
export async function photograph({ parts, color, frame, seed, lights = studioLights[color] }) {
  const scene = emptyScene(frame)
  for (let i = 0; i < parts.length; i++) {
    const part = { weave: 'jersey', tone: 1, dye: dyes[color], ...parts[i] }
    await lay(scene, part, frame, seed * 131 + i * 17)
  }
  const bytes = develop(lightScene(scene, frame, lights), frame, seed)
  return sharp(bytes, { raw: { width: frame.width, height: frame.height, channels: 3 } })
}

/** The bare ground, a little brighter towards the lamp. */
function emptyScene(frame) {
  const size = frame.width * frame.height
  const scene = {
    slopeX: new Float32Array(size),
    slopeY: new Float32Array(size),
    height: new Float32Array(size),
    cover: new Float32Array(size),
    color: new Float32Array(size * 3),
  }
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      const fall = 1.04 - 0.3 * ((x / frame.width - 0.36) ** 2 + (y / frame.height - 0.3) ** 2)
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
function clothOf({ part, local, seed, seams, stitches }) {
  const weave = weaves[part.weave]
  const depth = weaveShown(weave, local.scale)
  const slub = noiseFrom(seed + 41)
  const mottle = noiseFrom(seed + 43)
  const thread = part.dye[0] < 0.2 ? 0.5 : 0.05
  const { stand = 1, gloss = 1, tone, dye } = part
  return (x, y, top) => {
    const i = y * local.width + x
    const u = local.x + x / local.scale
    const v = local.y + y / local.scale
    const yarn = depth * weave.at(u, v)
    const lean = leaning(top, local, x, y)
    const rough = slub(u / 2.4, v / 2.4)
    const grainX = weave.slub * 0.35 * rough + (depth * weave.at(u + 0.2, v) - yarn) * 5
    const grainY = weave.slub * 0.35 * slub(u / 2.4 + 50, v / 2.4) + (depth * weave.at(u, v + 0.2) - yarn) * 5
    const sewn = (seams ? 1 - 0.38 * seams[i] : 1) * (stitches ? 1 + thread * stitches[i] : 1)
    const uneven = (1 + 0.035 * mottle(u / 50, v / 50) + 0.03 * weave.slub * rough) * (1 - 0.5 * (depth - yarn))
    return { x: lean.x + grainX, y: lean.y + grainY, height: top[i] * stand, gloss, dye, shade: tone * sewn * uneven }
  }
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
  scene.cover[at] = Math.max(scene.cover[at], cover * cloth.gloss)
  for (let c = 0; c < 3; c++) {
    scene.color[at * 3 + c] += (cloth.dye[c] * cloth.shade - scene.color[at * 3 + c]) * cover
  }
}
