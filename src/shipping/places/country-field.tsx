import { useEffect, useEffectEvent, useState } from 'react'
import { inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { type ChoiceProps, ComboField, type Option } from '#ui/combo-field.tsx'
import { type Country, countryNamed, EGYPT, findCountries } from './countries.ts'

interface FieldProps extends ChoiceProps {
  code: string
  onChoose: (code: string) => void
}

/** The whole list weighs 6 KB and is only fetched for who looks for another country than Egypt. */
async function fetchCountries(): Promise<readonly Country[]> {
  const { default: countries } = await import('./countries.json')
  return countries
}

/** Egypt alone, until somebody looks for another one. */
function useCountries(code: string) {
  const [rest, setRest] = useState<'unasked' | 'loading' | 'failed' | readonly Country[]>('unasked')
  const countries = typeof rest === 'string' ? [EGYPT] : rest
  const fetchRest = (): void => {
    if (rest !== 'unasked' && rest !== 'failed') return
    setRest('loading')
    fetchCountries().then(setRest, () => setRest('failed'))
  }
  const isKnown = countries.some((each) => each.code === code)
  const start = useEffectEvent(fetchRest)
  useEffect(() => {
    if (!isKnown) start()
  }, [isKnown])
  return { countries, isLoading: rest === 'loading', isFailed: rest === 'failed', fetchRest }
}

/** Typed in either script, whatever the page's language; each with its calling code. */
export function CountryField({ code, onChoose, ...rest }: FieldProps) {
  const language = useLanguage()
  const { shipping } = useTexts('checkout').checkout
  const { countries, isLoading, isFailed, fetchRest } = useCountries(code)
  const countText = (count: number): string => {
    if (isLoading) return shipping.countriesLoading
    return isFailed ? shipping.countriesFailed : shipping.countriesFound(count)
  }
  const asOption = ({ code: value, name, nameAr, phoneCode }: Country): Option => {
    return { value, label: inWords(language, name, nameAr), beside: <bdi dir="ltr">{phoneCode}</bdi> }
  }
  const optionOf = (each: Country | undefined): Option | undefined => each && asOption(each)
  const chosen = countries.find((each) => each.code === code)
  return (
    <ComboField
      {...rest}
      autoComplete="country-name"
      value={optionOf(chosen)}
      find={(typed) => findCountries(countries, typed, language).map(asOption)}
      exactly={(typed) => optionOf(countryNamed(countries, typed))}
      onFocus={fetchRest}
      onChoose={onChoose}
      words={{ list: shipping.countries, count: countText }}
    />
  )
}
