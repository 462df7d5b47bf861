import { useState } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { shortId } from '../order.ts'
import { customerOf, type ListedOrder } from './admin-order.ts'
import styles from './change.module.css'
import { GoodsField } from './goods-field.tsx'
import type { Bulk } from './use-bulk.tsx'

interface RefuseProps {
  /** Of those that are chosen, the ones that may have been refused. */
  orders: readonly ListedOrder[]
  bulk: Bulk
}

export function RefuseMany({ orders, bulk }: RefuseProps) {
  const { common, door } = useAdminTexts()
  const [isAsked, setAsked] = useState(false)
  const [restock, setRestock] = useState(true)
  if (orders.length === 0) return null
  const close = (): void => setAsked(false)
  const buttons = (
    <Answers onCancel={close}>
      <Button busy={bulk.isBusy} onClick={() => void bulk.take({ action: 'refuse', restock }, orders, close)}>
        {door.confirm}
      </Button>
    </Answers>
  )
  return (
    <>
      <Button kind="outline" onClick={() => setAsked(true)}>
        {door.many(orders.length)}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={close}
        title={door.manyTitle(orders.length)}
        closeLabel={common.close}
        footer={buttons}
      >
        <div className={styles.body}>
          <p>{door.manyQuestion}</p>
          <ul className={styles.many}>
            {orders.map((order) => (
              <li key={order.id}>
                <Code>{shortId(order.id)}</Code>
                <span>
                  <bdi>{customerOf(order)}</bdi>
                </span>
              </li>
            ))}
          </ul>
          <GoodsField isChecked={restock} onCheck={setRestock} />
        </div>
      </Dialog>
    </>
  )
}
