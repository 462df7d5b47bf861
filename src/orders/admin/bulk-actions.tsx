import { useState } from 'react'
import { Facts } from '#back-office/admin-page.tsx'
import { ManyDialog } from '#back-office/list/many-dialog.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Price } from '#ui/price.tsx'
import { InvoiceLink } from '../invoices/invoice-link.tsx'
import { isPacked, type ListedOrder } from './admin-order.ts'
import styles from './change.module.css'
import { DeliverMany } from './deliver-many.tsx'
import { ExportMany } from './export-button.tsx'
import { ManyAmounts, poundsOf } from './many-amounts.tsx'
import { RefuseMany } from './refuse-many.tsx'
import { ShipMany } from './ship-many.tsx'
import { foresee } from './status-change.ts'
import { type ManyDialogProps, type ManyProps, takers } from './use-bulk.tsx'

interface PrintProps extends ManyProps {
  onPrint: (orders: readonly ListedOrder[]) => void
}

/** Only what can be done to some of them, and to how many. What takes money or a courier is asked for first. */
export function BulkActions({ orders, bulk, onPrint }: PrintProps) {
  const { bulk: texts } = useAdminTexts()
  const [openDialog, setOpenDialog] = useState<'approve' | 'ship' | null>(null)
  const [times, setTimes] = useState(0)
  const [cash, parcels] = [takers(orders, 'approve'), takers(orders, 'ship')]
  const ask = (what: 'approve' | 'ship'): void => {
    setTimes(times + 1)
    setOpenDialog(what)
  }
  const close = (): void => setOpenDialog(null)
  const packed = orders.filter(isPacked)
  const print = (): void => {
    bulk.tellPrinted(orders)
    onPrint(packed)
  }
  return (
    <>
      {cash.length > 0 ? (
        <Button aria-haspopup="dialog" onClick={() => ask('approve')}>
          {texts.approve(cash.length)}
        </Button>
      ) : null}
      {packed.length > 0 ? (
        <Button kind="outline" onClick={print}>
          {texts.print(packed.length)}
        </Button>
      ) : null}
      <InvoiceLink ids={orders.map(({ id }) => id)} />
      {parcels.length > 0 ? (
        <Button kind="outline" aria-haspopup="dialog" onClick={() => ask('ship')}>
          {texts.ship(parcels.length)}
        </Button>
      ) : null}
      <DeliverMany orders={takers(orders, 'deliver')} bulk={bulk} />
      <RefuseMany orders={takers(orders, 'refuse')} bulk={bulk} />
      <ExportMany orders={orders} />
      <ApproveMany orders={cash} bulk={bulk} isOpen={openDialog === 'approve'} onClose={close} />
      <ShipMany key={times} orders={parcels} bulk={bulk} isOpen={openDialog === 'ship'} onClose={close} />
    </>
  )
}

function useApproveQuestion(orders: readonly ListedOrder[]): string {
  const { approve, bulk } = useAdminTexts()
  if (orders.every((order) => foresee(order, 'paid', true)?.effect === 'unchanged'))
    return bulk.sentQuestion(orders.length)
  return orders.length === 1 ? approve.question : bulk.approveQuestion(orders.length)
}

function ApproveMany({ orders, bulk, isOpen, onClose }: ManyDialogProps) {
  const { approve, bulk: texts } = useAdminTexts()
  const question = useApproveQuestion(orders)
  const language = useLanguage()
  return (
    <ManyDialog
      many={bulk}
      title={texts.approveTitle(orders.length)}
      confirm={texts.approveConfirm(orders.length)}
      onConfirm={() => void bulk.take('approve', orders, { onSettled: onClose })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={styles.body}>
        <p>{question}</p>
        <p className={styles.fromTo}>{approve.inHand}</p>
        <Facts rows={{ [texts.amount]: <Price pounds={poundsOf(orders)} language={language} /> }} />
        <ManyAmounts orders={orders} />
      </div>
    </ManyDialog>
  )
}
