import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { inWords } from '#catalog/product.ts'
import { useSizeName } from '#catalog/sizing/use-size-name.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage } from '#lib/language.ts'
import type { Refusal } from '#lib/refusal.ts'
import { languageOfText } from '#reviews/review.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { listMissedCall } from './api.ts'
import styles from './overview.module.css'
import { PartProblem } from './part.tsx'
import table from './sources.module.css'

export function Missed({ answer }: { answer: Answer<typeof listMissedCall> | Refusal }) {
  const { missed: texts } = useAdminTexts().overview
  const language = useLanguage()
  const sizeName = useSizeName()
  if (!('searches' in answer)) return <PartProblem refusal={answer} />
  const { searches, sizes } = answer
  return (
    <div className={styles.pair}>
      <List title={texts.searches} empty={searches.length === 0 ? texts.noSearches : null}>
        {searches.map(({ words, times }) => (
          <li key={words} className={table.miss}>
            <bdi className={table.what} lang={languageOfText(words)}>
              {words}
            </bdi>
            <span className={table.times}>{texts.times(times)}</span>
          </li>
        ))}
        {searches.length > 0 ? (
          <li>
            <ButtonLink kind="quiet" to={inLanguage(language, '/admin/search-words')}>
              {texts.addWords}
            </ButtonLink>
          </li>
        ) : null}
      </List>
      <List title={texts.sizes} empty={sizes.length === 0 ? texts.noSizes : null}>
        {sizes.map(({ productId, name, nameAr, size, isOneSize, presses, wishes }) => (
          <li key={productId + size} className={table.miss}>
            <Link className={table.what} to={inLanguage(language, `/admin/products/${productId}`)}>
              <bdi>{inWords(language, name, nameAr)}</bdi>
              {'\u00a0'}
              <bdi className={table.size}>{sizeName({ size, isOneSize })}</bdi>
            </Link>
            <span className={table.times}>
              {texts.presses(presses)}
              {wishes > 0 ? <span className={styles.faint}>{texts.wishes(wishes)}</span> : null}
            </span>
          </li>
        ))}
      </List>
    </div>
  )
}

const List = ({ title, empty, children }: { title: string; empty: string | null; children: ReactNode }) => (
  <section className={table.missed}>
    <h3>{title}</h3>
    {empty ? <p className={styles.faint}>{empty}</p> : <ul>{children}</ul>}
  </section>
)
