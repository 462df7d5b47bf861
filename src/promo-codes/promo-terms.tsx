import { inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { Code } from '#ui/code.tsx'
import type { PromoCodeState } from './use-promo-code.tsx'

interface PromoTermsProps {
  applied: NonNullable<PromoCodeState['applied']>
}

/** What a code takes off, and what holds it back. */
export function PromoTerms({ applied }: PromoTermsProps) {
  const language = useLanguage()
  const { promo } = useTexts('checkout').checkout
  const { discountType, discountValue, maxDiscountAmount, maxUsagePerUser } = applied
  const money = (pounds: number): string => priceText(fromPounds(pounds), language)
  const parts = [
    discountType === 'percentage' ? promo.percentOff(discountValue) : promo.amountOff(money(discountValue)),
    ...(maxDiscountAmount === null ? [] : [promo.atMost(money(maxDiscountAmount))]),
    ...(maxUsagePerUser === null ? [] : [promo.perPerson(maxUsagePerUser)]),
  ]
  return (
    <span>
      <Code>{applied.code}</Code>
      {parts.map((words) => (
        <span key={words}>
          <span aria-hidden="true">{'\u00a0· '}</span>
          {words}
        </span>
      ))}
    </span>
  )
}

/** In the owner's words, where there are any. */
export function PromoDescription({ applied, className }: PromoTermsProps & { className?: string | undefined }) {
  const words = inWords(useLanguage(), applied.description, applied.descriptionAr)
  return words === '' ? null : <bdi className={className}>{words}</bdi>
}
