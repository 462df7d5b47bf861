import { Link } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ContactWays } from '#payments/pages/contact-ways.tsx'
import type { PublicFacts } from '#settings/facts.ts'
import { ChevronIcon } from '#ui/icons.tsx'
import { Logo } from '#ui/logo.tsx'
import styles from './checkout-frame.module.css'
import header from './header.module.css'
import { Progress } from './progress.tsx'
import { LanguageWay } from './ways.tsx'

export function CheckoutHead({ facts }: { facts: PublicFacts | undefined }) {
  return (
    <header className={header.header}>
      <div className={styles.bar}>
        <Link className={header.logo} to={inLanguage(useLanguage(), '/')}>
          <Logo />
        </Link>
        <div className={styles.tools}>
          {facts ? <Help facts={facts} /> : null}
          <LanguageWay />
        </div>
      </div>
      <Progress />
    </header>
  )
}

/** Opens under its button without a script too; on a desk there is room for all of it. */
function Help({ facts }: { facts: PublicFacts }) {
  const { contact } = useTexts('payment').payment
  const language = useLanguage()
  return (
    <>
      <p className={styles.desk}>
        <ContactWays facts={facts} />
      </p>
      <button type="button" className={styles.opener} popoverTarget="help">
        {contact.help}
        <ChevronIcon turn="down" />
      </button>
      <div id="help" popover="auto" className={`${header.account} ${styles.panel}`}>
        <ContactWays facts={facts} />
        <p className={styles.hours}>{facts.hours[language]}</p>
      </div>
    </>
  )
}
