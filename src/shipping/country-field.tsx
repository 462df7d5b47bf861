import { useEffect, useEffectEvent, useState } from 'react'
import { inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { type ChoiceProps, ComboField, type Option } from '#ui/combo-field.tsx'
import { type Country, countryCalled, EGYPT, findCountries } from './countries.ts'

interface FieldProps extends ChoiceProps {
  code: string
  onChoose: (code: string) => void
}

/** The whole list weighs 6 KB and is only fetched for who looks for another country than Egypt. */
async function fetchCountries(): Promise<readonly Country[]> {
  const { default: countries } = await import('./countries.json')
  return countries
}

type State = 'egypt' | 'loading' | 'failed' | 'all'

/** Egypt alone, until somebody looks for another one. */
function useCountries(code: string) {
  const [countries, setCountries] = useState<readonly Country[]>([EGYPT])
  const [state, setState] = useState<State>('egypt')
  const fetchRest = (): void => {
    if (state === 'all' || state === 'loading') return
    setState('loading')
    fetchCountries().then(
      (all) => {
        setCountries(all)
        setState('all')
      },
      () => setState('failed'),
    )
  }
  const isKnown = countries.some((each) => each.code === code)
  const start = useEffectEvent(fetchRest)
  useEffect(() => {
    if (!isKnown) start()
  }, [isKnown])
  return { countries, state, fetchRest }
}

/** Typed in either script, whatever the page's language; each with its calling code. */
export function CountryField({ code, onChoose, ...rest }: FieldProps) {
  const language = useLanguage()
  const { shipping } = useTexts().checkout
  const { countries, state, fetchRest } = useCountries(code)
  const waiting = { egypt: null, all: null, loading: shipping.countriesLoading, failed: shipping.countriesFailed }[
    state
  ]
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
      words={{ list: shipping.countries, count: (found) => waiting ?? shipping.countriesFound(found) }}
    />
  )
}
