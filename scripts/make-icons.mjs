// The shop's mark where it is installed, drawn from public/favicon.svg: node scripts/make-icons.mjs
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'

const to = 'public/icons'
/** Of a side: what every shape of icon leaves is a circle of 0.8, and the mark stands in it. */
const IN_CIRCLE = 0.56
const IN_CORNERS = 0.66

const mark = (side) => sharp('public/favicon.svg', { density: 72 * (side / 32) }).resize(side, side)

const framed = async (side, part) => {
  const inner = await mark(Math.round(side * part))
    .png()
    .toBuffer()
  return sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } }).composite([
    { input: inner },
  ])
}

mkdirSync(to, { recursive: true })
const drawn = {
  '192.png': mark(192),
  '512.png': mark(512),
  'maskable.png': await framed(512, IN_CIRCLE),
  'apple-touch.png': await framed(180, IN_CORNERS),
}
for (const [name, picture] of Object.entries(drawn))
  await picture.flatten({ background: '#ffffff' }).png({ palette: true, compressionLevel: 9 }).toFile(`${to}/${name}`)
