import { z } from 'zod'
import { CATEGORIES, SIZES } from '#catalog/product.ts'
import { endpoint } from '#lib/endpoint.ts'
import { day, id, instant, pagination, paging, pounds, success, typed, typedCode } from '#lib/wire.ts'
import { LINE_STATES, MOST_BYTES } from './file/product-file.ts'
import { Changes, Problems } from './file/work-in.ts'
import { HIGHEST_STOCK, KINDS, LEVELS, LONGEST_NOTE, MOST_ROWS, REASONS, type Reason } from './stock.ts'

const count = z.int()
const size = z.enum(SIZES)

const SizeOnShelf = z
  .object({
    size,
    stock: count.meta({ description: 'what may still be ordered: on hand less reserved' }),
    onHand: count,
    reserved: count,
    edition: count.meta({ description: 'changes whenever the team changes this stock, and not by orders' }),
  })
  .meta({ id: 'SizeOnShelf' })

const StockRow = z
  .object({
    _id: id,
    id,
    sku: z.string(),
    name: z.string(),
    nameAr: z.string(),
    category: z.enum(CATEGORIES),
    cover: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
    price: pounds,
    discount: count,
    sizes: z.array(SizeOnShelf),
  })
  .meta({ id: 'StockRow' })

export type StockRow = z.output<typeof StockRow>

const search = typedCode(100).optional()
const category = z.enum(CATEGORIES).optional()

const stockFilters = {
  search,
  category,
  level: z
    .enum(LEVELS)
    .optional()
    .meta({ description: 'low: 1 to 5 pieces of all sizes together; out: none; gap: one of its sizes is out' }),
}

export const listStockRowsCall = endpoint({
  method: 'GET',
  path: '/products/stock',
  summary: 'Products with what is there of each size, the newest first: the grid in which many are set right at once',
  query: z.object({ ...stockFilters, ...paging }),
  answer: z.object({ success, products: z.array(StockRow), pagination }),
})

const stock = z.int('stockWhole').min(0, 'stockWhole').max(HIGHEST_STOCK, 'tooHigh')
const price = z
  .number('priceRequired')
  .min(0.01, 'priceRequired')
  .max(1_000_000, 'tooHigh')
  .multipleOf(0.01, 'priceDecimals')
const discount = z.int('discountRange').min(0, 'discountRange').max(100, 'discountRange')
const edition = z.int().min(0)

const StockEdit = z.object({
  id,
  price: price.optional(),
  discount: discount.optional(),
  was: z
    .object({ price: pounds.optional(), discount: z.int().optional() })
    .default({})
    .meta({ description: 'what is changed of them, as it was shown: if somebody has changed it since, 409' }),
  sizes: z
    .array(
      z.object({
        size,
        stock,
        was: z.int().min(0).nullable().meta({ description: 'as it was shown; null: the size was not offered' }),
        edition: edition.meta({ description: 'as it was shown; 0 for a size that was not there' }),
      }),
    )
    .max(SIZES.length)
    .refine((sizes) => new Set(sizes.map((each) => each.size)).size === sizes.length, 'invalid')
    .default([]),
})

const StockResult = z
  .object({
    id,
    merged: z
      .array(z.object({ size, was: count, now: count, stock: count }))
      .meta({ description: 'sizes of which orders took or brought back pieces meanwhile: the difference was booked' }),
    refusal: z
      .object({ errorCode: z.string(), message: z.string(), size: z.string().nullable() })
      .nullable()
      .meta({ description: 'nothing of this product was saved' }),
  })
  .meta({ id: 'StockResult', description: 'What became of one product; the others stand for themselves' })

export type StockResult = z.output<typeof StockResult>

const note = typed(LONGEST_NOTE).default('')
/** "Other" says nothing by itself. */
const saysWhy = ({ reason, note: text }: { reason: Reason; note: string }): boolean => reason !== 'other' || text !== ''
const NO_NOTE = { path: ['note'], message: 'noteRequired' }

export const saveStockCall = endpoint({
  method: 'PUT',
  path: '/products/stock',
  summary: 'Sets stocks, prices and discounts of many products, each for itself. A stock is booked as its difference',
  body: z
    .object({
      reason: z.enum(REASONS).default('counted'),
      note,
      products: z
        .array(StockEdit)
        .min(1, 'required')
        .max(MOST_ROWS, 'tooMany')
        .refine((rows) => new Set(rows.map((row) => row.id)).size === rows.length, 'invalid'),
    })
    .refine(saysWhy, NO_NOTE),
  answer: z.object({ success, results: z.array(StockResult) }),
})

export const changeStockCall = endpoint({
  method: 'POST',
  path: '/products/stock-changes',
  summary: 'Books so many pieces of one size in (1 and more) or out (-1 and less). Send an Idempotency-Key',
  status: 201,
  body: z
    .object({
      sku: typedCode(20).transform((sku) => sku.toUpperCase()),
      size,
      amount: z
        .int('amountWhole')
        .min(-HIGHEST_STOCK, 'tooHigh')
        .max(HIGHEST_STOCK, 'tooHigh')
        .refine((amount) => amount !== 0, 'amountWhole'),
      reason: z.enum(REASONS),
      note,
    })
    .refine(saysWhy, NO_NOTE),
  answer: z.object({ success, size: SizeOnShelf }),
})

const Movement = z
  .object({
    _id: z.int(),
    id: z.int(),
    at: instant,
    product: z.object({ id, sku: z.string(), name: z.string(), nameAr: z.string(), isGone: z.boolean() }),
    size,
    isOneSize: z.boolean(),
    kind: z.enum(KINDS),
    reason: z.string().meta({ description: 'as it was booked: ordered, order cancelled, or what somebody typed' }),
    note: z.string(),
    onHandChange: count,
    reservedChange: count,
    onHand: count.meta({ description: 'after it' }),
    reserved: count.meta({ description: 'after it' }),
    order: z.object({ id, sku: z.string() }).nullable(),
    actor: z.string().nullable().meta({ description: 'who of the team; null: a shopper, or the shop by itself' }),
  })
  .meta({ id: 'StockMovement' })

export type StockMovement = z.output<typeof Movement>

export const listMovementsCall = endpoint({
  method: 'GET',
  path: '/products/stock-book',
  summary: 'Every movement of stock, the newest first; `before` the last one of a page leads to the next page',
  query: z.object({
    search,
    size: size.optional(),
    kind: z.enum(KINDS).optional(),
    from: day.optional().meta({ description: 'a day in Cairo, included' }),
    to: day.optional().meta({ description: 'a day in Cairo, included' }),
    before: z.coerce.number<number | string>().int().min(1).optional(),
    limit: paging.limit.unwrap().default(50),
  }),
  answer: z.object({
    success,
    movements: z.array(Movement),
    next: z.int().nullable().meta({ description: 'for `before`; null: there are no older ones' }),
  }),
})

export const exportProductsCall = endpoint({
  method: 'GET',
  path: '/products/export',
  summary: 'The products that these filters find, as a table that a spreadsheet opens and POST /products/imports takes',
  query: z.object({
    ...stockFilters,
    template: z.stringbool().optional().meta({ description: 'the line of titles alone' }),
  }),
  download: { type: 'text/csv; charset=utf-8', name: 'products.csv' },
  answer: z.string(),
})

export const checkFileCall = endpoint({
  method: 'POST',
  path: '/products/imports',
  summary:
    'Looks through a table of products (CSV in UTF-8, at most 5 MB and 5,000 lines, in the multipart field `file`) and keeps what each line would do. Nothing is changed',
  status: 201,
  upload: { files: 1, bytes: MOST_BYTES, fields: ['file'] },
  answer: z.object({ success, id }),
})

const ImportLine = z
  .object({
    line: z.int(),
    state: z.enum(LINE_STATES),
    sku: z.string(),
    name: z.string(),
    changes: Changes,
    problems: Problems,
  })
  .meta({ id: 'ImportLine' })

export type ImportLine = z.output<typeof ImportLine>

export const getImportCall = endpoint({
  method: 'GET',
  path: '/products/imports/:id',
  summary: 'What each line of a table that was looked through would do, or has done',
  params: z.object({ id }),
  query: z.object({ state: z.enum(LINE_STATES).optional(), ...paging }),
  answer: z.object({
    success,
    id,
    ignored: z.array(z.string()).meta({ description: 'titles of columns that the shop does not know' }),
    counts: z.array(z.object({ state: z.enum(LINE_STATES), count })),
    lines: z.array(ImportLine),
    pagination,
  }),
})

export const importLinesCall = endpoint({
  method: 'POST',
  path: '/products/imports/:id',
  summary: 'Does what the next lines say, each for itself and each once; ask again while lines are new or changed',
  params: z.object({ id }),
  answer: z.object({ success, counts: z.array(z.object({ state: z.enum(LINE_STATES), count })) }),
})
