import { useState } from 'react'
import { Link } from 'react-router'
import { useIsOwner, useMayChange } from '#back-office/admin-roles.tsx'
import { Cell, faint, Row, rowLink, stack } from '#back-office/list/admin-table.tsx'
import { DeleteDialog } from '#back-office/list/delete-dialog.tsx'
import { apart, RowActions } from '#back-office/list/row-actions.tsx'
import { PencilIcon, RowWord } from '#back-office/list/row-word.tsx'
import { SelectCell } from '#back-office/list/selection.tsx'
import type { Selection } from '#back-office/list/use-selection.tsx'
import { RowMoment } from '#back-office/moment.tsx'
import { useListState } from '#back-office/use-way-back.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { countText } from '#lib/count-text.ts'
import { firstWords } from '#lib/first-words.ts'
import { inLanguage } from '#lib/language.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { Button } from '#ui/button.tsx'
import { TrashIcon } from '#ui/icons.tsx'
import { EyeIcon, PlayIcon } from '#ui/more-icons.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import styles from './galleries.module.css'
import { FeaturedSwitch, StatusSwitch } from './switches.tsx'
import { type AdminGallery, useGalleryChange } from './use-gallery-change.tsx'

export function GalleryRow({ gallery, selection }: { gallery: AdminGallery; selection: Selection | null }) {
  const { columns } = useAdminTexts().gallery
  const language = useLanguage()
  return (
    <Row look="dense">
      {selection ? (
        <SelectCell id={gallery.id} name={inWords(language, gallery.name, gallery.nameAr)} selection={selection} />
      ) : null}
      <Cell label={columns.gallery}>
        <Name gallery={gallery} />
      </Cell>
      <Cell label={columns.items}>
        <Types items={gallery.items} />
      </Cell>
      <Cell label={columns.status} kind="short">
        <StatusSwitch gallery={gallery} />
      </Cell>
      <Cell label={columns.loves} kind="number">
        <bdi>{countText(gallery.loveCount)}</bdi>
      </Cell>
      <Cell label={columns.featured} kind="short">
        <FeaturedSwitch gallery={gallery} />
      </Cell>
      <Cell label={columns.created} kind="short">
        <RowMoment at={gallery.createdAt} />
      </Cell>
      <Cell label={columns.actions} kind="actions">
        <Actions gallery={gallery} />
      </Cell>
    </Row>
  )
}

/** Characters: three lines on a desk, and on a phone. */
const DESCRIPTION = 96

function Name({ gallery }: { gallery: AdminGallery }) {
  const language = useLanguage()
  const state = useListState()
  const [cover] = gallery.items
  return (
    <span className={styles.name}>
      {cover ? (
        <ShopPicture
          url={cover.thumbnail}
          width={cover.width}
          height={cover.height}
          alt=""
          sizes="64px"
          className={styles.picture}
        />
      ) : (
        <span className={styles.picture} />
      )}
      <span className={stack}>
        <Link className={rowLink} to={inLanguage(language, `/admin/gallery/${gallery.id}`)} state={state}>
          <bdi>{inWords(language, gallery.name, gallery.nameAr)}</bdi>
        </Link>
        <span className={`${faint} ${styles.description}`} dir="auto">
          {firstWords(inWords(language, gallery.description, gallery.descriptionAr), DESCRIPTION)}
        </span>
      </span>
    </span>
  )
}

const FIRST = 3

/** What the first few are, and how many more there are. */
function Types({ items }: Pick<AdminGallery, 'items'>) {
  const { gallery: texts } = useAdminTexts()
  const language = useLanguage()
  const more = items.length - FIRST
  return (
    <span className={styles.types}>
      {items.slice(0, FIRST).map(({ id, type, title, titleAr }) => (
        <span key={id} className={styles.type} title={inWords(language, title, titleAr)}>
          {type === 'video' ? <PlayIcon /> : <PictureIcon />}
          <span className="visually-hidden">{texts.types[type]}</span>
        </span>
      ))}
      {more > 0 ? <bdi className={styles.more}>{texts.more(more)}</bdi> : null}
    </span>
  )
}

const PictureIcon = () => (
  <svg className={styles.drawn} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
    <path d="M3 4.5h18v15H3zM3 16l5-5 4.5 4.5L16 12l5 5" />
    <circle cx="15.5" cy="8.5" r="1.5" />
  </svg>
)

type DialogName = 'details' | 'delete' | null

function Actions({ gallery }: { gallery: AdminGallery }) {
  const { gallery: texts } = useAdminTexts()
  const language = useLanguage()
  const state = useListState()
  const mayChange = useMayChange()
  const mayDelete = useIsOwner()
  const [dialog, setDialog] = useState<DialogName>(null)
  const close = (): void => setDialog(null)
  const changes = useGalleryChange(gallery, { isAsked: dialog === 'delete', onSettled: close })
  const name = inWords(language, gallery.name, gallery.nameAr)
  return (
    <RowActions>
      <Button kind="quiet" aria-haspopup="dialog" aria-label={texts.viewOf(name)} onClick={() => setDialog('details')}>
        <RowWord icon={<EyeIcon />}>{texts.view}</RowWord>
      </Button>
      {mayChange ? (
        <Link to={inLanguage(language, `/admin/gallery/${gallery.id}`)} state={state} aria-label={texts.editOf(name)}>
          <RowWord icon={<PencilIcon />}>{texts.edit}</RowWord>
        </Link>
      ) : null}
      {mayDelete ? (
        <Button
          kind="quiet"
          className={apart}
          aria-haspopup="dialog"
          aria-label={texts.deleteOf(name)}
          onClick={() => setDialog('delete')}
        >
          <RowWord icon={<TrashIcon />}>{texts.delete}</RowWord>
        </Button>
      ) : null}
      <DetailsDialog gallery={gallery} isOpen={dialog === 'details'} onClose={close} />
      <DeleteDialog
        texts={texts}
        isBusy={changes.isBusy}
        problem={changes.problem}
        onDelete={changes.remove}
        isOpen={dialog === 'delete'}
        onClose={close}
      >
        <p>{texts.deleteQuestion}</p>
        <p>{texts.deleteEffect(name, gallery.items.length)}</p>
      </DeleteDialog>
    </RowActions>
  )
}
