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

/** Bytes above which quality gives way a little, for the sake of who clones the shop: 200 pictures come along. */
const HEAVY = 150_000

/** What is shown is drawn anew from these; a close-up's yarn lasts longest, and weighs most. */
async function lightEnough(image) {
  for (const [quality, most] of [
    [90, HEAVY],
    [86, HEAVY],
    [82, 2 * HEAVY],
  ]) {
    const bytes = await image.clone().webp({ quality }).toBuffer()
    if (bytes.length <= most) return bytes
  }
  return image.webp({ quality: 74 }).toBuffer()
}

async function make({ name, parts, color, window, pixels, seed, ...light }) {
  const size = { width: Math.round(pixels.width * (draft ?? 1)), height: Math.round(pixels.height * (draft ?? 1)) }
  const image = await photograph({ parts: parts?.(seed), color, seed, frame: windowFrame(window, size), ...light })
  const bytes = await lightEnough(image)
  await writeFile(fileOf(name), bytes)
  console.log(`${name}  ${Math.round(bytes.length / 1024)} KB`)
}

for (const picture of pictures().filter(isDue)) await make(picture)
