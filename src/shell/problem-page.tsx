import { useLocation } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import type { Refusal } from '#lib/refusal.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import styles from './problem-page.module.css'

/** In place of a page that is not there or could not be made: what happened, and the ways on. */
export function ProblemPage({ refusal: { status } }: { refusal: Refusal }) {
  const { problem } = useTexts().shop.shell
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const isMissing = status === 404
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>
        {isMissing ? problem.notFoundTitle : status === 503 ? problem.awayTitle : problem.brokenTitle}
      </h1>
      <p>{isMissing ? problem.notFound : problem.broken}</p>
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
          {problem.toHome}
        </ButtonLink>
      </p>
      {isMissing ? <Search /> : null}
    </div>
  )
}

function Search() {
  const { problem } = useTexts().shop.shell
  return (
    <search>
      <form className={styles.search} action={inLanguage(useLanguage(), '/products')}>
        <input
          className={styles.words}
          type="search"
          name="q"
          aria-label={problem.search}
          placeholder={problem.search}
          maxLength={100}
          required
        />
        <Button type="submit" kind="outline">
          {problem.find}
        </Button>
      </form>
    </search>
  )
}
