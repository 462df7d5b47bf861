import { countText } from '#lib/count-text.ts'
import { bySize, isOneSize, LOW_STOCK, stockOf, stockWord } from '../product.ts'
import type { Product } from '../shop-product.ts'
import { sizeName } from '../sizing/size-name.ts'

type Sized = Pick<Product, 'category' | 'sizes'>

/** Sizes in their order, and of their stock what the owner must know: what is gone, or what the last pieces are of. */
export function shortSizes(product: Sized, oneSize: string, lowStock = LOW_STOCK) {
  const sizes = bySize(product.sizes)
  const nameOf = ({ size }: (typeof sizes)[number]): string =>
    sizeName({ size, isOneSize: isOneSize(product) }, oneSize)
  const left = sizes.filter(({ stock }) => stock > 0)
  const few = left.filter(({ stock }) => stock <= lowStock)
  const isMostlyThere = stockWord(stockOf(sizes), lowStock) === 'in'
  return {
    names: sizes.map(nameOf).join(', '),
    gone: isMostlyThere
      ? sizes
          .filter(({ stock }) => stock === 0)
          .map(nameOf)
          .join(', ')
      : '',
    few: sizes.length > 1 ? few.map((each) => `${nameOf(each)}\u00a0${countText(each.stock)}`).join(', ') : '',
  }
}
