// node db/demo/make-film.mjs      pictures/lamp-round.mp4 and its poster: the lamp goes once around, so the film ends as it begins
// node db/demo/make-film.mjs 0.5  its first frame at half size into the system's temporary folder, for designing
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { windowFrame } from './pictures/frame.mjs'
import { develop, lampAt, lightScene, studioLights } from './pictures/light.mjs'
import { layOut } from './pictures/studio.mjs'
import { crewneck, hoodie } from './pictures/sweats.mjs'

const [draft] = process.argv.slice(2)
const scale = Number(draft ?? 1)
const FRAMES = 120
const PER_SECOND = 24

const frame = windowFrame({ x: 0, y: 0, width: 1080 }, { width: 720 * scale, height: 900 * scale })
const seed = 811
const pieces = [
  { parts: crewneck.front, color: 'white', at: [400, 500], size: 0.96, turn: -11 },
  { parts: hoodie.front, color: 'black', at: [720, 930], size: 0.96, turn: 12, raise: 6 },
]

const scene = await layOut({ pieces, frame, seed })

async function shoot(number, file) {
  const lit = lightScene(scene, frame, studioLights, lampAt((number / FRAMES) * 360))
  // The same grain in every frame: moving grain would be most of the film's weight.
  const raw = { width: frame.width, height: frame.height, channels: 3 }
  await sharp(develop(lit, frame, seed), { raw })
    .png({ compressionLevel: 3 })
    .toFile(file)
}

if (draft) {
  await shoot(0, '/tmp/lamp-round.png')
} else {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'film-'))
  for (let number = 0; number < FRAMES; number++) {
    await shoot(number, path.join(folder, `${String(number).padStart(3, '0')}.png`))
  }
  const film = new URL('pictures/lamp-round.mp4', import.meta.url).pathname
  const coded = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '26',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ]
  const from = ['-y', '-framerate', String(PER_SECOND), '-i', path.join(folder, '%03d.png')]
  spawnSync('ffmpeg', [...from, ...coded, '-map_metadata', '-1', film], { stdio: 'inherit' })
  await sharp(path.join(folder, '000.png')).webp({ quality: 80, effort: 6 }).toFile(film.replace('.mp4', '.webp'))
  await rm(folder, { recursive: true })
}
