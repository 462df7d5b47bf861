import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { Button } from '#ui/button.tsx'
import type { listOrdersCall } from '../api.ts'
import styles from './orders.module.css'
import { useNewOrders } from './use-new-orders.tsx'

interface NewProps {
  recent: Answer<typeof listOrdersCall>['recent'] | undefined
  onShow: () => void
}

/** Offered, never pushed in: a list that moves under the pointer is pressed in the wrong place. */
export function NewOrders({ recent, onShow }: NewProps) {
  const { order } = useAdminTexts()
  const fresh = useNewOrders(recent)
  const show = (): void => {
    document.querySelector<HTMLElement>('[data-home]')?.focus()
    onShow()
  }
  return (
    <div className={styles.lines} role="status">
      {fresh > 0 ? (
        <Button kind="outline" onClick={show}>
          {order.showNew(fresh)}
        </Button>
      ) : null}
    </div>
  )
}
