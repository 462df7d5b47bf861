// The two halves of the home page as browsers fetch them: node db/demo/make-hero-files.mjs
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
      .avif({ quality: 50, effort: 6 })
      .toFile(path.join(to, `${color}-${width}.avif`))
    await picture
      .clone()
      .webp({ quality: 74 })
      .toFile(path.join(to, `${color}-${width}.webp`))
  }
