import { useEffect, useRef } from 'react'
import { inWords } from '#catalog/product.ts'
import { useSizeText } from '#catalog/sizing/use-size-text.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import styles from './cart.module.css'
import type { CartItem } from './cart.ts'

/** Milliseconds. */
const UNDO = 8000

interface RemovedProps {
  item: CartItem
  onUndo: () => void
  onGone: (hadFocus: boolean) => void
}

export function RemovedLine({ item, onUndo, onGone }: RemovedProps) {
  const { cart } = useTexts('cart')
  const name = inWords(useLanguage(), item.name, item.nameAr)
  const size = useSizeText()(item)
  const undo = useRef<HTMLDivElement>(null)
  const latestOnGone = useRef(onGone)
  latestOnGone.current = onGone

  useEffect(() => {
    // The button that was pressed is gone with its line.
    undo.current?.querySelector('button')?.focus()
    const timer = setTimeout(() => latestOnGone.current(undo.current?.contains(document.activeElement) ?? false), UNDO)
    return () => clearTimeout(timer)
  }, [])

  return (
    <li className={styles.removed}>
      <p role="status">{cart.removed(name, size)}</p>
      <div ref={undo}>
        <Button kind="quiet" onClick={onUndo} aria-label={cart.undoNamed(name, size)}>
          {cart.undo}
        </Button>
      </div>
    </li>
  )
}
