import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useCart, useKeptCart } from '#cart/use-cart.tsx'
import { useKeptFavorites } from '#favorites/use-favorites.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { withoutLanguage } from '#lib/language.ts'
import { fadePictures } from '#media/fade-pictures.ts'
import { ListingAhead } from '#storefront/listing/listing-ahead.tsx'
import { RouteFocus } from '#ui/route-focus.tsx'
import { useIsSlow } from '#ui/use-is-slow.tsx'
import { CountVisit } from '#visits/count-visit.tsx'
import { LateCartDrawer } from './late-cart-drawer.tsx'
import { LoginPrompt } from './login-prompt.tsx'
import { QUICK } from './progress.tsx'
import styles from './shell.module.css'
import { ToastRegion } from './toast.tsx'
import { useAccountCopies } from './use-account-copies.tsx'

/** A page that takes its time: whether it is being fetched, and where its address leads if that is the list of products. */
function useNextPage() {
  const here = useLocation().pathname
  const { state, location: next } = useNavigation()
  const isSlow = useIsSlow(state !== 'idle', QUICK)
  const isList = next !== undefined && next.pathname !== here && withoutLanguage(next.pathname) === '/products'
  return { isSlow, listAhead: isSlow && isList ? next.search : null }
}

interface ShellProps {
  head: ReactNode
  foot: ReactNode
  children: ReactNode
}

/** What stands around every shopper's page, between the head and the foot that its layout gives it. */
export function Shell({ head, foot, children }: ShellProps) {
  const { shell } = useTexts().shop
  const isCartOpen = useCart(({ isOpen }) => isOpen)
  const isListing = withoutLanguage(useLocation().pathname) === '/products'
  const { isSlow, listAhead } = useNextPage()
  useEffect(fadePictures, [])
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
      {head}
      <main
        id="main"
        tabIndex={-1}
        className={styles.main}
        aria-busy={isSlow || undefined}
        data-ahead={listAhead === null ? undefined : ''}
      >
        {listAhead === null ? null : <ListingAhead search={listAhead} />}
        {children}
      </main>
      {foot}
      <RouteFocus />
      <CountVisit />
      <ToastRegion isElsewhere={isCartOpen} />
      <LateCartDrawer beside={<ToastRegion isElsewhere={!isCartOpen} />} />
      <LoginPrompt />
    </>
  )
}
