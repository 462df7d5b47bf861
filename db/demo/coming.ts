import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { COLORS, type Color } from '../../src/catalog/product.ts'
import { addComing } from '../../src/coming/add-coming.server.ts'
import type { House } from '../../src/lib/route.server.ts'
import { keepDrawn } from '../../src/media/keep-picture.server.ts'

const FOLDER = path.join(import.meta.dirname, 'pictures')

const ALTS: Record<Color, { alt: string; altAr: string }> = {
  black: { alt: 'Next black collection', altAr: 'المجموعة السوداء القادمة' },
  white: { alt: 'Next white collection', altAr: 'المجموعة البيضاء القادمة' },
}

/** Stand in until the next collections have pictures of their own. */
const CLOSE_UPS = ['bomber', 'shirt', 'hoodie', 'jilbab', 'polo', 'crewneck']

async function filesOf(color: Color): Promise<string[]> {
  const all = await readdir(FOLDER)
  const own = all.filter((file) => file.startsWith(`coming-${color}-`) && file.endsWith('.webp')).sort()
  return own.length > 0 ? own : CLOSE_UPS.map((name) => `${name}-${color}-detail-1.webp`)
}

/** What the next collections show of themselves. */
export async function fillComing({ db, disk }: House): Promise<void> {
  for (const collection of COLORS)
    for (const [at, file] of (await filesOf(collection)).entries()) {
      const bytes = await readFile(path.join(FOLDER, file))
      const { width, height } = await sharp(bytes).metadata()
      const { id } = await keepDrawn(db, disk, { bytes, width, height }, null)
      const { alt, altAr } = ALTS[collection]
      const words = { alt: `${alt}, picture ${at + 1}`, altAr: `${altAr}، صورة ${at + 1}` }
      await addComing(db, { mediaId: id, collection, ...words }, new Date(Date.now() + at))
    }
}
