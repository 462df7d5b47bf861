import { useTexts } from '#i18n/use-texts.tsx'
import { BagIcon } from '#ui/icons.tsx'
import styles from './cart.module.css'
import { count } from './cart.ts'
import { useCart } from './use-cart.tsx'

export function CartButton() {
  const { cart } = useTexts().shop
  const held = useCart(({ items }) => count(items))
  const open = useCart((state) => state.open)
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={cart.button(held)}
      aria-haspopup="dialog"
      onClick={open}
    >
      <BagIcon />
      {held > 0 ? (
        <span className={styles.badge} aria-hidden="true">
          {held}
        </span>
      ) : null}
    </button>
  )
}
