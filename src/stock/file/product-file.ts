import { CORRECTABLE } from '#catalog/correctable.ts'
import { SIZES, type Size } from '#catalog/product.ts'

/** What a file of products may say, column by column; a size's column is its stock. */
export type Field = (typeof CORRECTABLE)[number]

/** `atExport` is the shop's own note of what the stocks were: by it, pieces that were sold since stay sold. */
export type FileColumn = 'sku' | Field | Size | 'images' | 'atExport'
export const FILE_COLUMNS: readonly FileColumn[] = ['sku', ...CORRECTABLE, ...SIZES, 'images', 'atExport']

export const MOST_LINES = 5000
export const MOST_BYTES = 5 * 1024 * 1024

/** What a line would do, or has done. */
export const LINE_STATES = ['new', 'changed', 'unchanged', 'refused', 'done', 'failed'] as const
export type LineState = (typeof LINE_STATES)[number]

export const LINE_PROBLEMS = [
  'skuWrong',
  'skuTwice',
  'skuGone',
  'nameRequired',
  'tooLong',
  'price',
  'discount',
  'color',
  'collection',
  'category',
  'sizeGroup',
  'modelHeight',
  'sizeWorn',
  'wornHalf',
  'wornNotMade',
  'opensAt',
  'maxPerShopper',
  'stock',
  'stockMoved',
  'stockBelow',
  'images',
  'atExport',
] as const
export interface LineProblem {
  column: FileColumn
  problem: (typeof LINE_PROBLEMS)[number]
}

/** The value of a field as a file or a person has it; null: a size that is not offered. */
export type FileValue = string | number | null
export interface LineChange {
  field: FileColumn
  before: FileValue
  after: FileValue
}
