import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { HeartIcon } from '#ui/icons.tsx'
import { PlayIcon } from '#ui/more-icons.tsx'
import sheet from '#ui/sheet.module.css'
import styles from './gallery-card.module.css'
import type { ShownGallery } from './shown-gallery.ts'
import { useLikes } from './use-likes.tsx'

export interface CardProps {
  gallery: ShownGallery
  heading: 'h2' | 'h3'
  widths: string
  priority?: boolean
  onOpen: (event: MouseEvent<HTMLAnchorElement>, gallery: ShownGallery) => void
  /** Somebody is about to open it. */
  onNear: () => void
}

function Cover({ gallery: { items }, widths, priority = false }: Pick<CardProps, 'gallery' | 'widths' | 'priority'>) {
  const { video } = useTexts('gallery').gallery
  const [first] = items
  return (
    <span className={styles.cover}>
      {first ? (
        <ShopPicture
          url={first.thumbnail}
          width={first.width}
          height={first.height}
          alt=""
          sizes={widths}
          priority={priority}
        />
      ) : null}
      {first?.type === 'video' ? (
        <span className={styles.play}>
          <PlayIcon />
          <span className="visually-hidden">{video}</span>
        </span>
      ) : null}
    </span>
  )
}

function Loves({ gallery }: Pick<CardProps, 'gallery'>) {
  const { loves } = useTexts('gallery').gallery
  const isLoved = useLikes(({ ids }) => ids.includes(gallery.id))
  const count = useLikes(({ counts }) => counts[gallery.id]) ?? gallery.loves
  return (
    <span className={styles.loves} data-loved={isLoved || undefined}>
      <HeartIcon isFilled={isLoved} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{loves(count)}</span>
    </span>
  )
}

/** Without a script its link leads to the gallery's items; with one they open in front of the page. */
export function GalleryCard({ gallery, heading: Heading, widths, priority = false, onOpen, onNear }: CardProps) {
  const words = useTexts('gallery').gallery
  const language = useLanguage()
  const { description, items } = gallery
  return (
    <article className={`${sheet.card} ${styles.card}`}>
      <Link
        className={`${sheet.link} ${styles.link}`}
        to={inLanguage(language, `/gallery?open=${gallery.id}#opened`)}
        onClick={(event) => onOpen(event, gallery)}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <Cover gallery={gallery} widths={widths} priority={priority} />
        <Heading className={styles.name}>{gallery.name}</Heading>
      </Link>
      {description ? <p className={styles.text}>{description}</p> : null}
      <p className={styles.facts}>
        <span>{description ? words.items(items.length) : words.collectionOf(items.length)}</span>
        <Loves gallery={gallery} />
      </p>
    </article>
  )
}
