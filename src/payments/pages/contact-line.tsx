import { useTexts } from '#i18n/use-texts.tsx'
import { useFacts } from '#settings/use-facts.tsx'
import styles from './contact-ways.module.css'
import { ContactWays } from './contact-ways.tsx'

/** Beside the button that orders or pays: whom to ask first. */
export function ContactLine() {
  const { contact } = useTexts('payment').payment
  const facts = useFacts()?.settings
  if (!facts) return null
  return (
    <p className={styles.line}>
      <span>{contact.ask}</span>
      <ContactWays facts={facts} />
    </p>
  )
}
