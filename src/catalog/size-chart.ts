import type { Category, Size, SizeGroup } from './product.ts'

type Measures = Record<Size, readonly number[]>

/** What a garment is drawn as where it is measured. */
export type Cut =
  | 'T-Shirt'
  | 'Polo'
  | 'Long sleeves'
  | 'Hoodie'
  | 'Zip hoodie'
  | 'Shirt'
  | 'Jacket'
  | 'Jilbab'
  | 'Trousers'

interface Piece {
  name: string
  category: Category
  group: SizeGroup
}

export const UNITS = ['cm', 'inch'] as const
export type Unit = (typeof UNITS)[number]

/** Inches to the nearest quarter, as tape measures have them. */
export const inUnit = (centimetres: number, unit: Unit): number =>
  unit === 'cm' ? centimetres : Math.round((centimetres / 2.54) * 4) / 4

// Centimetres of the garment laid flat; the columns are named in the texts, in the same order.

// Chest, length, shoulder, sleeve.
const SHORT_SLEEVED: Measures = {
  XS: [48, 66, 42, 19],
  S: [51, 68, 44, 20],
  M: [54, 70, 46, 21],
  L: [57, 72, 48, 22],
  XL: [60, 74, 50, 23],
  XXL: [63, 76, 52, 24],
}

const LONG_SLEEVED: Measures = {
  XS: [48, 66, 42, 60],
  S: [51, 68, 44, 61],
  M: [54, 70, 46, 62],
  L: [57, 72, 48, 64],
  XL: [60, 74, 50, 65],
  XXL: [63, 76, 52, 66],
}

const JILBAB: Measures = {
  XS: [50, 136, 40, 56],
  S: [53, 138, 42, 57],
  M: [56, 140, 44, 58],
  L: [59, 142, 46, 60],
  XL: [62, 144, 48, 61],
  XXL: [65, 146, 50, 62],
}

// Waist, hip, inseam, length.
const BOTTOM: Measures = {
  XS: [36, 48, 74, 99],
  S: [38, 50, 75, 101],
  M: [40, 52, 76, 103],
  L: [43, 55, 77, 105],
  XL: [46, 58, 78, 107],
  XXL: [49, 61, 78, 108],
}

/** The most telling word first. */
const NAMED: readonly [RegExp, Cut][] = [
  [/sweatshirt|long.sleeve/i, 'Long sleeves'],
  [/zip.*hoodie/i, 'Zip hoodie'],
  [/hoodie/i, 'Hoodie'],
  [/jacket/i, 'Jacket'],
]

const CUTS: Partial<Record<Category, Cut>> = {
  Hoodies: 'Hoodie',
  Jackets: 'Jacket',
  Polo: 'Polo',
  Shirts: 'Shirt',
}

function cutOf({ name, category, group }: Piece): Cut {
  if (group === 'bottom') return 'Trousers'
  if (category === 'Jilbab') return 'Jilbab'
  return NAMED.find(([words]) => words.test(name))?.[1] ?? CUTS[category] ?? 'T-Shirt'
}

function measuresOf(cut: Cut): Measures {
  if (cut === 'Trousers') return BOTTOM
  if (cut === 'Jilbab') return JILBAB
  return cut === 'T-Shirt' || cut === 'Polo' ? SHORT_SLEEVED : LONG_SLEEVED
}

/** No chart fits what isn't worn by size. */
export function chartOf(piece: Piece): { cut: Cut; measures: Measures } | null {
  if (piece.category === 'Accessories') return null
  const cut = cutOf(piece)
  return { cut, measures: measuresOf(cut) }
}
