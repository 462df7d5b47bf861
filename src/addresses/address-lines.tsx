import { inWords } from '#catalog/product.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import { localPhone } from '#lib/phone.ts'
import { governorate } from '#shipping/governorates.ts'
import { Code } from '#ui/code.tsx'
import styles from './addresses.module.css'
import type { TypedSavedAddress } from './saved-address.ts'

/** An address as one writes it on a parcel. */
export function AddressLines({ name, phone, address, city, cityName, postalCode }: TypedSavedAddress) {
  const language = useLanguage()
  const place = governorate(city)
  return (
    <span className={styles.lines}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <span>
        <bdi>{address}</bdi>
      </span>
      <span>
        <bdi>{cityName}</bdi>
        {language === 'ar' ? '، ' : ', '}
        <bdi>{place ? inWords(language, place.name, place.nameAr) : city}</bdi>
      </span>
      {postalCode === '' ? null : <Code>{postalCode}</Code>}
      <Code>{localPhone(phone)}</Code>
    </span>
  )
}
