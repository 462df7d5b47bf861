import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import type { Refusal } from '#lib/refusal.ts'
import { ButtonLink } from '#ui/button.tsx'
import { LatePopular } from './late-popular.tsx'
import styles from './problem-page.module.css'
import { ShopSearch } from './shop-search.tsx'

interface Message {
  title: string
  text: string
  home: string
}

interface ProblemPageProps {
  refusal: Refusal
  /** In the words of the page that it stands for. */
  message?: Message
  /** What else there is; without it, whatever the browser can still fetch. */
  beside?: ReactNode
}

function useWhatHappened(status: number): Message {
  const { problem } = useTexts().shop.shell
  const home = problem.toHome
  if (status === 404) return { title: problem.notFoundTitle, text: problem.notFound, home }
  return { title: status === 503 ? problem.awayTitle : problem.brokenTitle, text: problem.broken, home }
}

/** In place of a page that is not there or could not be made: what happened, and the ways on. */
export function ProblemPage({ refusal: { status }, message, beside = <LatePopular /> }: ProblemPageProps) {
  const { problem } = useTexts().shop.shell
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const happened = useWhatHappened(status)
  const { title, text, home } = message ?? happened
  const isMissing = status === 404
  return (
    <>
      <div className={styles.page}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        <p className={styles.ways}>
          {isMissing ? null : (
            <ButtonLink to={pathname + search} reloadDocument>
              {problem.retry}
            </ButtonLink>
          )}
          <ButtonLink kind={isMissing ? 'solid' : 'outline'} to={inLanguage(language, '/products')}>
            {problem.toProducts}
          </ButtonLink>
          <ButtonLink kind="outline" to={inLanguage(language, '/')}>
            {home}
          </ButtonLink>
        </p>
        <ShopSearch />
      </div>
      {beside}
    </>
  )
}
