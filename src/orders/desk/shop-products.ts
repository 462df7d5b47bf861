import type { listProductsCall } from '#catalog/api.ts'
import { SIZES } from '#catalog/product.ts'
import type { Answer } from '#lib/endpoint.ts'
import type { AdminOrder } from '../admin/admin-order.ts'
import type { DeskProduct } from './desk-product.ts'

type ShopProduct = Answer<typeof listProductsCall>['products'][number]

export const fromShop = ({ id, name, nameAr, category, images, finalPrice, sizes }: ShopProduct): DeskProduct => ({
  id,
  name,
  nameAr,
  category,
  image: images[0] ?? null,
  price: finalPrice,
  isAsSold: false,
  sizes,
})

/** As an order has it: at its own price, with its own pieces among those that are there. */
export function fromOrder({ products }: Pick<AdminOrder, 'products'>, sold: readonly DeskProduct[]): DeskProduct[] {
  const ids = [...new Set(products.map(({ productId }) => productId))]
  return ids.flatMap((id) => {
    const lines = products.filter(({ productId }) => productId === id)
    const [line] = lines
    if (!line) return []
    const stock = sold.find((each) => each.id === id)?.sizes ?? []
    const held = (size: string): number => lines.find((each) => each.size === size)?.quantity ?? 0
    const sizes = SIZES.flatMap((size) => {
      const left = stock.find((each) => each.size === size)?.stock
      return left === undefined && held(size) === 0 ? [] : [{ size, stock: (left ?? 0) + held(size) }]
    })
    const { name, nameAr, category, image, price } = line
    return [{ id, name, nameAr, category, image, price, isAsSold: true, sizes }]
  })
}
