import { useState } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { startGoogleCall } from '../api.ts'
import styles from './auth.module.css'
import { keepTrip } from './google-trip.tsx'

export function GoogleButton({ next }: { next: string | null }) {
  const texts = useTexts('account').account
  const language = useLanguage()
  const [isLeaving, setLeaving] = useState(false)
  const [isFailed, setFailed] = useState(false)

  const leave = async (): Promise<void> => {
    setLeaving(true)
    setFailed(false)
    try {
      const { url } = await sendRequest(startGoogleCall, {})
      keepTrip({ language, next })
      location.assign(url)
    } catch {
      setLeaving(false)
      setFailed(true)
    }
  }

  return (
    <div className={styles.google}>
      <p className={styles.or}>{texts.or}</p>
      {isFailed ? <Notice tone="error">{texts.googleFailed}</Notice> : null}
      <Button kind="outline" busy={isLeaving} onClick={() => void leave()}>
        {texts.google}
      </Button>
    </div>
  )
}
