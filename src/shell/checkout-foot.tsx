import { Link } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import type { PublicFacts } from '#settings/facts.ts'
import styles from './checkout-frame.module.css'

const POLICIES = ['returns', 'privacy', 'terms'] as const

/** One line: what holds for whoever orders here. */
export function CheckoutFoot({ facts }: { facts: PublicFacts | undefined }) {
  const { payment, shop } = useTexts('payment')
  const language = useLanguage()
  return (
    <footer className={styles.foot}>
      <nav aria-label={payment.policies.label}>
        {POLICIES.map((name) => (
          <Link key={name} to={inLanguage(language, `/policies#${name}`)}>
            {payment.policies[name]}
          </Link>
        ))}
      </nav>
      <p>
        <bdi>{payment.policies.copyright(facts?.name ?? shop.shell.shopName)}</bdi>
      </p>
    </footer>
  )
}
