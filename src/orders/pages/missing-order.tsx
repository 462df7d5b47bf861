import { useNavigate, useParams } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { skuMeant } from '../order.ts'
import { NewLinkForm } from './new-link-form.tsx'
import styles from './order.module.css'

/** In place of an order that is not there, or not this browser’s: whoever holds its mailbox comes in by that. */
export function MissingOrder() {
  const language = useLanguage()
  const { order } = useTexts('checkout').checkout
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const track = (sku: string): void =>
    void navigate(inLanguage(language, `/guest-track?${new URLSearchParams({ sku })}`))
  return (
    <div className={styles.page}>
      <EmptyState as="h1" title={order.missingTitle}>
        <p>{order.missing}</p>
      </EmptyState>
      <NewLinkForm code={skuMeant(id) ?? ''} onTrack={track} />
    </div>
  )
}
