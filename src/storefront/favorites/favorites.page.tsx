import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { pageNeeds } from '#i18n/page-needs.ts'
import { textsIn } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage, languageOf } from '#lib/language.ts'
import { ProductGrid } from '#storefront/card/product-grid.tsx'
import { LatePopular } from '#storefront/listing/late-popular.tsx'
import { SkeletonGrid } from '#storefront/listing/skeleton-grid.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/favorites.page.ts'
import styles from './favorites.module.css'
import { type SavedProducts, useSavedProducts } from './use-saved-products.tsx'
import { useStillPlace } from './use-still-place.tsx'

export const handle = pageNeeds({ texts: ['listing'] })

/** Boxes that are shown where nobody knows yet how many there will be. */
const EXPECTED = 4

export const meta: Route.MetaFunction = ({ location }) => {
  const { favorites, shell } = textsIn(languageOf(location.pathname)).shop
  return [{ title: `${favorites.title} | ${shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}

/** A heart that is pressed here is gone with its card: who uses the keyboard finds the next one under the finger. */
function useNextHeart(page: RefObject<HTMLElement | null>, products: SavedProducts['products']): void {
  const before = useRef<readonly string[]>([])
  useEffect(() => {
    const now = products.map(({ id }) => id)
    const at = before.current.findIndex((id) => !now.includes(id))
    before.current = now
    if (at < 0 || document.activeElement !== document.body) return
    const hearts = page.current?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? []
    const next = hearts[Math.min(at, hearts.length - 1)] ?? page.current?.querySelector<HTMLElement>('h1')
    next?.focus({ preventScroll: true })
  }, [page, products])
}

function SavedList({ products, isWaiting, problem, again }: SavedProducts) {
  const { saved } = useTexts('listing').listing
  const language = useLanguage()
  if (problem)
    return (
      <div className={styles.message}>
        <Notice tone="error">
          <strong>{saved.failed}</strong>
          {problem}
        </Notice>
        <Button onClick={again}>{saved.retry}</Button>
      </div>
    )
  const all = <Link to={inLanguage(language, '/products')}>{saved.toProducts}</Link>
  if (products.length > 0) return <ProductGrid products={products} heading="h2" rest={all} />
  if (isWaiting)
    return (
      <div className={styles.waiting}>
        <SkeletonGrid count={EXPECTED} label={saved.loading} />
      </div>
    )
  return (
    <div className={styles.message}>
      <EmptyState
        title={saved.empty}
        isSwapped
        action={<ButtonLink to={inLanguage(language, '/products')}>{saved.toProducts}</ButtonLink>}
      >
        {saved.emptyText}
      </EmptyState>
    </div>
  )
}

/** What else there is, for as long as nothing is saved. A heart pressed in it stays under the finger, and the row with it. */
function useOffers({ products, isWaiting, problem }: SavedProducts) {
  const place = useRef<HTMLDivElement>(null)
  const [pressedIn, pressIn] = useState<'list' | 'offers' | null>(null)
  const [isUsed, setUsed] = useState(false)
  useStillPlace(place, pressedIn === 'offers')
  const isEmpty = products.length === 0 && !isWaiting && problem === ''
  return {
    place,
    isOffering: isEmpty || isUsed,
    onListPressed: () => pressIn('list'),
    onPressed: () => {
      pressIn('offers')
      setUsed(true)
    },
  }
}

export default function FavoritesPage() {
  const { listing, shop } = useTexts('listing')
  const saved = useSavedProducts()
  const { products, goneCount } = saved
  const list = useRef<HTMLDivElement>(null)
  useNextHeart(list, products)
  const offers = useOffers(saved)
  return (
    <div className={styles.page}>
      <div ref={list} onClickCapture={offers.onListPressed}>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{shop.favorites.title}</h1>
          <p className={styles.count} role="status">
            {products.length > 0 ? listing.saved.count(products.length) : null}
          </p>
          {goneCount > 0 ? <Notice>{listing.saved.noLongerListed(goneCount)}</Notice> : null}
          <noscript>
            <p>{listing.saved.needsScript}</p>
          </noscript>
        </div>
        <SavedList {...saved} />
      </div>
      {offers.isOffering ? (
        <div ref={offers.place} className={styles.offers} onClickCapture={offers.onPressed}>
          <LatePopular />
        </div>
      ) : null}
    </div>
  )
}
