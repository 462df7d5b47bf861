import {
  CATEGORIES,
  type Category,
  COLLECTIONS,
  COLORS,
  type Collection,
  type Color,
  SIZE_GROUPS,
  type SizeGroup,
} from '#catalog/product.ts'
import { adminProductFile as ar } from '#i18n/ar/admin/product-file.ts'
import { shop as shopAr } from '#i18n/ar/shop.ts'
import { adminProductFile as en } from '#i18n/en/admin/product-file.ts'
import { shop as shopEn } from '#i18n/en/shop.ts'
import { westernDigits } from '#lib/digits.ts'
import type { Language } from '#lib/language.ts'
import { FILE_COLUMNS, type FileColumn } from './product-file.ts'

const TEXTS = { en: en.productFile, ar: ar.productFile }
const CATEGORY_TEXTS = { en: shopEn.products.categories, ar: shopAr.products.categories }

/** However it is spaced and written in capitals: a spreadsheet, or who types into it, changes both. */
const folded = (text: string): string => westernDigits(text).trim().toLowerCase().replace(/\s+/g, ' ')

export const titleOf = (column: FileColumn, language: Language): string => TEXTS[language].columns[column]

/** Which column a title names, in either language. */
export const columnTitled = (title: string): FileColumn | undefined =>
  FILE_COLUMNS.find((column) =>
    [column, TEXTS.en.columns[column], TEXTS.ar.columns[column]].some((name) => folded(name) === folded(title)),
  )

type Names<W extends string> = Readonly<Record<Language, Readonly<Record<W, string>>>>

/** A word of the shop by its name in either language, or as the shop itself writes it. */
const wordIn = <W extends string>(words: readonly W[], names: Names<W>, text: string): W | undefined =>
  words.find((word) => [word, names.en[word], names.ar[word]].some((name) => folded(name) === folded(text)))

const COLOR_NAMES = { en: TEXTS.en.colors, ar: TEXTS.ar.colors }
const COLLECTION_NAMES = { en: TEXTS.en.collections, ar: TEXTS.ar.collections }
const GROUP_NAMES = { en: TEXTS.en.groups, ar: TEXTS.ar.groups }

export const colorIn = (text: string): Color | undefined => wordIn(COLORS, COLOR_NAMES, text)
export const collectionIn = (text: string): Collection | undefined => wordIn(COLLECTIONS, COLLECTION_NAMES, text)
export const categoryIn = (text: string): Category | undefined => wordIn(CATEGORIES, CATEGORY_TEXTS, text)
export const groupIn = (text: string): SizeGroup | undefined => wordIn(SIZE_GROUPS, GROUP_NAMES, text)

interface Words {
  color: Color
  collection: Collection
  category: Category
  sizeGroup: SizeGroup
}

export const namesOf = ({ color, collection, category, sizeGroup }: Words, language: Language) => ({
  color: COLOR_NAMES[language][color],
  collection: COLLECTION_NAMES[language][collection],
  category: CATEGORY_TEXTS[language][category],
  sizeGroup: GROUP_NAMES[language][sizeGroup],
})
