import { ComboFound } from '#back-office/form/combo-found.tsx'
import { listProductsCall } from '#catalog/api.ts'
import { type Color, inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Option } from '#ui/combo-field.tsx'
import type { DeskProduct } from './desk-product.ts'
import { fromShop } from './shop-products.ts'

const FOUND = 20

interface ProductOption extends Option {
  product: DeskProduct
}

interface AddProps {
  onAdd: (product: DeskProduct) => void
  problem: string | undefined
  /** Undefined: of either. */
  color?: Color | undefined
}

/** One more product, found by its name or code in either language. */
export function AddProduct({ onAdd, problem, color }: AddProps) {
  const { desk } = useAdminTexts()
  const language = useLanguage()
  const optionOf = (product: DeskProduct): ProductOption => {
    const left = product.sizes.reduce((sum, { stock }) => sum + stock, 0)
    const label = inWords(language, product.name, product.nameAr)
    return { value: product.id, label, beside: left > 0 ? desk.inStock(left) : desk.soldOut, product }
  }
  const search = async (q: string, signal: AbortSignal): Promise<ProductOption[]> => {
    const { products } = await sendRequest(listProductsCall, { q: q || undefined, color, limit: FOUND }, { signal })
    return products.map((product) => optionOf(fromShop(product)))
  }
  return (
    <ComboFound
      label={desk.add}
      hint={desk.addHint}
      name="product"
      problem={problem}
      search={search}
      onChoose={({ product }) => onAdd(product)}
      words={{ list: desk.found, count: desk.foundCount, failed: desk.findFailed }}
    />
  )
}
