import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { Price } from '#ui/price.tsx'

interface Priced {
  price: number
  finalPrice: number
  discount: number
}

export function ProductPrice({ product: { price, finalPrice, discount } }: { product: Priced }) {
  const { products } = useTexts().shop
  const was = discount > 0 ? price : undefined
  return <Price pounds={finalPrice} language={useLanguage()} was={was} wasLabel={products.priceBefore} />
}
