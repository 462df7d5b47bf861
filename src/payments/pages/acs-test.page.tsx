import { Link } from 'react-router'
import { refuseWithPopular } from '#catalog/list-popular.tsx'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { getPaymentOptionsCall } from '../api.ts'
import { ACS_OUTCOMES } from '../outcome.ts'
import type { Route } from './+types/acs-test.page.ts'
import outcomes from './acs-test.module.css'
import styles from './payment.module.css'
import { paymentMeta } from './payment-meta.ts'

export const handle = pageNeeds({ texts: ['payment'] })

type Letter = keyof typeof ACS_OUTCOMES
const LETTERS = Object.keys(ACS_OUTCOMES) as Letter[]

/** There only while no real money moves. */
const load = async ({ context }: Pick<Route.LoaderArgs, 'context'>) => {
  const { isTest } = await call(context, getPaymentOptionsCall, {})
  return isTest ? null : refuseWithPopular(context, new Refusal('NOT_FOUND'))
}

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = ({ location }) => paymentMeta(location, ({ acs }) => acs.title)

const resultPath = (letter: Letter): string =>
  `/payment/result?acs_result=${letter}&test=true&txn_id=test-${letter}&merchant_order_id=1-TEST${letter}`

export default function AcsTestPage() {
  const { acs } = useTexts('payment').payment
  const language = useLanguage()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{acs.title}</h1>
      <p>{acs.intro}</p>
      <ul className={outcomes.outcomes}>
        {LETTERS.map((letter) => (
          <li key={letter}>
            <Link to={inLanguage(language, resultPath(letter))}>
              <code>{letter}</code>
              <span>{acs.names[letter]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
