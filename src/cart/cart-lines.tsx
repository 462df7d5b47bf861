import { useEffect, useRef, useState } from 'react'
import { useToast } from '#ui/use-toast.tsx'
import styles from './cart.module.css'
import { type CartItem, putBack } from './cart.ts'
import { CartLine } from './cart-line.tsx'
import { RemovedLine } from './removed-line.tsx'
import { mostOf, type Removed, rowsOf } from './rows.ts'
import { useCart } from './use-cart.tsx'
import type { CartCheck } from './use-cart-check.tsx'

interface LinesProps {
  items: readonly CartItem[]
  isOpen: boolean
  check: CartCheck
}

export function CartLines({ items, isOpen, check }: LinesProps) {
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  /** The line that came back, which takes the focus of the button that brought it. */
  const [restored, setRestored] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const { remove, replace } = useCart.getState()
  const rows = rowsOf(items, check, removed)

  useEffect(() => {
    if (!isOpen) setRemoved([])
  }, [isOpen])

  const takeOut = (item: CartItem, row: number): void => {
    setRemoved([...removed, { item, at: items.indexOf(item), row }])
    setRestored('')
    remove(item.id)
    // It may still say that the line is here.
    useToast.getState().hide()
  }
  const forget = (item: CartItem): void => setRemoved((all) => all.filter((each) => each.item !== item))
  const undo = (item: CartItem): void => {
    const at = removed.find((each) => each.item === item)?.at ?? items.length
    replace(putBack(items, item, at))
    setRestored(item.id)
    forget(item)
  }
  /** The undo that had the focus is about to go. */
  const giveUp = (item: CartItem, hadFocus: boolean): void => {
    const next = items.length > 0 ? list.current : list.current?.closest('dialog')?.querySelector('h2')
    if (hadFocus) next?.focus()
    forget(item)
  }

  if (rows.length === 0 || check.progress === 'opening') return null
  return (
    <ul ref={list} className={styles.lines} tabIndex={-1}>
      {rows.map(({ item, problems, isRemoved }, row) =>
        isRemoved ? (
          <RemovedLine
            key={`removed-${item.id}`}
            item={item}
            onUndo={() => undo(item)}
            onGone={(hadFocus) => giveUp(item, hadFocus)}
          />
        ) : (
          <CartLine
            key={item.id}
            item={item}
            problems={problems}
            most={mostOf(item, check.lines)}
            isRestored={item.id === restored}
            onRemove={() => takeOut(item, row)}
            onSettled={() => check.settle(item)}
          />
        ),
      )}
    </ul>
  )
}
