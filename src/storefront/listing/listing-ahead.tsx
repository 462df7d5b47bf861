import { useLayoutEffect } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import styles from './listing.module.css'
import { groundOf, titleOf } from './listing-look.ts'
import { SkeletonGrid } from './skeleton-grid.tsx'

/** Boxes that are shown where nobody knows yet how many there will be. */
const EXPECTED = 8

/** The list in outline, in place of a page that is being left for it. */
export function ListingAhead({ search }: { search: string }) {
  const { products } = useTexts().shop
  const params = new URLSearchParams(search)
  // The router has noted how far the page was scrolled that is left.
  useLayoutEffect(() => void scrollTo(0, 0), [])
  return (
    <div className={styles.page} data-ground={groundOf(params.get('color'))}>
      <div className={styles.head}>
        <div className={styles.bar}>
          <h1>{titleOf(products, Object.fromEntries(params))}</h1>
        </div>
      </div>
      <div className={styles.found}>
        <SkeletonGrid count={EXPECTED} large={search ? undefined : 'upright'} />
      </div>
    </div>
  )
}
