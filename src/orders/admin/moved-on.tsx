import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { OrderStatus } from '../order.ts'

export function MovedOn({ now }: { now: OrderStatus }) {
  const { change, statuses } = useAdminTexts()
  return <Notice tone="error">{change.movedOn(statuses[now])}</Notice>
}

export function ReadAgain({ isBusy, onRead }: { isBusy: boolean; onRead: () => void }) {
  const { change } = useAdminTexts()
  return (
    <Button busy={isBusy} onClick={onRead}>
      {change.readAgain}
    </Button>
  )
}
