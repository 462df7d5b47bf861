import type { ReactNode } from 'react'
import { useCart, useKeptCart } from '#cart/use-cart.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import type { Facts } from '#settings/facts.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LateCartDrawer } from './late-cart-drawer.tsx'
import { RouteFocus } from './route-focus.tsx'
import styles from './shell.module.css'
import { ToastRegion } from './toast.tsx'

/** What stands around every shopper's page. */
export function Shell({ facts, children }: { facts: Facts | undefined; children: ReactNode }) {
  const { shell } = useTexts().shop
  const isCartOpen = useCart(({ isOpen }) => isOpen)
  useKeptCart()
  return (
    <>
      <a className={styles.skip} href="#main">
        {shell.skipToContent}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer facts={facts} />
      <RouteFocus />
      <ToastRegion isElsewhere={isCartOpen} />
      <LateCartDrawer beside={<ToastRegion isElsewhere={!isCartOpen} />} />
    </>
  )
}
