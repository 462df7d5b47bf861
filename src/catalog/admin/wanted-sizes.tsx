import { Link, useRevalidator } from 'react-router'
import { dateWords } from '#back-office/day-words.ts'
import { useListState } from '#back-office/use-way-back.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import disclosure from '#ui/disclosure.module.css'
import { inWords } from '../product.ts'
import { useSizeName } from '../sizing/use-size-name.tsx'
import { type Demand, useDemand } from './use-demand.tsx'
import styles from './wanted-sizes.module.css'

const SHOWN = 10

/** What shoppers would buy if it were there, most wanted first: one line until somebody opens it. */
export function WantedSizes() {
  const { demand: texts } = useAdminTexts()
  const demand = useDemand({ limit: SHOWN })
  const isSome = demand !== undefined && demand !== null && demand.length > 0
  if (demand === null) return <Unread />
  if (!isSome)
    return (
      <p className={styles.none} role="status">
        <strong>{texts.title}</strong> {demand === undefined ? null : <span>{texts.empty}</span>}
      </p>
    )
  return (
    <details className={styles.wanted}>
      <summary className={disclosure.summary}>
        <span>
          <strong>{texts.title}</strong> <span className={styles.sizes}>{texts.sizes(demand.length)}</span>
        </span>
      </summary>
      <ol className={styles.list}>
        {demand.map((each) => (
          <DemandRow key={`${each.productId} ${each.size}`} {...each} />
        ))}
      </ol>
    </details>
  )
}

/** The page reads it again with whatever else it could not read. */
function Unread() {
  const { common, demand: texts } = useAdminTexts()
  const { state, revalidate } = useRevalidator()
  return (
    <div className={`${styles.none} ${styles.unread}`} role="status">
      <span>
        <strong>{texts.title}</strong> {texts.failed}
      </span>
      <Button
        kind="outline"
        busy={state === 'loading'}
        aria-label={common.because(common.retry, texts.title)}
        onClick={() => void revalidate()}
      >
        {common.retry}
      </Button>
    </div>
  )
}

function DemandRow({ productId, name, nameAr, waiting, since, ...piece }: Demand[number]) {
  const state = useListState()
  const { demand: texts } = useAdminTexts()
  const sizeName = useSizeName()
  const language = useLanguage()
  return (
    <li className={styles.row}>
      <Link to={inLanguage(language, `/admin/products/${productId}`)} state={state}>
        <bdi>{inWords(language, name, nameAr)}</bdi>
        <bdi>{sizeName(piece)}</bdi>
      </Link>
      <span className={styles.waiting}>{texts.waiting(waiting)}</span>
      <span className={styles.since}>{texts.since(dateWords(since, language))}</span>
    </li>
  )
}
