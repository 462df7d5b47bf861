import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { useLate, useSayLate } from '#ui/late.tsx'
import { Loading } from '#ui/loading.tsx'
import { CameraIcon } from '#ui/more-icons.tsx'
import { useCameraHere } from '#ui/use-camera-here.tsx'
import { useFocusBack } from '#ui/use-focus-back.tsx'
import styles from './verify.module.css'

const loadScanner = () => import('./scanner.tsx')

/** Offered only where there may be a camera. */
export function VerifyScan({ onRead }: { onRead: (code: string) => void }) {
  const { scan } = useTexts('verify').verify
  const { isOffered, isAsked, begin } = useCameraHere()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const say = useSayLate()

  const open = (): void => begin(() => setOpen(true), pathname)
  const close = (): void => {
    setOpen(false)
    if (isAsked) void navigate('.', { replace: true })
  }
  const isWanted = isOffered && (isOpen || isAsked)
  const opener = useFocusBack(isWanted)
  const late = useLate(isWanted, loadScanner, () => {
    close()
    say(open)
  })
  const read = (code: string): void => {
    setOpen(false)
    onRead(code)
  }

  if (!isOffered) return <div className={styles.scan} />
  const camera = late ? <late.Scanner onRead={read} onClose={close} /> : <Loading label={scan.starting} />
  return (
    <div className={styles.scan}>
      {isWanted ? (
        camera
      ) : (
        <Button ref={opener} kind="outline" onClick={open}>
          <CameraIcon />
          {scan.open}
        </Button>
      )}
    </div>
  )
}
