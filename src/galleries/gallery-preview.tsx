import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PREVIEWED } from './gallery.ts'
import { GalleryGrid } from './gallery-grid.tsx'
import styles from './gallery-preview.module.css'
import type { ShownGallery } from './shown-gallery.ts'

/** The first galleries on another page, and the way to all of them; nothing where there are none. */
export function GalleryPreview({ galleries }: { galleries: readonly ShownGallery[] }) {
  const { preview, viewAll } = useTexts('gallery').gallery
  const language = useLanguage()
  if (galleries.length === 0) return null
  return (
    <section className={styles.preview} aria-labelledby="gallery-preview">
      <div className={styles.head}>
        <h2 id="gallery-preview">{preview}</h2>
        <ButtonLink kind="onward" className={styles.all} to={inLanguage(language, '/gallery')}>
          {viewAll}
        </ButtonLink>
      </div>
      <GalleryGrid galleries={galleries.slice(0, PREVIEWED)} heading="h3" columns={4} />
    </section>
  )
}
