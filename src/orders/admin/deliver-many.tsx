import { useState } from 'react'
import { Facts } from '#back-office/admin-page.tsx'
import { ManyDialog } from '#back-office/list/many-dialog.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/field.tsx'
import { Price } from '#ui/price.tsx'
import styles from './change.module.css'
import { ManyAmounts, poundsOf } from './many-amounts.tsx'
import { asksForCash, hasCashHere } from './status-change.ts'
import type { ManyDialogProps, ManyProps } from './use-bulk.tsx'

/** Of those that are chosen, the ones on their way: at once, or asked for their cash where some is to come. */
export function DeliverMany({ orders, bulk }: ManyProps) {
  const { bulk: texts } = useAdminTexts()
  const [times, setTimes] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const unpaid = orders.filter((order) => asksForCash(order, 'delivered'))
  if (orders.length === 0) return null
  const ask = (): void => {
    setTimes(times + 1)
    setAsked(true)
  }
  return (
    <>
      {unpaid.length > 0 ? (
        <Button kind="outline" aria-haspopup="dialog" onClick={ask}>
          {texts.deliver(orders.length)}
        </Button>
      ) : (
        <Button kind="outline" busy={bulk.isBusy} onClick={() => void bulk.take('deliver', orders)}>
          {texts.deliver(orders.length)}
        </Button>
      )}
      <CashDialog key={times} orders={orders} bulk={bulk} isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  )
}

function CashDialog({ orders, bulk, isOpen, onClose }: ManyDialogProps) {
  const { bulk: texts } = useAdminTexts()
  const language = useLanguage()
  const unpaid = orders.filter((order) => asksForCash(order, 'delivered'))
  const [cashCame, setCash] = useState(unpaid.every(hasCashHere))
  return (
    <ManyDialog
      many={bulk}
      title={texts.deliverMany(orders.length)}
      confirm={texts.deliverMany(orders.length)}
      onConfirm={() => void bulk.take('deliver', orders, { cashCame, onSettled: onClose })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={styles.body}>
        <CheckField
          label={texts.cashCame(unpaid.length)}
          hint={texts.cashHint}
          name="cashCame"
          checked={cashCame}
          onChange={({ currentTarget }) => setCash(currentTarget.checked)}
        />
        <Facts rows={{ [texts.toCollect]: <Price pounds={poundsOf(unpaid)} language={language} /> }} />
        <ManyAmounts orders={unpaid} />
      </div>
    </ManyDialog>
  )
}
