import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { OrderStatus } from '../order.ts'

/** The order is not where whoever asks for a change saw it: what it is now, in words. */
export function MovedOn({ now }: { now: OrderStatus }) {
  const { change, statuses } = useAdminTexts()
  return <Notice tone="error">{change.movedOn(statuses[now])}</Notice>
}

/** In the place of the change: what is shown is read again. */
export function ReadAgain({ isBusy, onRead }: { isBusy: boolean; onRead: () => void }) {
  const { change } = useAdminTexts()
  return (
    <Button busy={isBusy} onClick={onRead}>
      {change.readAgain}
    </Button>
  )
}
