import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { AlertIcon } from '#ui/icons.tsx'
import type { listOrdersCall } from '../api.ts'
import styles from './orders.module.css'
import { useNewOrders } from './use-new-orders.tsx'

interface LinesProps {
  listing: Pick<Answer<typeof listOrdersCall>, 'attention' | 'recent'> | null
  isMarked: boolean
  onMarked: (isMarked: true | undefined) => void
  onNew: () => void
}

export function ListLines({ listing, isMarked, onMarked, onNew }: LinesProps) {
  const { order } = useAdminTexts()
  const fresh = useNewOrders(listing?.recent)
  const waiting = listing?.attention ?? 0
  const showNew = (): void => {
    document.querySelector<HTMLElement>('[data-home]')?.focus()
    onNew()
  }
  return (
    <div className={styles.lines}>
      {waiting > 0 || isMarked ? (
        <Button
          kind={isMarked ? 'solid' : 'outline'}
          aria-pressed={isMarked}
          onClick={() => onMarked(isMarked ? undefined : true)}
        >
          <AlertIcon />
          {order.attentionCount(waiting)}
        </Button>
      ) : null}
      <div role="status">
        {fresh > 0 ? (
          <Button kind="outline" onClick={showNew}>
            {order.showNew(fresh)}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
