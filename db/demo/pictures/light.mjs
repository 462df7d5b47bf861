import { blur, linearAt } from './field.mjs'
import { noiseFrom, randomFrom } from './random.mjs'

const unit = (v) => v.map((part) => part / Math.hypot(...v))
const key = unit([-0.56, -0.6, 0.6])
const rim = unit([0.82, 0.1, 0.36])

// What a flat cloth gets from the key light; `contrast` turns about this level.
const level = (key[2] + 0.06) / 1.06

/** Lights: key is the lamp at the top left, fill the room, edge the strip that draws a rim on the far side. */
export const studioLights = {
  black: {
    key: 1.02,
    fill: 0.22,
    edge: 0.4,
    sheen: 0.16,
    gloss: 0.024,
    lift: 0.0018,
    shadow: 0.75,
    hollow: 1,
    contrast: 2.5,
  },
  white: { key: 1.14, fill: 0.36, edge: 0.06, sheen: 0, gloss: 0, lift: 0, shadow: 0.62, hollow: 0.9, contrast: 1.2 },
}
const groundLights = { key: 0.98, fill: 0.38 }

/** Where the lamp hangs: at the top left, or turned about the picture's middle by so many degrees. */
export function lampAt(degrees = 0) {
  const turn = (degrees * Math.PI) / 180
  const [x, y] = [key[0] * Math.cos(turn) - key[1] * Math.sin(turn), key[0] * Math.sin(turn) + key[1] * Math.cos(turn)]
  return { key: [x, y, key[2]], half: unit([x, y, key[2] + 1]) }
}

/** How far the key light is cut off by what stands higher, 0 free .. 1 dark. */
function castShadow({ height, cover }, frame, softness, { key }) {
  const flat = Math.hypot(key[0], key[1])
  const rise = key[2] / flat
  const reach = [1.5, 3, 5, 8, 12, 17, 23, 30, 39, 50, 64, 80, 98, 118]
  const steps = reach.map((units) => ({
    dx: Math.round((key[0] / flat) * units * frame.scale),
    dy: Math.round((key[1] / flat) * units * frame.scale),
    units,
  }))
  const made = new Float32Array(height.length)
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      const i = y * frame.width + x
      if (cover[i] === 0) continue
      let dark = 0
      for (const { dx, dy, units } of steps) {
        const px = Math.max(0, Math.min(frame.width - 1, x + dx))
        const py = Math.max(0, Math.min(frame.height - 1, y + dy))
        const over = height[py * frame.width + px] - height[i] - units * rise
        if (over > 0) dark = Math.max(dark, over / (over + softness + units * 0.22))
      }
      made[i] = dark
    }
  }
  return blur(made, frame, 1.4)
}

// What lies on the ground darkens it away from the lamp: tight and dark where it touches, wide and faint farther out.
const groundShadows = [
  { sigma: 1.3, away: 1.4, dark: 0.55 },
  { sigma: 5, away: 6, dark: 0.48 },
  { sigma: 17, away: 21, dark: 0.45 },
  { sigma: 46, away: 50, dark: 0.22 },
]

/** The light that is left beside what lies on something; on the lamp's side all of it. */
function groundLight(laid, frame, { key }) {
  const flat = Math.hypot(key[0], key[1])
  const left = new Float32Array(laid.length).fill(1)
  for (const { sigma, away, dark } of groundShadows) {
    const soft = blur(laid, frame, sigma)
    const [dx, dy] = [key[0], key[1]].map((part) => (part / flat) * away * frame.scale)
    for (let y = 0; y < frame.height; y++) {
      for (let x = 0; x < frame.width; x++) {
        const covered = linearAt(soft, frame, x + dx, y + dy)
        left[y * frame.width + x] *= 1 - dark * Math.max(0, covered * 1.3 - 0.3)
      }
    }
  }
  return left
}

/** Each piece darkens the ground and the pieces below it, and none of those above. */
function lightBeside({ layers, cloth }, frame, lamp) {
  const left = new Float32Array(cloth.length).fill(1)
  for (const laid of layers ?? [cloth]) {
    const own = groundLight(laid, frame, lamp)
    for (let i = 0; i < left.length; i++) left[i] = left[i] * own[i] * (1 - laid[i]) + laid[i]
  }
  return left
}

/** How enclosed a place is: creases and the ground beside a garment see less of the room. */
function hollows(height, frame) {
  const made = new Float32Array(height.length)
  for (const [sigma, weight] of [
    [3, 0.07],
    [9, 0.036],
    [30, 0.016],
  ]) {
    const around = blur(height, frame, sigma)
    for (let i = 0; i < made.length; i++) made[i] += Math.max(-0.25, (around[i] - height[i]) * weight)
  }
  for (let i = 0; i < made.length; i++)
    made[i] = 1 / (1 + Math.max(0, made[i]) * 1.6) + Math.min(0.06, Math.max(0, -made[i] * 0.2))
  return made
}

const SHADES = 33

/** A camera exposes black and white cloth differently; where they meet, the exposure turns from one to the other. */
function between(from, to) {
  return Array.from({ length: SHADES }, (_, step) => {
    const share = step / (SHADES - 1)
    return Object.fromEntries(Object.keys(from).map((name) => [name, from[name] + (to[name] - from[name]) * share]))
  })
}

/** Turns slopes, colours and heights into light, in place of a camera. Colours are linear 0..1. */
export function lightScene(scene, frame, studio, lamp = lampAt()) {
  const { slopeX, slopeY, height, color, cover, ink } = scene
  const shades = studio.black ? between(studio.white, studio.black) : [studio]
  const { key, half } = lamp
  const shadow = castShadow(scene, frame, 2.5, lamp)
  const beside = lightBeside(scene, frame, lamp)
  const open = hollows(height, frame)
  const made = new Float32Array(color.length)
  for (let i = 0; i < height.length; i++) {
    const nz = 1 / Math.sqrt(slopeX[i] * slopeX[i] + slopeY[i] * slopeY[i] + 1)
    const nx = -slopeX[i] * nz
    const ny = -slopeY[i] * nz
    const cloth = cover[i]
    const lights = shades[Math.round(ink[i] * (shades.length - 1))]
    const facing = Math.max(0, nx * key[0] + ny * key[1] + nz * key[2] + 0.06) / 1.06
    const struck = cloth > 0 ? (facing / level) ** lights.contrast * level : facing
    const strip = Math.max(0, nx * rim[0] + ny * rim[1] + nz * rim[2])
    const laid = scene.cloth[i]
    const free = Math.max(0.05, beside[i] - lights.shadow * shadow[i] * laid)
    const room = Math.max(0.1, 1 - lights.hollow * (1 - open[i]) * laid - 0.6 * (1 - beside[i]))
    const lampHere = groundLights.key + (lights.key - groundLights.key) * cloth
    const roomHere = groundLights.fill + (lights.fill - groundLights.fill) * cloth
    const light = lampHere * struck * free * (0.45 + 0.55 * room) + roomHere * (0.72 + 0.28 * nz - 0.16 * ny) * room
    const grazing = (1 - nz) ** 1.6
    const glint = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2]) ** 16
    const sheen = lights.sheen * grazing * (struck * free + lights.edge * strip) + lights.gloss * glint * free
    const shine = cloth * (sheen + lights.lift) * room
    for (let c = 0; c < 3; c++)
      made[i * 3 + c] = color[i * 3 + c] * (light + cloth * lights.edge * 0.35 * strip) + shine
  }
  return made
}

/** Linear light to 8-bit pixels: highlights roll off, and a breath of grain keeps soft gradients from banding. */
export function develop(light, frame, seed) {
  const grain = randomFrom(seed + 99)
  const cloud = noiseFrom(seed + 98)
  const bytes = Buffer.alloc(light.length)
  for (let i = 0; i < frame.width * frame.height; i++) {
    const speck = (grain() - 0.5) * 1.6 + 0.5 * cloud((i % frame.width) / 90, i / frame.width / 90)
    for (let c = 0; c < 3; c++) {
      const v = rollOff(light[i * 3 + c])
      bytes[i * 3 + c] = Math.max(0, Math.min(255, encoded[Math.round(v * CODES)] + speck))
    }
  }
  return bytes
}

const rollOff = (v) => (v < 0.72 ? v : 0.72 + (1 - Math.exp(-(v - 0.72) / 0.24)) * 0.215)
const encode = (v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)

/** Codes of a camera, looked up: a power for each of ten million values would take a second. */
const CODES = 16384
const encoded = Float32Array.from({ length: CODES + 1 }, (_, step) => encode(step / CODES) * 255)
