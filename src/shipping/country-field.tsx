import { type ComponentProps, useEffect, useState } from 'react'
import { inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { ComboField, type Option } from '#ui/combo-field.tsx'
import { type Country, countryCalled, EGYPT, findCountries } from './countries.ts'

interface FieldProps
  extends Omit<
    ComponentProps<typeof ComboField>,
    'value' | 'find' | 'exactly' | 'onChoose' | 'words' | 'autoComplete'
  > {
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
  const [countries, setCountries] = useState<readonly Country[]>([EGYPT])
  const fetchRest = (): void => {
    if (countries.length > 1) return
    // Not reached: tried again at the next look.
    fetchCountries().then(setCountries, () => {})
  }
  const isKnown = countries.some((each) => each.code === code)
  useEffect(() => {
    if (!isKnown) fetchCountries().then(setCountries, () => {})
  }, [isKnown])
  return { countries, fetchRest }
}

/** Typed in either script, whatever the page's language; each with its calling code. */
export function CountryField({ code, onChoose, ...rest }: FieldProps) {
  const language = useLanguage()
  const { shipping } = useTexts().checkout
  const { countries, fetchRest } = useCountries(code)
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
      exactly={(typed) => optionOf(countryCalled(countries, typed))}
      onFocus={fetchRest}
      onChoose={onChoose}
      words={{ list: shipping.countries, count: shipping.countriesFound }}
    />
  )
}
