import { useTexts } from '#i18n/use-texts.tsx'
import { EarlyButton } from '#ui/early-button.tsx'
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
      <EarlyButton className={styles.button} aria-label={cart.button(pieces)} popoverTarget={EARLY_CART} onOpen={open}>
        <BagIcon />
        {pieces > 0 ? (
          <span className={styles.count} aria-hidden="true">
            {pieces}
          </span>
        ) : null}
      </EarlyButton>
      <div ref={early} id={EARLY_CART} popover="auto" className={styles.early} role="status">
        {shell.loading}
      </div>
    </>
  )
}
