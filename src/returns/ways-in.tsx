import { type ReactNode, useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { signInPath } from '#lib/next-path.ts'
import { ButtonLink } from '#ui/button.tsx'
import styles from './returns.module.css'

/** For whom this browser holds no order: how to come to the form, once it is known what it promises. */
export function WaysIn({ children: byCode }: { children: ReactNode }) {
  const { waysIn: texts } = useTexts('returns').returns
  const language = useLanguage()
  const id = useId()
  return (
    <section className={styles.waysIn} aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <p>{texts.byLink}</p>
      {byCode}
      <div className={styles.account}>
        <p>{texts.account}</p>
        <ButtonLink kind="outline" to={signInPath(useLocation())}>
          {texts.signIn}
        </ButtonLink>
        <Link className={styles.more} to={inLanguage(language, '/guest-track')}>
          {texts.track}
        </Link>
      </div>
    </section>
  )
}
