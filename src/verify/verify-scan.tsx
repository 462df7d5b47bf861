import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { CameraIcon } from '#ui/icons.tsx'
import { Loading } from '#ui/loading.tsx'
import { useLate, useSayLate } from '#ui/use-late.tsx'
import styles from './verify.module.css'

const loadScanner = () => import('./scanner.tsx')

const never = () => () => {}
/** Browsers offer their cameras to pages that came safely. */
const canScan = (): boolean => 'mediaDevices' in navigator

/** The camera may be used only by a document that began on this page: see mountPages(). */
const mayScanHere = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && /\/verify\/?$/.test(new URL(entry.name).pathname)
}

const SCAN = '#scan'

/** The same page as a document of its own, which opens the camera. */
function beginHere(pathname: string): void {
  history.replaceState(null, '', `${pathname}${SCAN}`)
  location.reload()
}

/** Offered only where there may be a camera. */
export function VerifyScan({ onRead }: { onRead: (code: string) => void }) {
  const { scan } = useTexts('verify').verify
  const isOffered = useSyncExternalStore(never, canScan, () => false)
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const say = useSayLate()

  const open = (): void => {
    if (mayScanHere()) setOpen(true)
    else beginHere(pathname)
  }
  const close = (): void => {
    setOpen(false)
    if (hash === SCAN) void navigate('.', { replace: true })
  }
  const isWanted = isOffered && (isOpen || hash === SCAN)
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
        <Button kind="outline" onClick={open}>
          <CameraIcon />
          {scan.open}
        </Button>
      )}
    </div>
  )
}
