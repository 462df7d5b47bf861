import type { ReactNode } from 'react'
import { inWords } from '#catalog/product.ts'
import { useSizeName } from '#catalog/sizing/use-size-name.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { governorate } from '#shipping/governorates.ts'
import { Price } from '#ui/price.tsx'
import type { AdminOrder } from '../admin/admin-order.ts'
import styles from './desk.module.css'

export type Edit = NonNullable<AdminOrder['history'][number]['edit']>
type Side = Edit['after']

const AMOUNTS = ['subtotal', 'shippingFee', 'discount', 'total'] as const
const ADDRESS = ['name', 'phone', 'email', 'city', 'cityName', 'address', 'postalCode'] as const

/** What an edit changes, before beside after: about to be saved, or long ago. */
export function Compared({ edit: { before, after } }: { edit: Edit }) {
  const { desk } = useAdminTexts()
  const row = (name: string, show: (side: Side) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{show(before)}</td>
      <td>{show(after)}</td>
    </tr>
  )
  return (
    <table className={styles.compare}>
      <thead>
        <tr>
          <th scope="col">{desk.what}</th>
          <th scope="col">{desk.before}</th>
          <th scope="col">{desk.after}</th>
        </tr>
      </thead>
      <tbody>
        {after.lines ? row(desk.lines, ({ lines = [] }) => <Lines lines={lines} />) : null}
        {ADDRESS.filter((name) => after.address?.[name] !== undefined).map((name) =>
          row(desk.names[name], (side) => <Place name={name} text={side.address?.[name] ?? ''} />),
        )}
        {after.promoCode === undefined
          ? null
          : row(desk.names.promoCode, ({ promoCode }) => <bdi>{promoCode ?? desk.nothing}</bdi>)}
        {AMOUNTS.filter((name) => after[name] !== undefined).map((name) =>
          row(desk[name], (side) => <Amount pounds={side[name] ?? 0} />),
        )}
      </tbody>
    </table>
  )
}

const Amount = ({ pounds }: { pounds: number }) => <Price pounds={pounds} language={useLanguage()} />

function Lines({ lines }: { lines: NonNullable<Side['lines']> }) {
  const { desk } = useAdminTexts()
  const sizeName = useSizeName()
  const language = useLanguage()
  return (
    <ul>
      {lines.map(({ quantity, name, nameAr, size, isOneSize = false }) => (
        <li key={`${name} ${size}`}>
          <bdi>{desk.line(quantity, inWords(language, name, nameAr), sizeName({ size, isOneSize }))}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Place({ name, text }: { name: (typeof ADDRESS)[number]; text: string }) {
  const { desk } = useAdminTexts()
  const language = useLanguage()
  const place = name === 'city' ? governorate(text) : undefined
  return <bdi>{place ? inWords(language, place.name, place.nameAr) : text || desk.nothing}</bdi>
}
