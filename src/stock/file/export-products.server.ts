import { SIZES } from '#catalog/product.ts'
import { cairoMoment } from '#lib/cairo-time.ts'
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '#lib/csv.ts'
import { csvPages } from '#lib/csv-pages.server.ts'
import type { Db } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'
import { toPounds } from '#lib/money.ts'
import { pictureUrl } from '#media/picture.ts'
import type { StockFilters } from '../db.server.ts'
import { atExportText } from './at-export.ts'
import { type FileRow, listForFile } from './db-file.server.ts'
import { namesOf, titleOf } from './file-words.ts'
import { FILE_COLUMNS, type FileColumn } from './product-file.ts'

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
  const { material, materialAr, care, careAr, fit, fitAr, modelHeight, sizeWorn, opensAt, maxPerShopper } = row
  return {
    ...{ sku, name, nameAr, description, descriptionAr, material, materialAr, care, careAr, fit, fitAr },
    ...{ modelHeight: String(modelHeight ?? ''), sizeWorn: sizeWorn ?? '' },
    opensAt: opensAt === null ? '' : cairoMoment(opensAt),
    maxPerShopper: String(maxPerShopper ?? ''),
    price: toPounds(price),
    discount: String(discount),
    ...namesOf(row, language),
    ...{ XS: stock('XS'), S: stock('S'), M: stock('M'), L: stock('L'), XL: stock('XL'), XXL: stock('XXL') },
    images: row.pictures.map(({ id, width }) => publicUrl + pictureUrl(id, width)).join('\n'),
    atExport: atExportText(SIZES.flatMap((size) => shelves.filter((shelf) => shelf.size === size))),
  }
}

const titlesIn = (language: Language): string[] => FILE_COLUMNS.map((column) => titleOf(column, language))

export const titleLine = (language: Language): string => BYTE_ORDER_MARK + csvLine(titlesIn(language))

export const exportProducts = (db: Db, filters: StockFilters, reader: Reader): AsyncIterable<string> =>
  csvPages({
    titles: titlesIn(reader.language),
    listAfter: (after) => listForFile(db, filters, after),
    cellsOf: (row) => {
      const cells = cellsOf(row, reader)
      return FILE_COLUMNS.map((column) => cells[column])
    },
  })
