import { merge } from '#cart/cart.ts'
import { lineOf } from '#cart/put-in-cart.tsx'
import { useCart } from '#cart/use-cart.tsx'
import { listProductsCall } from '#catalog/api.ts'
import { sendRequest } from '#lib/call.ts'
import type { ShownOrder } from '#orders/shown-order.ts'

export async function putLinesBack({ products }: Pick<ShownOrder, 'products'>): Promise<void> {
  const ids = [...new Set(products.map(({ productId }) => productId))].join(',')
  const currentProducts = (await sendRequest(listProductsCall, { ids, limit: 100 })).products
  const { items, replace } = useCart.getState()
  const lines = products.flatMap(({ productId, size, quantity }) => {
    const product = currentProducts.find(({ id }) => id === productId)
    return product ? [{ ...lineOf(product, { size, quantity }), id: `local_${productId}_${size}` }] : []
  })
  replace(lines.reduce(merge, items))
}
