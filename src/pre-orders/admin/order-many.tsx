import { useState } from 'react'
import { ManyDialog } from '#back-office/list/many-dialog.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { AddProduct } from '#orders/desk/add-product.tsx'
import type { DeskProduct } from '#orders/desk/desk-product.ts'
import { Button } from '#ui/button.tsx'
import type { ListedPreOrder } from '../shown-pre-order.ts'
import { ChosenProduct } from './chosen-product.tsx'
import styles from './pre-orders.module.css'
import type { ManyOrders } from './use-order-many.tsx'

interface ManyProps {
  preOrders: readonly ListedPreOrder[]
  many: ManyOrders
}

/** Undefined: they are of both. */
const colorOf = ([first, ...others]: readonly ListedPreOrder[]) =>
  others.every(({ color }) => color === first?.color) ? first?.color : undefined

/** Of those that are chosen, those that wait. */
export function OrderMany({ preOrders, many }: ManyProps) {
  const { preOrder: texts } = useAdminTexts()
  const [isAsked, setAsked] = useState(false)
  const [product, setProduct] = useState<DeskProduct | null>(null)
  const [problem, setProblem] = useState<string | undefined>()
  const open = preOrders.filter(({ state }) => state === 'open')
  const close = (): void => setAsked(false)
  const make = (): void => {
    if (product) void many.make(product.id, open, close)
    else setProblem(texts.noProduct)
  }
  const choose = (chosen: DeskProduct): void => {
    setProduct(chosen)
    setProblem(undefined)
  }
  return (
    <>
      {open.length > 0 ? (
        <Button aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {texts.orderMany(open.length)}
        </Button>
      ) : null}
      <ManyDialog
        many={many}
        title={texts.orderManyTitle(open.length)}
        confirm={texts.orderManyConfirm(open.length)}
        onConfirm={make}
        isOpen={isAsked}
        onClose={close}
      >
        <div className={styles.form}>
          <p>{texts.orderManyText}</p>
          <AddProduct color={colorOf(open)} onAdd={choose} problem={problem} />
          <ChosenProduct product={product} />
        </div>
      </ManyDialog>
    </>
  )
}
