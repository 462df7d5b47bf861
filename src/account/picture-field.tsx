import { useId } from 'react'
import styles from '#accounts/pages/account.module.css'
import type { User } from '#accounts/use-auth.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { PickPicture } from '#media/pick-picture.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePicture } from './use-picture.tsx'

/** Without a picture, the first letter of the name. */
function Portrait({ url, name }: { url: string | null; name: string }) {
  if (url) return <img className={styles.portrait} src={url} width={96} height={96} alt="" />
  return (
    <span className={styles.letter} aria-hidden="true">
      <bdi dir="ltr">{[...name.trim()][0]}</bdi>
    </span>
  )
}

export function PictureField({ user }: { user: User }) {
  const { profile: texts } = useTexts('account').account
  const { preview, part, outcome, isBusy, choose, remove } = usePicture()
  const hintId = useId()
  const url = preview ?? user.profile_picture
  return (
    <fieldset className={styles.picture} aria-label={texts.picture}>
      <Portrait url={url} name={user.full_name} />
      <div className={styles.pictureTools}>
        <PickPicture name="picture" busy={isBusy} aria-describedby={hintId} onPick={choose}>
          {url ? texts.change : texts.choose}
        </PickPicture>
        {user.profile_picture ? (
          <Button kind="quiet" busy={isBusy} onClick={remove}>
            {texts.remove}
          </Button>
        ) : null}
        <p id={hintId} className={styles.small}>
          {texts.pictureHint}
        </p>
      </div>
      {part === null ? null : (
        <label className={styles.progress}>
          {texts.sending}
          <progress max={1} value={part} />
        </label>
      )}
      {outcome ? (
        <Notice tone={outcome.tone} className={styles.whole}>
          {outcome.text}
        </Notice>
      ) : null}
    </fieldset>
  )
}
