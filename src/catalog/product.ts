export const COLORS = ['black', 'white'] as const
export const COLLECTIONS = ['Black', 'White'] as const
export const CATEGORIES = [
  'T-Shirts',
  'Hoodies',
  'Accessories',
  'Polo',
  'Shirts',
  'Jackets',
  'Pants',
  'Jilbab',
  'Limited Edition',
] as const
export const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
export const SIZE_GROUPS = ['top', 'bottom'] as const
/** Shoppers know of what is published, and of nothing else. */
export const PRODUCT_STATUSES = ['draft', 'published'] as const
export const SORTS = ['newest', 'price-asc', 'price-desc', 'best-rated'] as const

/** How the back-office sorts; the first is how it does unasked. */
export const CATALOGUE_SORTS = ['newest', 'name', 'price-asc', 'price-desc', 'stock'] as const
/** Of all sizes together: 1 to LOW_STOCK pieces, or none. */
export const LEFT = ['low', 'out'] as const

export type CatalogueSort = (typeof CATALOGUE_SORTS)[number]
export type Left = (typeof LEFT)[number]
export type Color = (typeof COLORS)[number]
export type Collection = (typeof COLLECTIONS)[number]
export type Category = (typeof CATEGORIES)[number]
export type Size = (typeof SIZES)[number]
export type SizeGroup = (typeof SIZE_GROUPS)[number]
export type Sort = (typeof SORTS)[number]
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** As lists name it that are not about its status: only a draft says so. */
export const draftIn = (status: ProductStatus): { isDraft?: true } => (status === 'draft' ? { isDraft: true } : {})

/** When it first was in the shop, once it is or was there. */
export const publishedSince = (publishedAt: Date | null, status: ProductStatus, now: Date): Date | null =>
  publishedAt ?? (status === 'published' ? now : null)

/** The collection that a color stands for where nobody has said another. */
export const collectionOf = (color: Color): Collection => (color === 'black' ? 'Black' : 'White')

/** The list of it, as the shortest address has it. */
export const categoryPath = (category: Category): string => `/products?category=${category.replace(' ', '+')}`

/** At or below this many available pieces, "last n pieces" is said, unless the owner has said another number. */
export const LOW_STOCK = 5
export const LONGEST_CART = 50
export const MOST_OF_ONE = 99

export const bySize = <T extends { size: Size }>(sizes: readonly T[]): T[] =>
  [...sizes].sort((one, other) => SIZES.indexOf(one.size) - SIZES.indexOf(other.size))

export const stockOf = (sizes: readonly { stock: number }[]): number => sizes.reduce((sum, { stock }) => sum + stock, 0)

export const stockWord = (stock: number, lowStock = LOW_STOCK): 'out' | 'low' | 'in' =>
  stock === 0 ? 'out' : stock <= lowStock ? 'low' : 'in'

/** It takes a smaller step, so that it keeps to few lines. */
export const isLongName = (name: string): boolean => name.length > 40

/** A text in the page's language; English where the Arabic is still empty. */
export const inWords = (language: 'en' | 'ar', english: string, arabic: string): string =>
  language === 'ar' && arabic !== '' ? arabic : english

/** A cap or a bag: its letter says nothing, and there is nothing to choose. */
export const isOneSize = ({ category, sizes }: { category: Category; sizes: readonly unknown[] }): boolean =>
  category === 'Accessories' && sizes.length === 1
