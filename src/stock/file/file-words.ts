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

type Names<W extends string> = Readonly<Record<Language, Readonly<Record<W, string>>>>

/** A word of the shop by its name in either language, or as the shop itself writes it. Names are folded once: files are long. */
function finderOf<W extends string>(words: readonly W[], names: Names<W>): (text: string) => W | undefined {
  const wordByName = new Map<string, W>()
  for (const word of words.toReversed())
    for (const name of [word, names.en[word], names.ar[word]]) wordByName.set(folded(name), word)
  return (text) => wordByName.get(folded(text))
}

/** Which column a title names, in either language. */
export const columnTitled = finderOf(FILE_COLUMNS, { en: TEXTS.en.columns, ar: TEXTS.ar.columns })

const COLOR_NAMES = { en: TEXTS.en.colors, ar: TEXTS.ar.colors }
const COLLECTION_NAMES = { en: TEXTS.en.collections, ar: TEXTS.ar.collections }
const GROUP_NAMES = { en: TEXTS.en.groups, ar: TEXTS.ar.groups }

export const colorIn = finderOf(COLORS, COLOR_NAMES)
export const collectionIn = finderOf(COLLECTIONS, COLLECTION_NAMES)
export const categoryIn = finderOf(CATEGORIES, CATEGORY_TEXTS)
export const groupIn = finderOf(SIZE_GROUPS, GROUP_NAMES)

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
