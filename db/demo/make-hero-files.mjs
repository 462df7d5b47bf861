// The two halves of the home page as browsers fetch them, and as a shared link shows them: node db/demo/make-hero-files.mjs
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const from = path.join(import.meta.dirname, 'pictures')
const to = path.join(import.meta.dirname, '../../public/hero')

mkdirSync(to, { recursive: true })
for (const color of ['black', 'white'])
  for (const width of [640, 1280]) {
    const picture = sharp(path.join(from, `hero-${color}.webp`)).resize({ width })
    await picture
      .clone()
      .avif({ quality: 64, effort: 4 })
      .toFile(path.join(to, `${color}-${width}.avif`))
    await picture
      .clone()
      .webp({ quality: 82 })
      .toFile(path.join(to, `${color}-${width}.webp`))
  }

const half = (color) =>
  sharp(path.join(from, `hero-${color}.webp`))
    .resize({ width: 600, height: 630, fit: 'cover', position: 'top' })
    .toBuffer()
const [black, white] = await Promise.all([half('black'), half('white')])
await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#ffffff' } })
  .composite([
    { input: black, left: 0, top: 0 },
    { input: white, left: 600, top: 0 },
  ])
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(path.join(to, '../og.jpg'))
