import type { Category, Size, SizeGroup } from './product.ts'

type Measures = Record<Size, readonly number[]>

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

const LONG: readonly Category[] = ['Hoodies', 'Jackets', 'Shirts']

/** No chart fits what isn't worn by size. */
export function chartOf({ name, category, group }: Piece): Measures | null {
  if (category === 'Accessories') return null
  if (group === 'bottom') return BOTTOM
  if (category === 'Jilbab') return JILBAB
  return LONG.includes(category) || /long.sleeve|hoodie|jacket|sweatshirt/i.test(name) ? LONG_SLEEVED : SHORT_SLEEVED
}
