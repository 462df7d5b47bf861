import { useTexts } from '#i18n/use-texts.tsx'
import { spacedPhone } from '#lib/phone.ts'
import type { PublicFacts } from '#settings/facts.ts'
import { Code } from '#ui/code.tsx'
import styles from './contact-ways.module.css'

/** In a window of its own: nobody leaves a payment to ask about it. */
export function ContactWays({ facts: { whatsapp, phone } }: { facts: Pick<PublicFacts, 'whatsapp' | 'phone'> }) {
  const { payment, shop } = useTexts('payment')
  return (
    <>
      {whatsapp ? (
        <a className={styles.way} href={`https://wa.me/${whatsapp.slice(1)}`} target="_blank" rel="noopener">
          {shop.shell.footer.whatsapp} <Code>{spacedPhone(whatsapp)}</Code>
        </a>
      ) : null}
      {phone ? (
        <a className={styles.way} href={`tel:${phone}`}>
          {payment.contact.call} <Code>{spacedPhone(phone)}</Code>
        </a>
      ) : null}
    </>
  )
}
