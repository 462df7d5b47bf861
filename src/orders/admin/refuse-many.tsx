import { useState } from 'react'
import { ManyDialog } from '#back-office/list/many-dialog.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import styles from './change.module.css'
import { GoodsField } from './goods-field.tsx'
import { ManyAmounts } from './many-amounts.tsx'
import { PartOwed } from './part-owed.tsx'
import type { ManyProps } from './use-bulk.tsx'

/** Of those that are chosen, the ones that may have been refused. */
export function RefuseMany({ orders, bulk }: ManyProps) {
  const { door } = useAdminTexts()
  const [isAsked, setAsked] = useState(false)
  const [restock, setRestock] = useState(true)
  if (orders.length === 0) return null
  const close = (): void => setAsked(false)
  return (
    <>
      <Button kind="outline" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {door.many(orders.length)}
      </Button>
      <ManyDialog
        many={bulk}
        title={door.manyTitle(orders.length)}
        confirm={door.confirm}
        onConfirm={() => void bulk.take('refuse', orders, { restock, onSettled: close })}
        isOpen={isAsked}
        onClose={close}
      >
        <div className={styles.body}>
          <p>{door.manyQuestion}</p>
          <PartOwed orders={orders} />
          <ManyAmounts orders={orders} />
          <GoodsField isChecked={restock} onCheck={setRestock} />
        </div>
      </ManyDialog>
    </>
  )
}
