import { Fragment } from 'react'
import { adminTextsIn } from '#i18n/load-admin-texts.ts'
import { momentText } from '#lib/days.ts'
import type { Language } from '#lib/language.ts'
import { localPhone } from '#lib/phone.ts'
import { useFacts } from '#settings/use-facts.tsx'
import { Code } from '#ui/code.tsx'
import kit from '#ui/paper.module.css'
import { Price } from '#ui/price.tsx'
import type { ListedManifest, Parcel } from './api.ts'
import styles from './manifest-sheet.module.css'
import { placeOf } from './place-of.ts'

interface SheetProps {
  manifest: ListedManifest
  parcels: readonly Parcel[]
  /** The paper's, whatever the page around it speaks. */
  language: Language
}

/** Seen on paper only, in A4: what is handed over, what is to be collected, and who signs for it. */
export function ManifestSheet({ manifest, parcels, language }: SheetProps) {
  const shop = useFacts()?.settings
  const texts = adminTextsIn(language)?.parcels.sheet
  if (!texts) return null
  return (
    <article className={`${kit.paper} ${styles.sheet}`} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <header className={styles.head}>
        <div>
          <strong className={styles.shop}>
            <bdi>{shop?.name}</bdi>
          </strong>
          <p>
            <Code>{localPhone(shop?.phone ?? '')}</Code>
          </p>
        </div>
        <div className={styles.about}>
          <h2 className={styles.title}>{texts.title}</h2>
          <p>
            <span>{texts.list}</span> <Code>{String(manifest.number)}</Code>
          </p>
          <p>
            <span>{texts.date}</span> <time>{momentText(manifest.createdAt, language)}</time>
          </p>
          <p>
            <span>{texts.courier}</span>{' '}
            <strong>
              <bdi>{manifest.courier}</bdi>
            </strong>
          </p>
        </div>
      </header>
      <Parcels manifest={manifest} parcels={parcels} language={language} texts={texts} />
    </article>
  )
}

type SheetTexts = NonNullable<ReturnType<typeof adminTextsIn>>['parcels']['sheet']

interface ParcelsProps extends SheetProps {
  texts: SheetTexts
}

function Parcels({ manifest, parcels, language, texts }: ParcelsProps) {
  const { place, code, name, phone, to, pieces, collect } = texts
  const piastres = parcels.reduce((sum, parcel) => sum + Math.round(parcel.collect * 100), 0)
  return (
    <table className={`${kit.table} ${kit.ruled} ${styles.lines}`}>
      <Titles manifest={manifest} list={texts.list} titles={[place, code, name, phone, to, pieces, collect]} />
      <tbody>
        {parcels.slice(0, -1).map((parcel, at) => (
          <ParcelRow key={parcel.id} parcel={parcel} place={at + 1} paid={texts.paid} language={language} />
        ))}
      </tbody>
      <tfoot>
        {/* The last parcel stays with the sum and the signatures: they are never alone on a page. */}
        {parcels.slice(-1).map((parcel) => (
          <ParcelRow key={parcel.id} parcel={parcel} place={parcels.length} paid={texts.paid} language={language} />
        ))}
        <tr className={styles.sum}>
          <th scope="row" colSpan={5}>
            {texts.total(parcels.length)}
          </th>
          <td>{parcels.reduce((sum, parcel) => sum + parcel.pieces, 0)}</td>
          <td>
            <Price pounds={piastres / 100} language={language} />
          </td>
        </tr>
        <tr>
          <td colSpan={7} className={styles.signs}>
            <Signatures texts={texts} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

interface RowProps {
  parcel: Parcel
  place: number
  paid: string
  language: Language
}

const ParcelRow = ({ parcel, place, paid, language }: RowProps) => (
  <tr>
    <td>{place}</td>
    <td>
      <Code>{parcel.sku}</Code>
      {parcel.trackingNumber === '' ? null : (
        <>
          <br />
          <Code>{parcel.trackingNumber}</Code>
        </>
      )}
    </td>
    <td>
      <bdi>{parcel.name}</bdi>
    </td>
    <td>
      <Code>{parcel.phone}</Code>
    </td>
    <td>
      {placeOf(parcel, language).map((part, index) => (
        <Fragment key={part}>
          {index === 0 ? null : language === 'ar' ? '، ' : ', '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
      <span className={styles.street}>
        <bdi>{parcel.address}</bdi>
      </span>
    </td>
    <td>{parcel.pieces}</td>
    <td>{parcel.collect === 0 ? paid : <Price pounds={parcel.collect} language={language} />}</td>
  </tr>
)

const Signatures = ({ texts }: { texts: SheetTexts }) => (
  <div className={styles.foot}>
    {[texts.handed, texts.taken].map((who) => (
      <p key={who} className={styles.sign}>
        <strong>{who}</strong>
        <span>{texts.signature}</span>
      </p>
    ))}
  </div>
)

interface TitlesProps {
  manifest: ListedManifest
  list: string
  titles: readonly string[]
}

/** On each page: nobody signs on one that doesn't say which list it is of. */
const Titles = ({ manifest, list, titles }: TitlesProps) => (
  <thead>
    <tr>
      <th colSpan={titles.length}>
        {list} <Code>{String(manifest.number)}</Code>
        {' · '}
        <bdi>{manifest.courier}</bdi>
      </th>
    </tr>
    <tr>
      {titles.map((title) => (
        <th key={title} scope="col">
          {title}
        </th>
      ))}
    </tr>
  </thead>
)
