import { useId } from 'react'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { businessDays, days } from '#settings/day-words.ts'
import { useFacts } from '#settings/use-facts.tsx'
import styles from './returns.module.css'

/** From the one settings record that the policy page says at length. */
export function ReturnPolicy() {
  const { policy, moneyBack } = useTexts('returns').returns
  const language = useLanguage()
  const rules = useFacts()?.settings.returns
  const id = useId()
  if (!rules) return null
  return (
    <section className={styles.policy} aria-labelledby={id}>
      <h2 id={id}>{policy.title}</h2>
      <ul>
        <li>{policy.within(days(rules.days, language))}</li>
        <li>{policy.faulty(days(rules.faultyDays, language))}</li>
        <li>{policy.unworn}</li>
        <li>{policy.sealed}</li>
        <li>{policy.answer(businessDays(rules.answer, language))}</li>
        <li>{moneyBack(businessDays(rules.refund, language))}</li>
        <li>{policy.wayBack}</li>
      </ul>
      <Link className={styles.more} to={inLanguage(language, '/policies#returns')}>
        {policy.all}
      </Link>
    </section>
  )
}
