import { redirect, useLocation } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { fieldOf } from '#lib/field-of.ts'
import { inLanguage, languageOf, withoutLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/outcome.page.ts'
import { OUTCOMES, type Outcome, outcomeOfReason, outcomePath } from './outcome.ts'
import styles from './payment.module.css'
import { paymentMeta } from './payment-meta.ts'
import { SetAside } from './set-aside.tsx'

/** The page stands at the outcome's own address; /payment-failure is an older one. */
const outcomeAt = (pathname: string): Outcome =>
  OUTCOMES.find((outcome) => withoutLanguage(pathname).replace(/\/$/, '') === `/payment/${outcome}`) ?? 'failure'

/** The failure's address may name a reason, which has a page of its own. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const reason = outcomeOfReason(searchParams)
  if (outcomeAt(pathname) === 'failure' && reason !== 'failure')
    throw redirect(inLanguage(languageOf(pathname), outcomePath(reason, searchParams)))
  return null
}
clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ location }) =>
  paymentMeta(location, ({ outcomes }) => outcomes[outcomeAt(location.pathname)].title)

/** Only a result that the server verified proves that nothing was charged. */
const isProven = (state: unknown): boolean => fieldOf(state, 'verified') === 'declined'

export default function OutcomePage() {
  const texts = useTexts().payment
  const language = useLanguage()
  const { pathname, state } = useLocation()
  const { title, text } = texts.outcomes[outcomeAt(pathname)]
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.said}>
        <p>{text}</p>
        <p>{isProven(state) ? texts.notCharged : texts.notConfirmed}</p>
        <p>{texts.orderKept}</p>
      </div>
      <div className={styles.ways}>
        <ButtonLink to={inLanguage(language, '/checkout')}>{texts.tryAgain}</ButtonLink>
        <ButtonLink kind="outline" to={inLanguage(language, '/')}>
          {texts.home}
        </ButtonLink>
      </div>
      <SetAside />
      <p className={styles.small}>{texts.help}</p>
    </div>
  )
}
