import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import styles from './order.module.css'

/** In place of an order that is not there, or not this browser’s. */
export function MissingOrder() {
  const language = useLanguage()
  const { order } = useTexts('checkout').checkout
  return (
    <div className={styles.page}>
      <EmptyState
        as="h1"
        title={order.missingTitle}
        action={<ButtonLink to={inLanguage(language, '/guest-track')}>{order.track}</ButtonLink>}
        secondary={
          <ButtonLink kind="outline" to={inLanguage(language, '/products')}>
            {order.continue}
          </ButtonLink>
        }
      >
        <p>{order.missing}</p>
      </EmptyState>
    </div>
  )
}
