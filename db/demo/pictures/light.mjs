import { blur } from './field.mjs'
import { noiseFrom, randomFrom } from './random.mjs'

const unit = (v) => v.map((part) => part / Math.hypot(...v))
const key = unit([-0.56, -0.6, 0.6])
const rim = unit([0.82, 0.1, 0.36])

// What a flat cloth gets from the key light; `contrast` turns about this level.
const level = (key[2] + 0.12) / 1.12

/** Lights: key is the lamp at the top left, fill the room, edge the strip that draws a rim on the far side. */
export const studioLights = {
  black: {
    key: 1.2,
    fill: 0.36,
    edge: 0.8,
    sheen: 0.3,
    gloss: 0.03,
    lift: 0.003,
    shadow: 0.6,
    hollow: 0.9,
    contrast: 1.9,
  },
  white: { key: 1.16, fill: 0.29, edge: 0.1, sheen: 0.02, gloss: 0, lift: 0, shadow: 0.62, hollow: 1, contrast: 1.15 },
}
const groundLights = { key: 0.98, fill: 0.38 }

/** Where the lamp hangs: at the top left, or turned about the picture's middle by so many degrees. */
export function lampAt(degrees = 0) {
  const turn = (degrees * Math.PI) / 180
  const [x, y] = [key[0] * Math.cos(turn) - key[1] * Math.sin(turn), key[0] * Math.sin(turn) + key[1] * Math.cos(turn)]
  return { key: [x, y, key[2]], half: unit([x, y, key[2] + 1]) }
}

/** How far the key light is cut off by what stands higher, 0 free .. 1 dark. */
function castShadow(height, frame, softness, { key }) {
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
      let dark = 0
      for (const { dx, dy, units } of steps) {
        const px = Math.max(0, Math.min(frame.width - 1, x + dx))
        const py = Math.max(0, Math.min(frame.height - 1, y + dy))
        const over = height[py * frame.width + px] - height[i] - units * rise
        if (over > 0) dark = Math.max(dark, over / (over + softness + units * 0.16))
      }
      made[i] = dark
    }
  }
  return blur(made, frame, 2.2)
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
  const shadow = castShadow(height, frame, 5, lamp)
  const open = hollows(height, frame)
  const made = new Float32Array(color.length)
  for (let i = 0; i < height.length; i++) {
    const nz = 1 / Math.sqrt(slopeX[i] * slopeX[i] + slopeY[i] * slopeY[i] + 1)
    const nx = -slopeX[i] * nz
    const ny = -slopeY[i] * nz
    const cloth = cover[i]
    const lights = shades[Math.round(ink[i] * (shades.length - 1))]
    const facing = Math.max(0, nx * key[0] + ny * key[1] + nz * key[2] + 0.12) / 1.12
    const struck = cloth > 0 ? (facing / level) ** lights.contrast * level : facing
    const strip = Math.max(0, nx * rim[0] + ny * rim[1] + nz * rim[2])
    const free = 1 - lights.shadow * shadow[i]
    const room = 1 - lights.hollow * (1 - open[i])
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
      bytes[i * 3 + c] = Math.max(0, Math.min(255, encode(v) * 255 + speck))
    }
  }
  return bytes
}

const rollOff = (v) => (v < 0.72 ? v : 0.72 + (1 - Math.exp(-(v - 0.72) / 0.24)) * 0.215)
const encode = (v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)
