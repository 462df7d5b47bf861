import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { pictures } from './catalogue.mjs'
import { windowFrame } from './frame.mjs'
import { photograph } from './studio.mjs'

// node make.mjs            makes the pictures that are missing
// node make.mjs polo       makes all with a word in their name that starts so, also those that exist
// node make.mjs polo 0.5   the same at half size into the system's temporary folder, for designing
const [wanted, draft] = process.argv.slice(2)

const fileOf = (name) => (draft ? `/tmp/${name}.webp` : new URL(`${name}.webp`, import.meta.url))

function isDue({ name }) {
  return wanted === undefined ? !existsSync(fileOf(name)) : `-${name}`.includes(`-${wanted}`)
}

/** Cloth in close-up has much fine grain: quality gives way before a picture gets heavy on a phone. */
async function smallEnough(image, limit) {
  for (const quality of [84, 76, 68, 60, 52, 44, 36]) {
    const bytes = await image.clone().webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= limit || quality === 36) return bytes
  }
}

async function make({ name, parts, color, window, pixels, seed, limit = 42_000, ...light }) {
  const size = { width: Math.round(pixels.width * (draft ?? 1)), height: Math.round(pixels.height * (draft ?? 1)) }
  const image = await photograph({ parts: parts?.(seed), color, seed, frame: windowFrame(window, size), ...light })
  const bytes = await smallEnough(image, limit)
  await writeFile(fileOf(name), bytes)
  console.log(`${name}  ${Math.round(bytes.length / 1024)} KB`)
}

for (const picture of pictures().filter(isDue)) await make(picture)
