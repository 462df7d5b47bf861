import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { COLORS, type Color } from '../../src/catalog/product.ts'
import { addComing } from '../../src/coming/add-coming.server.ts'
import type { Deps } from '../../src/lib/route.server.ts'
import { keepDrawn } from '../../src/media/keep-picture.server.ts'

const FOLDER = path.join(import.meta.dirname, 'pictures')

/** What is seen on the pictures, in their order; another one is called by its collection. */
const ALTS: Record<Color, [english: string, arabic: string][]> = {
  black: [
    ['Black overcoat over a white tee', 'معطف أسود فوق تيشيرت أبيض'],
    ['Close-up of a black cable knit', 'تفصيلة تريكو أسود بضفائر'],
    ['Pile of folded black tees', 'تيشيرتات سوداء مطوية'],
    ['Rail of black pieces with one white among them', 'شماعات قطع سوداء بينها قطعة بيضاء'],
    ['Loose black cloth', 'قماش أسود منسدل'],
    ['The shop’s label on black cloth', 'بطاقة المتجر على قماش أسود'],
  ],
  white: [
    ['Loose white cloth', 'قماش أبيض منسدل'],
    ['Rolled white pieces with ribbed cuffs', 'قطع بيضاء ملفوفة بأساور مضلّعة'],
    ['White overcoat over a black tee', 'معطف أبيض فوق تيشيرت أسود'],
    ['Close-up of a white cable knit', 'تفصيلة تريكو أبيض بضفائر'],
    ['White sweatshirt on a hanger', 'سويت شيرت أبيض على شماعة'],
    ['The shop’s label on white cloth', 'بطاقة المتجر على قماش أبيض'],
  ],
}
const OTHERS: Record<Color, [english: string, arabic: string]> = {
  black: ['The next black collection', 'المجموعة السوداء القادمة'],
  white: ['The next white collection', 'المجموعة البيضاء القادمة'],
}

const filesOf = async (color: Color): Promise<string[]> =>
  (await readdir(FOLDER)).filter((file) => file.startsWith(`coming-${color}-`) && file.endsWith('.webp')).sort()

/** What the next collections show of themselves. */
export async function fillComing({ db, disk }: Deps): Promise<void> {
  for (const collection of COLORS)
    for (const [at, file] of (await filesOf(collection)).entries()) {
      const bytes = await readFile(path.join(FOLDER, file))
      const { width, height } = await sharp(bytes).metadata()
      const { id } = await keepDrawn(db, disk, { bytes, width, height }, null)
      const [alt, altAr] = ALTS[collection][at] ?? OTHERS[collection]
      await addComing(db, { mediaId: id, collection, alt, altAr }, new Date(Date.now() + at))
    }
}
