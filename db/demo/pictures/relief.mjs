import { settleCloth } from './cloth.mjs'
import { blur, resample, smoothAt, warp } from './field.mjs'
import { raster, wholeFrame } from './frame.mjs'
import { noiseFrom } from './random.mjs'
import { weaves } from './weaves.mjs'

// A part's height above what lies under it, built up in the order a tailor would: body, folds, seams, ribs, stitches.

/** What every step needs: the part, its frame, its seed, and `drawn`, which turns shapes into a field. */
export async function siteOf(part, local, seed) {
  const sway = swayOf(part, local)
  const drawn = async (shapes) => warp(await raster(shapes, local), local, sway.dx, sway.dy)
  const seams = part.seams ? await drawn(part.seams) : null
  const stitches = part.stitches ? await drawn(part.stitches) : null
  const printed = part.print ? await drawn(part.print.shape) : null
  const mask = fuzzy(await drawn(part.shape), part, local)
  return { part, local, seed, sway, drawn, seams, stitches, printed, mask }
}

/** Fibres stand out of an edge: at full size it is no knife's cut. */
function fuzzy(mask, part, local) {
  const { fuzz = 0.3 } = weaves[part.weave]
  if (fuzz === 0) return mask
  const reach = fuzz * Math.min(1.3, local.scale)
  const noise = noiseFrom(13)
  const [dx, dy] = [0, 40].map((apart) => {
    const off = new Float32Array(mask.length)
    eachPlace(local, (i, u, v) => {
      if (mask[i] > 0 && mask[i] < 1) off[i] = reach * noise(u / 1.1 + apart, v / 1.1)
    })
    return off
  })
  return warp(mask, local, dx, dy)
}

export async function reliefOf(site) {
  const height = await volume(site)
  if (site.part.cloth) await addFolds(height, site)
  else addDents(height, site)
  if (site.seams) sew(height, site)
  if (site.part.rib) await addRib(height, site)
  if (site.stitches) for (let i = 0; i < height.length; i++) height[i] += site.stitches[i] * 0.55
  return height
}

/** Calls back for every pixel with its place on the sheet, in units. */
function eachPlace(local, visit) {
  for (let y = 0; y < local.height; y++) {
    const v = local.y + y / local.scale
    for (let x = 0; x < local.width; x++) visit(y * local.width + x, local.x + x / local.scale, v)
  }
}

/** No cloth lies ruler-straight: outlines and seams all waver by the same pixel or three. */
function swayOf(part, local) {
  const dx = new Float32Array(local.width * local.height)
  const dy = new Float32Array(local.width * local.height)
  const noise = noiseFrom(5)
  const amount = (part.sway ?? 1) * local.scale
  eachPlace(local, (i, u, v) => {
    dx[i] = amount * (3.4 * noise(u / 150, v / 130) + 0.9 * noise(u / 41 + 9, v / 38))
    dy[i] = amount * (3.2 * noise(u / 140 + 31, v / 150) + 0.9 * noise(u / 39 + 5, v / 43 + 8))
  })
  return { dx, dy }
}

const ordinaryRoundness = [
  [7, 6],
  [20, 7],
  [58, 8],
]

/** The roundness of a garment with air in it; edges curl like folded cloth, not like cut paper. */
async function volume({ part, local, mask, sway }) {
  const { puff = 1, lift = 2.5, curl = 2.4, dome } = part
  const near = blur(mask, local, curl)
  const height = near.map((cover) => lift * Math.sqrt(Math.max(0, cover * 2 - 1)))
  if (dome) {
    eachPlace(local, (i, u, v) => {
      height[i] += dome(u + sway.dx[i] / local.scale, v + sway.dy[i] / local.scale)
    })
  }
  if (puff > 0) await addAir(height, part.shape, puff, local)
  return blur(height, local, 0.7)
}

async function addAir(height, shape, puff, local) {
  const coarse = wholeFrame(0.4)
  const body = await raster(shape, coarse)
  const round = new Float32Array(body.length)
  for (const [sigma, tall] of ordinaryRoundness) {
    const soft = blur(body, coarse, sigma)
    for (let i = 0; i < round.length; i++) round[i] += puff * tall * Math.sqrt(Math.max(0, soft[i] * 2 - 1))
  }
  const air = resample(blur(round, coarse, 5), coarse, local)
  for (let i = 0; i < height.length; i++) height[i] += air[i]
}

async function addFolds(height, { part, local, seed, sway }) {
  const lattice = await settleCloth(part.shape, part.cloth, seed)
  const gain = part.cloth.gain ?? 1
  const fine = noiseFrom(seed + 7)
  eachPlace(local, (i, x, y) => {
    const u = x + sway.dx[i] / local.scale
    const v = y + sway.dy[i] / local.scale
    height[i] += gain * smoothAt(lattice.z, lattice, u / lattice.spacing - 0.5, v / lattice.spacing - 0.5)
    height[i] += 0.5 * fine(u / 34, v / 46) + 0.12 * fine(u / 9, v / 10)
  })
}

/** Parts too small or too stiff to fold are still not perfectly flat. */
function addDents(height, { part, local, seed }) {
  const noise = noiseFrom(seed + 3)
  const amount = part.dents ?? 0.8
  eachPlace(local, (i, u, v) => {
    height[i] += amount * (1.6 * noise(u / 70, v / 70) + 0.5 * noise(u / 22, v / 22))
  })
}

/** A seam pulls the cloth down into a line and gathers small puckers on both sides. */
function sew(height, { part, local, seed, seams }) {
  const line = blur(seams, local, 0.9)
  const beside = blur(seams, local, 7)
  const noise = noiseFrom(seed + 23)
  const pucker = 9 * (part.pucker ?? 1)
  eachPlace(local, (i, u, v) => {
    if (beside[i] < 0.002) return
    height[i] += pucker * beside[i] * noise(u / 15, v / 15) - 1.6 * line[i] - 3 * beside[i]
  })
}

async function addRib(height, { part, local, drawn }) {
  const { rib } = part
  const where = await drawn(rib.shape)
  const depth = (rib.depth ?? 0.9) * Math.min(0.65, Math.max(0.3, (rib.size * local.scale - 2) / 4))
  eachPlace(local, (i, u, v) => {
    if (where[i] <= 0) return
    const t = Math.sin((rib.at(u, v) / rib.size) * Math.PI * 2)
    height[i] += where[i] * depth * Math.sign(t) * Math.abs(t) ** 0.7
  })
}
