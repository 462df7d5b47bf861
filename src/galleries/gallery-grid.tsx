import { type MouseEvent, useState } from 'react'
import { sizesCropped } from '#media/picture.ts'
import { useSayLate } from '#ui/late.tsx'
import sheet from '#ui/sheet.module.css'
import { underWay } from '#ui/under-way.tsx'
import { GalleryCard } from './gallery-card.tsx'
import styles from './gallery-grid.module.css'
import type { GalleryViewer } from './gallery-viewer.tsx'
import type { ShownGallery } from './shown-gallery.ts'
import { useKeptLikes } from './use-likes.tsx'

interface GridProps {
  galleries: readonly ShownGallery[]
  heading: 'h2' | 'h3'
  /** Of how many columns at most. */
  columns: 3 | 4
  /** The first picture is what this page is judged by. */
  isFirst?: boolean
  /** Told which item the viewer shows; undefined once it is closed. */
  onShow?: (itemId: string | undefined) => void
}

const WIDTHS = {
  3: '(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw',
  4: '(min-width: 64rem) 25vw, 50vw',
} as const
/** Of the last one, alone in its row of three. */
const ALONE = '(min-width: 64rem) 67vw'

function widthsOf({ items: [first] }: ShownGallery, columns: GridProps['columns'], isAlone: boolean): string {
  const widths = first ? sizesCropped(WIDTHS[columns], first) : WIDTHS[columns]
  return isAlone ? `${ALONE}, ${widths}` : widths
}

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** The viewer's script is fetched when somebody is about to open a gallery. */
function useLateViewer(onShow: GridProps['onShow']) {
  const [openedItem, setOpened] = useState<{ gallery: ShownGallery; opener: HTMLElement } | null>(null)
  const [loaded, setLoaded] = useState<{ Viewer: typeof GalleryViewer } | null>(null)

  const load = () => import('./gallery-viewer.tsx').then(({ GalleryViewer: Viewer }) => setLoaded({ Viewer }))
  const say = useSayLate()
  const near = (): void => void (loaded ?? load().catch(() => {}))

  const open = (event: MouseEvent<HTMLAnchorElement>, gallery: ShownGallery): void => {
    if (!isPlain(event)) return
    event.preventDefault()
    const opener = event.currentTarget
    setOpened({ gallery, opener })
    onShow?.(gallery.items[0]?.id)
    // Where the script can't be fetched, the link leads on as it would without one; offline it would lead nowhere.
    const fetchIt = (): void =>
      void underWay(load()).catch(() => (navigator.onLine ? location.assign(opener.href) : say(fetchIt)))
    if (!loaded) fetchIt()
  }

  const close = (): void => {
    openedItem?.opener.focus()
    setOpened(null)
    onShow?.(undefined)
  }

  const gallery = openedItem?.gallery ?? null
  const viewer = loaded ? <loaded.Viewer gallery={gallery} onShow={onShow} onClose={close} /> : null
  return { viewer, open, near }
}

export function GalleryGrid({ galleries, heading, columns, isFirst = false, onShow }: GridProps) {
  const { viewer, open, near } = useLateViewer(onShow)
  useKeptLikes()
  return (
    <>
      <ul className={`${sheet.sheet} ${columns === 4 ? styles.four : styles.three}`}>
        {galleries.map((gallery, at) => (
          <li key={gallery.id} className={`${sheet.cell} ${styles.cell}`}>
            <GalleryCard
              gallery={gallery}
              heading={heading}
              widths={widthsOf(
                gallery,
                columns,
                columns === 3 && at > 0 && at % 3 === 0 && at === galleries.length - 1,
              )}
              priority={isFirst && at === 0}
              onOpen={open}
              onNear={near}
            />
          </li>
        ))}
      </ul>
      {viewer}
    </>
  )
}
