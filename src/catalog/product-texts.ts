import type { Size } from './product.ts'

/** Characters, in either language. */
export const LONGEST_TEXTS = { material: 200, care: 600, fit: 300 } as const

/** Centimeters. */
export const MODEL_HEIGHTS = { least: 120, most: 230 } as const

export interface Worn {
  modelHeight: number | null
  sizeWorn: Size | null
}

/** Of a product that says none of it. */
export const untold = {
  ...{ material: '', materialAr: '', care: '', careAr: '', fit: '', fitAr: '' },
  ...{ modelHeight: null, sizeWorn: null },
  ...{ opensAt: null, maxPerShopper: null },
} as const

interface WrongWithWorn {
  field: keyof Worn
  problem: 'wornHalf' | 'wornNotMade'
}

/** Height and size go together, and what is worn has been made: `made` are the sizes that the product has or had. */
export function wrongWithWorn({ modelHeight, sizeWorn }: Worn, made: readonly Size[]): WrongWithWorn | null {
  if (modelHeight === null && sizeWorn === null) return null
  if (modelHeight === null) return { field: 'modelHeight', problem: 'wornHalf' }
  if (sizeWorn === null) return { field: 'sizeWorn', problem: 'wornHalf' }
  return made.includes(sizeWorn) ? null : { field: 'sizeWorn', problem: 'wornNotMade' }
}
