import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { Answers } from '#back-office/admin-answers.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useIsOwner } from '#back-office/admin-roles.tsx'
import { type Color, inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { type listComingCall, removeComingCall } from '../api.ts'
import styles from './coming.module.css'

type ComingImage = Answer<typeof listComingCall>['items'][number]

interface CollectionProps {
  collection: Color
  items: readonly ComingImage[]
}

/** The button that says how many there are, and the images behind it. */
export function Collection({ collection, items }: CollectionProps) {
  const { coming: texts, common } = useAdminTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.view[collection](items.length)}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.collections[collection]}
        closeLabel={common.close}
      >
        {isOpen && items.length > 0 ? (
          <ol className={styles.images}>
            {items.map((item, at) => (
              <ImageCard key={item.id} item={item} place={{ at: at + 1, of: items.length }} />
            ))}
          </ol>
        ) : (
          <p role="status">{texts.none[collection]}</p>
        )}
      </Dialog>
    </>
  )
}

interface CardProps {
  item: ComingImage
  place: { at: number; of: number }
}

function ImageCard({ item, place }: CardProps) {
  const { coming: texts } = useAdminTexts()
  const language = useLanguage()
  const { image, width, height, alt, altAr } = item
  const mayDelete = useIsOwner()
  return (
    <li className={styles.card}>
      <ShopPicture
        url={image}
        width={width}
        height={height}
        alt={inWords(language, alt, altAr)}
        sizes="160px"
        className={styles.picture}
      />
      <div className={styles.words}>
        <span className={styles.faint}>{texts.image(place.at, place.of)}</span>
        {alt || altAr ? null : <span className={styles.faint}>{texts.noAlt}</span>}
        {alt ? <bdi lang="en">{alt}</bdi> : null}
        {altAr ? <bdi lang="ar">{altAr}</bdi> : null}
        {mayDelete ? <DeleteImage item={item} place={place} /> : null}
      </div>
    </li>
  )
}

/** Asked first; both lists are read again afterwards. */
function DeleteImage({ item: { id, alt, altAr }, place }: CardProps) {
  const shownAlt = inWords(useLanguage(), alt, altAr)
  const { coming: texts, common } = useAdminTexts()
  const [isOpen, setOpen] = useState(false)
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const close = (): void => setOpen(false)

  const remove = (): Promise<void> =>
    act(
      async () => {
        await sendRequest(removeComingCall, { id })
        close()
        tell('success', texts.deleted)
        await revalidate()
      },
      ({ refusal, words }) => {
        close()
        tell('error', texts.because(texts.deleteFailed, words), { refusal })
        if (refusal.status === 404) void revalidate()
      },
    )

  const buttons = (
    <Answers onCancel={close}>
      <Button busy={isBusy} onClick={() => void remove()}>
        {texts.confirmDelete}
      </Button>
    </Answers>
  )
  return (
    <>
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        aria-label={texts.deleteOf(place.at, shownAlt)}
        onClick={() => setOpen(true)}
      >
        {texts.delete}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={texts.confirmDelete} closeLabel={common.close} footer={buttons}>
        <p>{texts.deleteQuestion}</p>
        <p>{texts.deleteEffect}</p>
      </Dialog>
    </>
  )
}
