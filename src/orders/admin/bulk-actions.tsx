import { useState } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { Facts } from '#back-office/admin-page.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Price } from '#ui/price.tsx'
import { InvoiceLink } from '../invoices/invoice-link.tsx'
import { shortId } from '../order.ts'
import { customerOf, type ListedOrder } from './admin-order.ts'
import styles from './change.module.css'
import { ExportMany } from './export-button.tsx'
import { RefuseMany } from './refuse-many.tsx'
import { type Bulk, takers } from './use-bulk.tsx'

interface BulkProps {
  orders: readonly ListedOrder[]
  bulk: Bulk
}

const STEPS = ['ship', 'deliver'] as const

/** Only what can be done to some of them, and to how many. What takes money is asked once more; the rest has a way back. */
export function BulkActions({ orders, bulk, onPrint }: BulkProps & { onPrint: () => void }) {
  const { bulk: texts } = useAdminTexts()
  const [isAsked, setAsked] = useState(false)
  const cash = takers(orders, 'approve')
  return (
    <>
      {cash.length > 0 ? <Button onClick={() => setAsked(true)}>{texts.approve(cash.length)}</Button> : null}
      <Button kind="outline" onClick={onPrint}>
        {texts.print(orders.length)}
      </Button>
      <InvoiceLink ids={orders.map(({ id }) => id)} />
      {STEPS.map((step) => {
        const count = takers(orders, step).length
        return count > 0 ? (
          <Button key={step} kind="outline" busy={bulk.isBusy} onClick={() => void bulk.take({ action: step }, orders)}>
            {texts[step](count)}
          </Button>
        ) : null
      })}
      <RefuseMany orders={takers(orders, 'refuse')} bulk={bulk} />
      <ExportMany orders={orders} />
      <ApproveMany orders={cash} bulk={bulk} isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  )
}

function ApproveMany({ orders, bulk, isOpen, onClose }: BulkProps & { isOpen: boolean; onClose: () => void }) {
  const { approve, bulk: texts, common } = useAdminTexts()
  const language = useLanguage()
  const pounds = orders.reduce((sum, { total }) => sum + Math.round(total * 100), 0) / 100
  const buttons = (
    <Answers onCancel={onClose}>
      <Button busy={bulk.isBusy} onClick={() => void bulk.take({ action: 'approve' }, orders, onClose)}>
        {texts.approveConfirm(orders.length)}
      </Button>
    </Answers>
  )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.approveTitle(orders.length)}
      closeLabel={common.close}
      footer={buttons}
    >
      <div className={styles.body}>
        <p>{orders.length === 1 ? approve.question : texts.approveQuestion(orders.length)}</p>
        <p className={styles.fromTo}>{approve.inHand}</p>
        <Facts rows={{ [texts.amount]: <Price pounds={pounds} language={language} /> }} />
        <ul className={styles.many}>
          {orders.map((order) => (
            <li key={order.id}>
              <Code>{shortId(order.id)}</Code>
              <span>
                <bdi>{customerOf(order)}</bdi>
              </span>
              <Price pounds={order.total} language={language} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
