import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Panel } from '#back-office/admin-page.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { CameraIcon } from '#ui/more-icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { useCamera } from '#ui/use-camera.tsx'
import { useCameraHere } from '#ui/use-camera-here.tsx'
import { useFocusBack } from '#ui/use-focus-back.tsx'
import styles from './parcels.module.css'
import { useScannerKeys } from './use-scanner-keys.tsx'
import { useScanning } from './use-scanning.tsx'

/** A scanner that types ends each code with Enter; the field is empty again at once, for the next one. */
export function ScanPanel({ id }: { id: string }) {
  const { parcels: texts } = useAdminTexts()
  const { messages, scan } = useScanning(id)
  const field = useRef<HTMLInputElement>(null)
  useScannerKeys(field)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    if (field.current) field.current.value = ''
    field.current?.focus()
    if (typed !== '') scan(typed)
  }
  return (
    <Panel title={texts.scanTitle}>
      <div className={styles.scan}>
        <form className={styles.scanForm} noValidate onSubmit={onSubmit}>
          <TextField
            ref={field}
            data-arrival
            label={texts.scan}
            hint={texts.scanHint}
            name="code"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={200}
          />
          <Button type="submit" kind="outline">
            {texts.add}
          </Button>
        </form>
        <div role="status">
          <ul className={styles.said}>
            {messages.map(({ key, tone, text }) => (
              <li key={key} data-tone={tone}>
                {text}
              </li>
            ))}
          </ul>
        </div>
        <Camera onScan={scan} />
      </div>
    </Panel>
  )
}

function Camera({ onScan }: { onScan: (text: string) => void }) {
  const { parcels: texts } = useAdminTexts()
  const { isOffered, isAsked, begin } = useCameraHere()
  const [isOpen, setOpen] = useState(isAsked)
  const opener = useFocusBack(isOpen)
  if (!isOffered) return null
  if (isOpen) return <View onScan={onScan} onClose={() => setOpen(false)} />
  return (
    <div>
      <Button ref={opener} kind="outline" onClick={() => begin(() => setOpen(true))}>
        <CameraIcon />
        {texts.camera}
      </Button>
    </div>
  )
}

/** Milliseconds in which the same code is the same parcel, still in front of the camera. */
const SAME = 3000

function View({ onScan, onClose }: { onScan: (text: string) => void; onClose: () => void }) {
  const { parcels: texts } = useAdminTexts()
  const view = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    view.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const last = useRef({ text: '', at: 0 })
  const problem = useCamera(video, (text) => {
    const now = Date.now()
    const isSame = text === last.current.text && now - last.current.at < SAME
    last.current = { text, at: now }
    if (!isSame) onScan(text)
  })
  return (
    <div ref={view} className={styles.camera}>
      {problem ? (
        <Notice tone="error">{texts.cameraProblems[problem]}</Notice>
      ) : (
        <>
          <p>{texts.cameraText}</p>
          <video ref={video} className={styles.view} muted playsInline aria-label={texts.cameraText} />
        </>
      )}
      <Button kind="outline" onClick={onClose}>
        {texts.cameraClose}
      </Button>
    </div>
  )
}
