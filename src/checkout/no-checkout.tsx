import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { CartItem } from '#cart/cart.ts'
import { useCart } from '#cart/use-cart.tsx'
import { inWords } from '#catalog/product.ts'
import { useSizeText } from '#catalog/sizing/use-size-text.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { inLanguage } from '#lib/language.ts'
import { signInPath } from '#lib/next-path.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { CartChange } from './cart-changes.ts'
import styles from './checkout.module.css'

const useShop = () => {
  const language = useLanguage()
  return (color: string): string => inLanguage(language, `/products?color=${color}`)
}

export function EmptyCheckout() {
  const texts = useTexts('checkout').checkout
  const shop = useShop()
  return (
    <EmptyState
      title={texts.emptyTitle}
      action={<ButtonLink to={shop('black')}>{texts.shopBlack}</ButtonLink>}
      secondary={
        <ButtonLink kind="outline" to={shop('white')}>
          {texts.shopWhite}
        </ButtonLink>
      }
    >
      <p>{texts.empty}</p>
    </EmptyState>
  )
}

export function SoldOutCheckout({ changes }: { changes: readonly CartChange<CartItem>[] }) {
  const language = useLanguage()
  const texts = useTexts('checkout').checkout
  const sizeText = useSizeText()
  const shop = useShop()
  const clear = useCart((cart) => cart.clear)
  return (
    <EmptyState
      title={texts.nothingLeftTitle}
      action={<ButtonLink to={shop('black')}>{texts.shopBlack}</ButtonLink>}
      secondary={
        <ButtonLink kind="outline" to={shop('white')}>
          {texts.shopWhite}
        </ButtonLink>
      }
    >
      <div role="alert">
        <p>{changes.every(({ opensAt }) => opensAt) ? texts.nothingOpen : texts.nothingLeft}</p>
        <ul className={styles.gone}>
          {changes.map(({ line, opensAt }) => (
            <li key={line.id}>
              <bdi>{inWords(language, line.name, line.nameAr)}</bdi>
              <span aria-hidden="true">{'\u00a0· '}</span>
              {sizeText(line)}
              {opensAt ? <p>{texts.opensOn(momentText(opensAt, language))}</p> : null}
            </li>
          ))}
        </ul>
      </div>
      <Button kind="quiet" className={styles.takeOut} onClick={clear}>
        {texts.takeOut}
      </Button>
    </EmptyState>
  )
}

/** Whose session ended at the order signs in again, and finds all of it as it was; or goes on without. */
export function SessionOver({ onGuest }: { onGuest: () => void }) {
  const { sessionOver: texts } = useTexts('checkout').checkout
  const here = useLocation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <EmptyState
        title={texts.title}
        action={<ButtonLink to={signInPath(here)}>{texts.signIn}</ButtonLink>}
        secondary={
          <Button kind="outline" onClick={onGuest}>
            {texts.guest}
          </Button>
        }
      >
        <p>{texts.text}</p>
      </EmptyState>
    </div>
  )
}
