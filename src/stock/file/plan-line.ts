import { CORRECTABLE } from '#catalog/correctable.ts'
import { collectionOf, SIZES, type Size } from '#catalog/product.ts'
import { untold, type Worn, wrongWithWorn } from '#catalog/product-texts.ts'
import { toPounds } from '#lib/money.ts'
import type { Field, FileValue, LineChange, LineProblem, LineState } from './product-file.ts'
import type { Wanted } from './read-line.ts'

type FieldsOf = Required<Wanted['fields']>

interface Shelf {
  size: Size
  stock: number
  edition: number
}

/** A product as it is while the file is looked through. */
export interface Current {
  id: string
  isGone: boolean
  fields: FieldsOf
  sizes: readonly Shelf[]
  /** With those that are not offered any more. */
  made: readonly Size[]
  mediaIds: readonly string[]
}

interface SizeWork {
  size: Size
  was: number | null
  stock: number | null
  edition: number
}

/** What is done for a line once somebody has said yes; `id` is null for a product that is new. */
interface Work {
  id: string | null
  sku: string
  columns: Partial<FieldsOf>
  was: Partial<FieldsOf>
  sizes: SizeWork[]
  images: { mediaIds: string[]; was: string[] } | null
}

export interface Plan {
  state: Extract<LineState, 'new' | 'changed' | 'unchanged' | 'refused'>
  changes: LineChange[]
  work: Work | null
  problems: LineProblem[]
}

const shown = (field: Field, value: string | number | null | undefined): FileValue =>
  value === undefined || value === null ? null : field === 'price' ? toPounds(Number(value)) : value

export const refused = (problems: LineProblem[]): Plan => ({ state: 'refused', changes: [], work: null, problems })

/** Pieces that were sold since the export stay sold; a number that the team has changed since is not overwritten. */
function sizeWork(size: Size, product: Wanted, shelf: Shelf | undefined): SizeWork | LineProblem | null {
  const stock = product.sizes[size]
  if (stock === undefined) return null
  const now = shelf?.stock ?? null
  const edition = shelf?.edition ?? 0
  const exported = product.atExport[size]
  if (stock === null || now === null || exported === undefined)
    return stock === now ? null : { size, was: now, stock, edition }
  if (stock === exported.stock) return null
  if (exported.edition !== edition) return { column: size, problem: 'stockMoved' }
  const target = now + stock - exported.stock
  return target < 0 ? { column: size, problem: 'stockBelow' } : { size, was: now, stock: target, edition }
}

function sizesOf(product: Wanted, shelves: readonly Shelf[]) {
  const all = SIZES.flatMap((size) => {
    const shelf = shelves.find((each) => each.size === size)
    return sizeWork(size, product, shelf) ?? []
  })
  return {
    sizes: all.filter((each): each is SizeWork => 'size' in each),
    problems: all.filter((each): each is LineProblem => 'problem' in each),
  }
}

/** As it will be with this line. */
function wrongWorn({ sizes }: Wanted, worn: Worn, made: readonly Size[]): LineProblem[] {
  const coming = SIZES.filter((size) => typeof sizes[size] === 'number')
  const wrong = wrongWithWorn(worn, [...made, ...coming])
  return wrong ? [{ column: wrong.field, problem: wrong.problem }] : []
}

const sizeChange = ({ size, was, stock }: SizeWork): LineChange => ({ field: size, before: was, after: stock })

function planEdit(product: Wanted, current: Current): Plan {
  const fields = CORRECTABLE.filter(
    (field) => field in product.fields && product.fields[field] !== current.fields[field],
  )
  const { sizes, problems: wrongSizes } = sizesOf(product, current.sizes)
  const problems = [...wrongWorn(product, { ...current.fields, ...product.fields }, current.made), ...wrongSizes]
  if (problems.length > 0) return refused(problems)
  const { mediaIds = current.mediaIds } = product
  const images =
    mediaIds.join() === current.mediaIds.join() ? null : { mediaIds: [...mediaIds], was: [...current.mediaIds] }
  const only = (from: Partial<FieldsOf>): Partial<FieldsOf> =>
    Object.fromEntries(fields.map((field) => [field, from[field]]))
  const changes: LineChange[] = [
    ...fields.map((field) => ({
      field,
      before: shown(field, current.fields[field]),
      after: shown(field, product.fields[field]),
    })),
    ...sizes.map(sizeChange),
    ...(images ? [{ field: 'images' as const, before: images.was.length, after: images.mediaIds.length }] : []),
  ]
  if (changes.length === 0) return { state: 'unchanged', changes, work: null, problems }
  const work = {
    id: current.id,
    sku: product.sku,
    columns: only(product.fields),
    was: only(current.fields),
    sizes,
    images,
  }
  return { state: 'changed', changes, work, problems }
}

/** A new product needs what the form asks for; the rest is as an empty form has it. */
function planNew(product: Wanted, sku: string): Plan {
  const { name, price, color, category } = product.fields
  const problems: LineProblem[] = []
  if (name === undefined) problems.push({ column: 'name', problem: 'nameRequired' })
  if (price === undefined) problems.push({ column: 'price', problem: 'price' })
  if (color === undefined) problems.push({ column: 'color', problem: 'color' })
  if (category === undefined) problems.push({ column: 'category', problem: 'category' })
  problems.push(...wrongWorn(product, { ...untold, ...product.fields }, []))
  if (color === undefined || problems.length > 0) return refused(problems)
  const columns: Partial<FieldsOf> = {
    nameAr: '',
    description: '',
    descriptionAr: '',
    ...untold,
    discount: 0,
    collection: collectionOf(color),
    sizeGroup: 'top',
    ...product.fields,
  }
  const sizes = SIZES.flatMap((size) => {
    const stock = product.sizes[size]
    return stock === undefined || stock === null ? [] : [{ size, was: null, stock, edition: 0 }]
  })
  const { mediaIds = [] } = product
  const changes: LineChange[] = [
    ...CORRECTABLE.filter((field) => columns[field] !== '' && columns[field] !== null).map((field) => ({
      field,
      before: null,
      after: shown(field, columns[field]),
    })),
    ...sizes.map(sizeChange),
    ...(mediaIds.length > 0 ? [{ field: 'images' as const, before: 0, after: mediaIds.length }] : []),
  ]
  const work = { id: null, sku, columns, was: {}, sizes, images: { mediaIds: [...mediaIds], was: [] } }
  return { state: 'new', changes, work, problems }
}

/** What a line would do. `newSku`: what a product without a SKU is going to be called. */
export function planLine(product: Wanted, current: Current | undefined, newSku: string): Plan {
  if (current?.isGone) return refused([{ column: 'sku', problem: 'skuGone' }])
  return current ? planEdit(product, current) : planNew(product, newSku)
}
