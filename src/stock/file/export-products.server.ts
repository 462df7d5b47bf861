import { SIZES } from '#catalog/product.ts'
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '#lib/csv.ts'
import type { Db } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'
import { toPounds } from '#lib/money.ts'
import { pictureUrl } from '#media/picture.ts'
import type { StockFilters } from '../db.server.ts'
import { atExportText } from './at-export.ts'
import { type FileRow, listForFile } from './db-file.server.ts'
import { namesOf, titleOf } from './file-words.ts'
import { FILE_COLUMNS, type FileColumn } from './product-file.ts'

const AT_ONCE = 200

interface Reader {
  language: Language
  publicUrl: string
}

function cellsOf(row: FileRow, { language, publicUrl }: Reader): Record<FileColumn, CsvCell> {
  const shelves = row.shelves.map(({ size, onHand, reserved, edition }) => ({
    size,
    stock: onHand - reserved,
    edition,
  }))
  const stock = (size: (typeof SIZES)[number]): string =>
    String(shelves.find((shelf) => shelf.size === size)?.stock ?? '')
  const { sku, name, nameAr, description, descriptionAr, price, discount } = row
  return {
    ...{ sku, name, nameAr, description, descriptionAr },
    price: toPounds(price),
    discount: String(discount),
    ...namesOf(row, language),
    ...{ XS: stock('XS'), S: stock('S'), M: stock('M'), L: stock('L'), XL: stock('XL'), XXL: stock('XXL') },
    images: row.pictures.map(({ id, width }) => publicUrl + pictureUrl(id, width)).join('\n'),
    atExport: atExportText(SIZES.flatMap((size) => shelves.filter((shelf) => shelf.size === size))),
  }
}

export const titleLine = (language: Language): string =>
  BYTE_ORDER_MARK + csvLine(FILE_COLUMNS.map((column) => titleOf(column, language)))

/** However many there are, only so many are in memory at a time. */
export async function* exportProducts(db: Db, filters: StockFilters, reader: Reader): AsyncGenerator<string> {
  yield titleLine(reader.language)
  let last: string | undefined
  do {
    const rows: FileRow[] = await listForFile(db, filters, { id: last, limit: AT_ONCE })
    const lines = rows.map((row) => {
      const cells = cellsOf(row, reader)
      return csvLine(FILE_COLUMNS.map((column) => cells[column]))
    })
    yield lines.join('')
    last = rows.length === AT_ONCE ? rows.at(-1)?.id : undefined
  } while (last !== undefined)
}
