import type { ComponentProps, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useCart, useKeptCart } from '#cart/use-cart.tsx'
import { useKeptFavorites } from '#favorites/use-favorites.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { withoutLanguage } from '#lib/language.ts'
import { CountVisit } from '#visits/count-visit.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LateCartDrawer } from './late-cart-drawer.tsx'
import { LoginPrompt } from './login-prompt.tsx'
import { RouteFocus } from './route-focus.tsx'
import styles from './shell.module.css'
import { ToastRegion } from './toast.tsx'
import { useAccountCopies } from './use-account-copies.tsx'

/** What stands around every shopper's page. */
export function Shell({ children, ...known }: ComponentProps<typeof Footer> & { children: ReactNode }) {
  const { shell } = useTexts().shop
  const isCartOpen = useCart(({ isOpen }) => isOpen)
  const isListing = withoutLanguage(useLocation().pathname) === '/products'
  useKeptCart()
  useKeptFavorites()
  useAccountCopies()
  return (
    <>
      <a className={styles.skip} href="#main">
        {shell.skipToContent}
      </a>
      {isListing ? (
        <a className={styles.skip} href="#filters">
          {shell.skipToFilters}
        </a>
      ) : null}
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer {...known} />
      <RouteFocus />
      <CountVisit />
      <ToastRegion isElsewhere={isCartOpen} />
      <LateCartDrawer beside={<ToastRegion isElsewhere={!isCartOpen} />} />
      <LoginPrompt />
    </>
  )
}
