import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import styles from '#cart/cart.module.css'
import { count } from '#cart/cart.ts'
import { CartFoot } from '#cart/cart-foot.tsx'
import { CartLines } from '#cart/cart-lines.tsx'
import { toBuy } from '#cart/rows.ts'
import { useCart } from '#cart/use-cart.tsx'
import { type CartCheck, useCartCheck } from '#cart/use-cart-check.tsx'
import { useLess } from '#cart/use-less.tsx'
import waiting from '#cart/waiting.module.css'
import { inWords } from '#catalog/product.ts'
import { useFavorites } from '#favorites/use-favorites.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { LateWaitingLine } from '#payments/pages/late-waiting-line.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { tell } from '#visits/tell.ts'

/** `beside`: what may stand in front of the page next to the open drawer. */
export function CartDrawer({ beside }: { beside: ReactNode }) {
  const { cart } = useTexts('cart')
  const { items, isOpen, close } = useCart()
  const isBegun = isOpen && items.length > 0
  useEffect(() => {
    if (isBegun) tell([{ type: 'cart' }], location.pathname)
  }, [isBegun])
  const check = useCartCheck(isOpen)
  const pieces = count(items)
  const title = pieces > 0 ? `${cart.title}: ${cart.items(pieces)}` : cart.title
  const foot = (
    <CartFoot
      items={toBuy(items, check)}
      pieces={pieces}
      isOpen={isOpen}
      isUnseen={check.progress === 'opening'}
      onLeave={close}
    />
  )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      closeLabel={cart.close}
      side="start"
      footer={items.length > 0 ? foot : null}
      beside={beside}
    >
      {isOpen ? <LateWaitingLine className={styles.waiting} onLeave={close} /> : null}
      <NoRoom isOpen={isOpen} />
      <CartLines items={items} isOpen={isOpen} check={check} />
      {items.length === 0 ? <Empty onLeave={close} /> : <CheckNotice check={check} />}
    </Dialog>
  )
}

/** Comes when the lines are drawn, so it stands behind them: it moves none, and is in sight. */
function CheckNotice({ check: { progress, problems, again } }: { check: CartCheck }) {
  const { cart, shop } = useTexts('cart')
  if (progress === 'opening') return <Loading label={cart.checking} />
  if (progress === 'failed') {
    return (
      <Notice tone="error" className={waiting.told}>
        {cart.cartNotChecked}
        <Button kind="outline" onClick={again}>
          {cart.checkAgain}
        </Button>
      </Notice>
    )
  }
  return (
    <p role="status" className="visually-hidden">
      {problems.length > 0 ? shop.cart.needsALook : progress === 'checked' ? '' : cart.checking}
    </p>
  )
}

/** What joined the account's cart and found it full; said until the cart was looked at and closed. */
function NoRoom({ isOpen }: { isOpen: boolean }) {
  const { cart } = useTexts('cart')
  const language = useLanguage()
  const out = useLess(({ less }) => less).filter(({ quantity }) => quantity === 0)
  useEffect(() => (isOpen ? () => useLess.setState({ less: [] }) : undefined), [isOpen])
  if (out.length === 0) return null
  const pieces = out.map(({ name, nameAr, size }) => `${inWords(language, name, nameAr)}, ${size}`)
  return <Notice tone="error">{cart.noRoom(pieces.join('; '))}</Notice>
}

function Empty({ onLeave }: { onLeave: () => void }) {
  const hasFavorites = useFavorites(({ ids }) => ids.length > 0)
  const { cart } = useTexts('cart')
  const language = useLanguage()
  return (
    <div className={styles.empty}>
      <div>
        <h3>{cart.emptyTitle}</h3>
        <p>{cart.emptyText}</p>
        {hasFavorites ? (
          <ButtonLink
            kind="quiet"
            className={styles.favorites}
            to={inLanguage(language, '/favorites')}
            onClick={onLeave}
          >
            {cart.toFavorites}
          </ButtonLink>
        ) : null}
      </div>
      <div className={styles.halves}>
        <Link data-ground="ink" to={inLanguage(language, '/products?color=black')} onClick={onLeave}>
          {cart.black}
        </Link>
        <Link data-ground="paper" to={inLanguage(language, '/products?color=white')} onClick={onLeave}>
          {cart.white}
        </Link>
      </div>
    </div>
  )
}
