import { inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { priceText } from '#lib/money.ts'
import { type ChoiceProps, ComboField, type Option } from '#ui/combo-field.tsx'
import { deliveryTo, type Fee } from '../delivery.ts'
import { type Governorate, governorate } from '../governorates.ts'
import { findGovernorates, governorateNamed } from './find-governorates.ts'

interface FieldProps extends ChoiceProps {
  governorateId: string
  onChoose: (governorate: Governorate) => void
  fees: readonly Fee[] | null
}

/** Typed in either script, whatever the page's language. */
export function GovernorateField({ governorateId, onChoose, fees, ...rest }: FieldProps) {
  const language = useLanguage()
  const { delivery } = useTexts().shop
  const asOption = (each: Governorate): Option => {
    const to = deliveryTo(each.id, fees)
    const fee = to.kind === 'known' ? <bdi>{priceText(to.fee, language)}</bdi> : null
    return { value: each.id, label: inWords(language, each.name, each.nameAr), beside: fee }
  }
  const optionOf = (each: Governorate | undefined): Option | undefined => each && asOption(each)
  return (
    <ComboField
      {...rest}
      autoComplete="address-level1"
      value={optionOf(governorate(governorateId))}
      find={(typed) => findGovernorates(typed, language).map(asOption)}
      exactly={(typed) => optionOf(governorateNamed(typed))}
      onChoose={(id) => {
        const chosen = governorate(id)
        if (chosen) onChoose(chosen)
      }}
      words={{ list: delivery.governorates, count: delivery.matchCount }}
    />
  )
}
