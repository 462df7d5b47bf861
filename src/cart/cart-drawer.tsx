import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { toPounds } from '#lib/money.ts'
import { useToast } from '#shell/use-toast.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Price } from '#ui/price.tsx'
import styles from './cart.module.css'
import { type CartItem, count, isSameLine, putBack, total } from './cart.ts'
import { CartLine, RemovedLine } from './cart-line.tsx'
import { useCart } from './use-cart.tsx'
import { type CartCheck, type Problem, useCartCheck } from './use-cart-check.tsx'

/** `beside`: what may stand in front of the page next to the open drawer. */
export function CartDrawer({ beside }: { beside: ReactNode }) {
  const { cart } = useTexts().shop
  const { items, isOpen, close } = useCart()
  const check = useCartCheck(isOpen)
  const title = items.length > 0 ? `${cart.title}: ${cart.items(count(items))}` : cart.title
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      closeLabel={cart.close}
      side="start"
      footer={items.length > 0 ? <Foot items={items} onLeave={close} /> : null}
      beside={beside}
    >
      <CheckNotice check={check} isEmpty={items.length === 0} />
      <Lines items={items} isOpen={isOpen} check={check} />
      {items.length === 0 ? <Empty onLeave={close} /> : null}
    </Dialog>
  )
}

function CheckNotice({ check: { progress, problems, again }, isEmpty }: { check: CartCheck; isEmpty: boolean }) {
  const { cart } = useTexts().shop
  if (progress === 'failed' && !isEmpty) {
    return (
      <Notice tone="error">
        {cart.cartNotChecked}
        <Button kind="outline" onClick={again}>
          {cart.checkAgain}
        </Button>
      </Notice>
    )
  }
  return (
    <p role="status" className="visually-hidden">
      {progress === 'checking' ? cart.checking : problems.length > 0 ? cart.needsALook : ''}
    </p>
  )
}

interface Row {
  item: CartItem
  problems: readonly Problem[]
  isRemoved?: true
}

interface Removed {
  item: CartItem
  /** Where it stood: in the cart, and on the screen. */
  at: number
  row: number
}

const needsHelp = ({ problems }: Row): boolean => problems.some(({ reason }) => reason !== 'price-changed')

/** What needs the shopper stands first; what was taken out stays where it was until it can't come back. */
function rowsOf(items: readonly CartItem[], problems: readonly Problem[], removed: readonly Removed[]): Row[] {
  const rows = items.map((item): Row => {
    const its = problems.filter(({ productId, size }) => productId === item.productId && size === item.size)
    return { item, problems: its }
  })
  const sorted = [...rows.filter(needsHelp), ...rows.filter((row) => !needsHelp(row))]
  return removed.reduce<Row[]>(
    (all, { item, row }) => all.toSpliced(row, 0, { item, problems: [], isRemoved: true }),
    sorted,
  )
}

function Lines({ items, isOpen, check }: { items: readonly CartItem[]; isOpen: boolean; check: CartCheck }) {
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const list = useRef<HTMLUListElement>(null)
  const { remove, replace } = useCart.getState()
  const rows = rowsOf(items, check.problems, removed)

  useEffect(() => {
    if (!isOpen) setRemoved([])
  }, [isOpen])

  const takeOut = (item: CartItem, row: number): void => {
    setRemoved([...removed, { item, at: items.indexOf(item), row }])
    remove(item.id)
    // It may still say that the line is here.
    useToast.getState().hide()
  }
  const forget = (item: CartItem): void => setRemoved((all) => all.filter((each) => each.item !== item))
  const undo = (item: CartItem): void => {
    const at = removed.find((each) => each.item === item)?.at ?? items.length
    replace(putBack(items, item, at))
    forget(item)
    list.current?.focus()
  }
  const giveUp = (item: CartItem): void => {
    if (document.activeElement?.closest('ul') === list.current && removed.length > 0) list.current?.focus()
    forget(item)
  }

  if (rows.length === 0) return null
  return (
    <ul ref={list} className={styles.lines} tabIndex={-1}>
      {rows.map(({ item, problems, isRemoved }, row) =>
        isRemoved ? (
          <RemovedLine key={`removed-${item.id}`} item={item} onUndo={() => undo(item)} onGone={() => giveUp(item)} />
        ) : (
          <CartLine
            key={item.id}
            item={item}
            problems={problems}
            most={check.lines.find((line) => isSameLine(line, item))?.maxQuantity}
            onRemove={() => takeOut(item, row)}
            onSettled={() => check.settle(item)}
          />
        ),
      )}
    </ul>
  )
}

function Foot({ items, onLeave }: { items: readonly CartItem[]; onLeave: () => void }) {
  const { cart } = useTexts().shop
  const language = useLanguage()
  return (
    <div className={styles.foot}>
      <p className={styles.total}>
        <span>{cart.total}</span>
        <Price pounds={toPounds(total(items))} language={language} />
      </p>
      <p className={styles.detail}>{cart.shippingLater}</p>
      <ButtonLink to={inLanguage(language, '/checkout')} onClick={onLeave}>
        {cart.checkout}
      </ButtonLink>
    </div>
  )
}

function Empty({ onLeave }: { onLeave: () => void }) {
  const { cart } = useTexts().shop
  const language = useLanguage()
  return (
    <EmptyState
      as="h3"
      title={cart.emptyTitle}
      action={
        <ButtonLink to={inLanguage(language, '/products?color=black')} onClick={onLeave}>
          {cart.black}
        </ButtonLink>
      }
      secondary={
        <ButtonLink kind="outline" to={inLanguage(language, '/products?color=white')} onClick={onLeave}>
          {cart.white}
        </ButtonLink>
      }
    >
      <p>{cart.emptyText}</p>
    </EmptyState>
  )
}
