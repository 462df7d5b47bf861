import { useTexts } from '#i18n/use-texts.tsx'
import { useFacts } from '#settings/use-facts.tsx'
import styles from './confirm.module.css'

/** Where it says to write to the shop: the ways that the shop has. */
export function WriteToUs({ sku }: { sku?: string }) {
  const { confirm, checkout } = useTexts('confirm', 'checkout')
  const facts = useFacts()?.settings
  if (!facts) return null
  const about = sku ? checkout.order.helpText(sku) : ''
  const mail = about ? `?subject=${encodeURIComponent(about)}` : ''
  const chat = about ? `?text=${encodeURIComponent(about)}` : ''
  return (
    <p className={styles.write}>
      {facts.whatsapp ? (
        <a href={`https://wa.me/${facts.whatsapp.slice(1)}${chat}`} target="_blank" rel="noreferrer">
          {confirm.write.whatsapp}
        </a>
      ) : null}
      <a href={`mailto:${facts.email}${mail}`}>{confirm.write.email}</a>
    </p>
  )
}
