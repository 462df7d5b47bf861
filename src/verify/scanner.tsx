import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { scannedCode } from '#lib/scanned-code.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useCamera } from '#ui/use-camera.tsx'
import styles from './verify.module.css'

export function Scanner({ onRead, onClose }: { onRead: (code: string) => void; onClose: () => void }) {
  const { scan } = useTexts('verify').verify
  const view = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [isForeign, setForeign] = useState(false)
  const blind = useCamera(video, (text) => {
    const code = scannedCode(text)
    if (code) onRead(code)
    else setForeign(true)
  })
  const problem = blind ?? (isForeign ? 'foreign' : null)
  const show = (): void => void view.current?.scrollIntoView({ block: 'nearest' })
  useEffect(show)
  return (
    <section ref={view} className={styles.scanner} aria-label={scan.title}>
      {blind ? null : (
        <>
          <p>{scan.text}</p>
          <video
            ref={video}
            className={styles.view}
            muted
            playsInline
            aria-label={scan.title}
            onLoadedMetadata={show}
          />
        </>
      )}
      {problem ? <Notice tone="error">{scan[problem]}</Notice> : null}
      <Button kind="outline" onClick={onClose}>
        {scan.close}
      </Button>
    </section>
  )
}
