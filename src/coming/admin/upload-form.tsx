import { type FormEvent, useState } from 'react'
import { Panel } from '#back-office/admin-page.tsx'
import kit from '#back-office/form/form.module.css'
import { LeaveGuard } from '#back-office/form/leave-guard.tsx'
import { useSaveKey } from '#back-office/form/use-form-keys.tsx'
import type { Color } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { DropZone, RefusedFiles } from '#media/admin/drop-zone.tsx'
import { SendingProgress } from '#media/admin/sending-progress.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import styles from './coming.module.css'
import { type ChosenImage, type ComingUploads, useComingUploads } from './use-coming-uploads.tsx'

const LONGEST_ALT = 200
const PANELS = ['black', 'white'] as const

export function UploadForm() {
  const { coming: texts } = useAdminTexts()
  const uploads = useComingUploads()
  const { chosen, isBusy, refusedFiles } = uploads
  const save = (): void => {
    if (chosen.length > 0 && !isBusy) uploads.uploadAll()
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    save()
  }
  useSaveKey(save)
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-labelledby="upload-images">
      <h2 id="upload-images" className={styles.heading}>
        {texts.uploadTitle}
      </h2>
      <RefusedFiles sentences={refusedFiles} />
      <div className={styles.panels}>
        {PANELS.map((collection) => (
          <UploadPanel key={collection} collection={collection} uploads={uploads} />
        ))}
      </div>
      <div className={kit.bar} data-idle={chosen.length === 0 || undefined}>
        <p className={kit.unsaved} aria-live="polite">
          {chosen.length > 0 ? texts.ready(chosen.length) : ''}
        </p>
        <div className={kit.buttons}>
          <Button type="submit" aria-disabled={isBusy || chosen.length === 0}>
            {isBusy ? texts.uploading : texts.upload}
          </Button>
        </div>
      </div>
      <LeaveGuard isDirty={chosen.length > 0} text={texts.leaveText} />
    </form>
  )
}

function UploadPanel({ collection, uploads }: { collection: Color; uploads: ComingUploads }) {
  const { coming: texts } = useAdminTexts()
  const images = uploads.chosen.filter((each) => each.collection === collection)
  return (
    <Panel title={texts.panels[collection]}>
      <DropZone
        name={collection}
        limits={texts.limits}
        label={texts.chooseFor[collection]}
        isDisabled={uploads.isBusy}
        onFiles={(files) => uploads.add(collection, files)}
      />
      {images.length > 0 ? (
        <ul className={styles.chosen}>
          {images.map((image) => (
            <Chosen key={image.key} image={image} uploads={uploads} />
          ))}
        </ul>
      ) : null}
    </Panel>
  )
}

/** What is no image, whatever it is called, has none. */
function Preview({ url }: { url: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <span className={styles.preview} />
  return <img className={styles.preview} src={url} alt="" onError={() => setBroken(true)} />
}

function Chosen({ image, uploads }: { image: ChosenImage; uploads: ComingUploads }) {
  const { coming: texts } = useAdminTexts()
  const { key, file, url, alt, altAr } = image
  const sending = uploads.sending[key]
  const isUnderWay = sending?.problem === null
  return (
    <li className={styles.item}>
      <Preview url={url} />
      <div className={styles.about}>
        <bdi className={styles.name}>{file.name}</bdi>
        {sending ? <SendingProgress sending={sending} onRetry={() => uploads.retry(image)} /> : null}
        <TextField
          label={texts.alt}
          optional={texts.optional}
          name={`alt-${key}`}
          dir="auto"
          maxLength={LONGEST_ALT}
          disabled={isUnderWay}
          value={alt}
          onChange={({ currentTarget }) => uploads.change(key, { alt: currentTarget.value })}
        />
        <TextField
          label={texts.altAr}
          optional={texts.optional}
          name={`altAr-${key}`}
          dir="auto"
          lang="ar"
          maxLength={LONGEST_ALT}
          disabled={isUnderWay}
          value={altAr}
          onChange={({ currentTarget }) => uploads.change(key, { altAr: currentTarget.value })}
        />
        {isUnderWay ? null : (
          <Button kind="quiet" aria-label={texts.removeOf(file.name)} onClick={() => uploads.remove(key)}>
            {texts.remove}
          </Button>
        )}
      </div>
    </li>
  )
}
