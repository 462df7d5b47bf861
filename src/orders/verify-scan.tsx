import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { CameraIcon } from '#ui/icons.tsx'
import { Loading } from '#ui/loading.tsx'
import styles from './verify.module.css'

const Scanner = lazy(() => import('./scanner.tsx').then(({ Scanner: loaded }) => ({ default: loaded })))

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
  const { scan } = useTexts().verify
  const isOffered = useSyncExternalStore(never, canScan, () => false)
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  if (!isOffered) return <div className={styles.scan} />

  const open = (): void => {
    if (mayScanHere()) setOpen(true)
    else beginHere(pathname)
  }
  const close = (): void => {
    setOpen(false)
    if (hash === SCAN) void navigate('.', { replace: true })
  }
  const read = (code: string): void => {
    setOpen(false)
    onRead(code)
  }

  return (
    <div className={styles.scan}>
      {isOpen || hash === SCAN ? (
        <Suspense fallback={<Loading label={scan.starting} />}>
          <Scanner onRead={read} onClose={close} />
        </Suspense>
      ) : (
        <Button kind="outline" onClick={open}>
          <CameraIcon />
          {scan.open}
        </Button>
      )}
    </div>
  )
}
