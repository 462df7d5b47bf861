import type { Size } from '../../src/catalog/product.ts'
import type { TestAnswer, TestBrowser } from './browser.ts'

export interface EditedLine {
  productId: string
  size?: Size
  quantity?: number
}

/** An order as the owner's page for editing it sends it, with what is changed. */
export async function editForm(owner: TestBrowser, id: string, lines?: EditedLine[], address: object = {}) {
  const { order } = (await owner.get(`/api/admin/orders/${id}`)).body
  const { governorateName: _, governorateNameAr: __, ...shippingAddress } = order.shippingAddress
  const now = order.products.map(({ productId, size, quantity }: Required<EditedLine>) => ({
    productId,
    size,
    quantity,
  }))
  return {
    from: order.status,
    updatedAt: order.updatedAt,
    shippingAddress: { ...shippingAddress, ...address },
    products: lines?.map((line) => ({ size: 'M', quantity: 1, ...line })) ?? now,
  }
}

/** Previewed, agreed to, and saved. */
export async function editAs(
  owner: TestBrowser,
  id: string,
  lines?: EditedLine[],
  address: object = {},
): Promise<TestAnswer> {
  const form = await editForm(owner, id, lines, address)
  const preview = await owner.send('POST', `/api/orders/${id}/contents/preview`, form)
  if (preview.status !== 200) return preview
  return owner.send('PUT', `/api/orders/${id}/contents`, { ...form, total: preview.body.after.total })
}
