import { useTexts } from '#i18n/use-texts.tsx'
import { BagIcon } from '#ui/icons.tsx'
import { useEarly } from '#ui/use-early.tsx'
import styles from './cart.module.css'
import { count } from './cart.ts'
import { useCart } from './use-cart.tsx'

const EARLY_CART = 'early-cart'

/** Tapped before the page is alive it says that the cart is on its way; then the cart opens. */
export function CartButton() {
  const { cart, shell } = useTexts().shop
  const pieces = useCart(({ items }) => count(items))
  const open = useCart((state) => state.open)
  const early = useEarly(open)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={cart.button(pieces)}
        aria-haspopup="dialog"
        popoverTarget={EARLY_CART}
        onClick={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <BagIcon />
        {pieces > 0 ? (
          <span className={styles.count} aria-hidden="true">
            {pieces}
          </span>
        ) : null}
      </button>
      <div ref={early} id={EARLY_CART} popover="auto" className={styles.early} role="status">
        {shell.loading}
      </div>
    </>
  )
}
