import { getStockCall } from '#catalog/api.ts'
import type { CardProduct } from '#catalog/card-product.ts'
import { isOneSize, type Size } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import type { Texts } from '#i18n/texts.ts'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { useToast } from '#ui/use-toast.tsx'
import { type CartItem, count, isSameLine } from './cart.ts'
import { useCart } from './use-cart.tsx'

type Sizes = Product['sizes']

export const readStock = (id: string): Promise<Answer<typeof getStockCall> | undefined> =>
  sendRequest(getStockCall, { id }).catch(() => undefined)

export const piecesOf = (sizes: Sizes, size: Size | undefined): number =>
  size ? (sizes.find((each) => each.size === size)?.stock ?? 0) : Math.max(0, ...sizes.map(({ stock }) => stock))

export const inCartOf = (
  items: ReturnType<typeof useCart.getState>['items'],
  product: Pick<Product, 'id'>,
  size: Size | undefined,
): number => (size && items.find((item) => isSameLine(item, { productId: product.id, size }))?.quantity) || 0

/** Pieces of it, whatever size, that one shopper may still put in. */
export const freeOf = ({ id, maxPerShopper }: Pick<Product, 'id' | 'maxPerShopper'>): number | undefined =>
  maxPerShopper === null
    ? undefined
    : maxPerShopper - count(useCart.getState().items.filter(({ productId }) => productId === id))

export function lineOf(product: CardProduct, chosen: { size: Size; quantity: number }): Omit<CartItem, 'id'> {
  const { name, nameAr, color, category, finalPrice: price, images, id: productId } = product
  const [image = null] = images.map(({ url, width, height }) => ({ url, width, height }))
  return { productId, name, nameAr, color, category, isOneSize: isOneSize(product), price, image, ...chosen }
}

/** Into the cart, which opens; the toast says so beside it. */
export function putInCart(line: Omit<CartItem, 'id'>, words: Texts['shop']['cart']): void {
  const { open, close, add } = useCart.getState()
  add(line)
  useToast.getState().show({
    text: words.addedToCart,
    actions: [
      { label: words.viewCart, onClick: open },
      { label: words.continueShopping, onClick: close },
    ],
  })
}
