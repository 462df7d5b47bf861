import { useMayChange } from '#back-office/admin-roles.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Badge } from '#ui/badge.tsx'
import styles from './galleries.module.css'
import { type AdminGallery, useGalleryChange } from './use-gallery-change.tsx'

const stay = (): void => {}

export function Standing({ gallery: { isActive } }: { gallery: AdminGallery }) {
  const { statuses } = useAdminTexts().gallery
  return <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? statuses.active : statuses.inactive}</Badge>
}

/** The badge itself is what is pressed; who may only look sees it as it stands. */
export function StatusSwitch({ gallery }: { gallery: AdminGallery }) {
  const { gallery: texts } = useAdminTexts()
  const name = inWords(useLanguage(), gallery.name, gallery.nameAr)
  const { isBusy, switchActive } = useGalleryChange(gallery, { onSettled: stay })
  if (!useMayChange()) return <Standing gallery={gallery} />
  return (
    <button
      type="button"
      className={styles.switch}
      aria-busy={isBusy || undefined}
      aria-label={(gallery.isActive ? texts.deactivate : texts.activate)(name)}
      onClick={() => void switchActive()}
    >
      <Standing gallery={gallery} />
    </button>
  )
}

export function FeaturedSwitch({ gallery }: { gallery: AdminGallery }) {
  const { gallery: texts } = useAdminTexts()
  const name = inWords(useLanguage(), gallery.name, gallery.nameAr)
  const { isBusy, switchFeatured } = useGalleryChange(gallery, { onSettled: stay })
  const mark = (
    <span className={gallery.featured ? undefined : styles.off}>
      <Badge tone={gallery.featured ? 'info' : 'neutral'}>
        {gallery.featured ? texts.isFeatured : texts.isNotFeatured}
      </Badge>
    </span>
  )
  if (!useMayChange()) return mark
  return (
    <button
      type="button"
      className={styles.switch}
      aria-busy={isBusy || undefined}
      aria-label={(gallery.featured ? texts.unfeature : texts.feature)(name)}
      onClick={() => void switchFeatured()}
    >
      {mark}
    </button>
  )
}
