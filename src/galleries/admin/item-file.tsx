import { type ChangeEvent, type ReactNode, useId, useState } from 'react'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { DevicePicture } from '#media/admin/device-picture.tsx'
import { DropZone } from '#media/admin/drop-zone.tsx'
import { SendingProgress } from '#media/admin/sending-progress.tsx'
import { ACCEPTED_IMAGES } from '#media/image-file.ts'
import { ACCEPTED_MEDIA } from '#media/media-file.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { Notice } from '#ui/notice.tsx'
import type { TypedItem } from './gallery-form.ts'
import styles from './items.module.css'
import type { Files } from './use-files.tsx'

interface FileProps {
  item: TypedItem
  at: number
  files: Files
  problem: string | undefined
}

/** What is seen of an item, how far it is on its way, and another file in its place. */
export function ItemFile({ item, at, files, problem }: FileProps) {
  const { galleryFiles: texts, galleryForm } = useAdminTexts()
  const mayChange = useMayChange()
  const { position } = galleryForm.item
  const sending = files.sending[item.key]
  const label = (action: string): string => galleryForm.item.of(action, at)
  if (item.url === '')
    return (
      <div className={styles.file}>
        <DropZone
          name="file"
          label={label(texts.pickOne)}
          limits={texts.limits}
          words={{ drop: texts.dropOne, pick: texts.pickOne }}
          accepted={ACCEPTED_MEDIA}
          isOne
          onFiles={(picked) => files.replace(item.key, picked)}
        />
        {problem ? <Notice tone="error">{problem}</Notice> : null}
      </div>
    )
  return (
    <div className={styles.file}>
      <Preview key={item.url} item={item} label={position(at, at)} name={sending?.file.name} />
      {sending ? <SendingProgress sending={sending} words={texts} onRetry={() => files.retry(item.key)} /> : null}
      {sending?.problem && files.posterless.includes(item.key) ? (
        <Picker
          label={label(texts.pickPoster)}
          accepted={ACCEPTED_IMAGES}
          onFiles={(picked) => files.givePoster(item.key, picked)}
        >
          {texts.pickPoster}
        </Picker>
      ) : null}
      {!mayChange || (sending && sending.problem === null) ? null : (
        <Picker
          label={label(texts.replace)}
          accepted={ACCEPTED_MEDIA}
          onFiles={(picked) => files.replace(item.key, picked)}
        >
          {texts.replace}
        </Picker>
      )}
      {problem ? <Notice tone="error">{problem}</Notice> : null}
    </div>
  )
}

/** A film plays where the browser can; else its picture stands for it. */
function Preview({ item, label, name }: { item: TypedItem; label: string; name: string | undefined }) {
  const { galleryFiles: texts } = useAdminTexts()
  const language = useLanguage()
  const [isBroken, setBroken] = useState(false)
  const isOnDevice = item.url.startsWith('blob:')
  if (item.type === 'video' && !isBroken)
    return (
      <video
        className={styles.shown}
        src={item.url}
        poster={item.thumbnail || undefined}
        controls
        muted
        playsInline
        preload={isOnDevice ? 'auto' : 'none'}
        aria-label={inWords(language, item.title, item.titleAr) || label}
        onError={() => setBroken(true)}
      />
    )
  const picture = <Still item={item} name={name} />
  return item.type === 'video' ? (
    <>
      {item.thumbnail === '' ? null : picture}
      <p className={styles.faint}>{texts.cannotPlay}</p>
    </>
  ) : (
    picture
  )
}

/** One that was just picked is shown from the device: the shop's own sizes of it may still be in the making. */
const Still = ({ item: { url, thumbnail, width, height }, name }: { item: TypedItem; name: string | undefined }) =>
  thumbnail === '' ? (
    <DevicePicture className={styles.shown} url={url} name={name} />
  ) : (
    <ShopPicture url={thumbnail} width={width} height={height} alt="" sizes="200px" className={styles.shown} />
  )

interface PickerProps {
  label: string
  accepted: readonly string[]
  onFiles: (files: File[]) => void
  children: ReactNode
}

function Picker({ label, accepted, onFiles, children }: PickerProps) {
  const id = useId()
  const onPick = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(currentTarget.files ?? [])])
    currentTarget.value = ''
  }
  return (
    <label htmlFor={id} className={styles.picker}>
      {children}
      <input
        id={id}
        className="visually-hidden"
        type="file"
        name="file"
        aria-label={label}
        accept={accepted.join(',')}
        onChange={onPick}
      />
    </label>
  )
}
