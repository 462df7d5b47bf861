import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { CloseIcon } from '#ui/icons.tsx'
import { AddressedItem } from './addressed-item.tsx'
import { FilterBar } from './filter-bar.tsx'
import { GalleryGrid } from './gallery-grid.tsx'
import { GalleryMedia } from './gallery-media.tsx'
import styles from './gallery-page.module.css'
import { putInAddress } from './item-address.ts'
import { ItemProducts } from './item-products.tsx'
import type { ShownGallery, ShownItem } from './shown-gallery.ts'

/** A picture of a row of them; one that is as wide as two has a row to itself. */
const OPENED = '(min-width: 40rem) 50vw, 100vw'
const isWide = ({ width, height }: ShownItem): boolean => width >= 2 * height

/** The banner, and below it what there is to see. */
export function CollectionsPage({ children }: { children: ReactNode }) {
  const { title, subtitle } = useTexts('gallery').gallery
  return (
    <>
      <div className={styles.banner}>
        <div className={styles.half} data-ground="ink">
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        <div className={styles.half} data-ground="bone">
          <p>{subtitle}</p>
        </div>
      </div>
      {children}
    </>
  )
}

export function Collections({ galleries }: { galleries: readonly ShownGallery[] }) {
  const { empty } = useTexts('gallery').gallery
  const [query] = useSearchParams()
  const openedGallery = galleries.find(({ id }) => id === query.get('open'))
  const chosen = galleries.find(({ id }) => id === query.get('collection'))
  if (galleries.length === 0) {
    return (
      <div className={styles.message}>
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      </div>
    )
  }
  const listed = chosen ? [chosen] : galleries
  return (
    <>
      <FilterBar galleries={galleries} chosen={openedGallery ?? chosen} />
      {openedGallery ? <Opened gallery={openedGallery} /> : null}
      <GalleryGrid
        galleries={listed.filter((gallery) => gallery !== openedGallery)}
        heading="h2"
        columns={3}
        isFirst={!openedGallery}
        onShow={putInAddress}
      />
      <AddressedItem galleries={galleries} />
    </>
  )
}

/** What the viewer shows, on the page itself: for whoever has no script, or was sent this address. */
function Opened({ gallery }: { gallery: ShownGallery }) {
  const { viewer, closeOpened } = useTexts('gallery').gallery
  const language = useLanguage()
  return (
    <section id="opened" className={styles.opened} aria-labelledby="opened-name">
      <div className={styles.openedHead}>
        <h2 id="opened-name">{gallery.name}</h2>
        <Link className={styles.close} to={inLanguage(language, '/gallery')} aria-label={closeOpened}>
          <CloseIcon />
        </Link>
      </div>
      {gallery.description ? <p className={styles.openedText}>{gallery.description}</p> : null}
      <ul className={styles.items}>
        {gallery.items.map((item) => (
          <li
            key={item.id}
            id={item.id}
            data-wide={isWide(item) || undefined}
            data-last={item === gallery.items.at(-1) || undefined}
          >
            <figure>
              <GalleryMedia item={item} widths={isWide(item) ? '100vw' : OPENED} />
              <figcaption>
                <strong>{item.title || viewer.untitled}</strong>
                <span>{item.description || viewer.undescribed}</span>
                <ItemProducts products={item.products} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
