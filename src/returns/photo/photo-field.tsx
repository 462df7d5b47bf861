import { useEffect, useId, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { PickPicture } from '#media/pick-picture.tsx'
import { Button } from '#ui/button.tsx'
import { CameraIcon } from '#ui/more-icons.tsx'
import styles from '../returns.module.css'
import type { ReturnFormState } from '../use-return-form.tsx'

function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setUrl(null)
    const shown = URL.createObjectURL(file)
    setUrl(shown)
    return () => URL.revokeObjectURL(shown)
  }, [file])
  return url
}

/** Shown from the device; it leaves with the form. */
export function PhotoField({ state }: { state: ReturnFormState }) {
  const { photo, photoProblem, choosePhoto } = state
  const { form: texts } = useTexts('returns').returns
  const hintId = useId()
  const problemId = useId()
  const preview = usePreview(photo)
  return (
    <fieldset className={styles.photoField}>
      <legend>
        {texts.photo} <span className={styles.faint}>{texts.optional}</span>
      </legend>
      {preview ? <img className={styles.photo} src={preview} alt={texts.photoAlt} /> : null}
      <div className={styles.ways}>
        <PickPicture name="photo" aria-describedby={`${problemId} ${hintId}`} onPick={(file) => void choosePhoto(file)}>
          <CameraIcon />
          {photo ? texts.changePhoto : texts.addPhoto}
        </PickPicture>
        {photo ? (
          <Button kind="quiet" onClick={() => void choosePhoto(null)}>
            {texts.dropPhoto}
          </Button>
        ) : null}
      </div>
      <p id={problemId} className={styles.problem} role="alert">
        {photoProblem ? texts[photoProblem] : null}
      </p>
      <p id={hintId} className={styles.faint}>
        {texts.photoHint}
      </p>
    </fieldset>
  )
}
