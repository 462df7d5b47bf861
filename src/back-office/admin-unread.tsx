import { useLocation, useRevalidator } from 'react-router'
import { create } from 'zustand'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Refusal } from '#lib/refusal.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { wordsFor } from './admin-act.tsx'
import styles from './admin-notice.module.css'
import { useReadingOnceOnline } from './use-reading-again.tsx'

interface Failed {
  refusal: Refusal
  isOld: boolean
}

interface Unread {
  /** Who is signed in, and what waits for them, could not be found out. */
  frame: Refusal | null
  page: string
  calls: Record<string, Failed | null>
}

const useUnread = create<Unread>()(() => ({ frame: null, page: '', calls: {} }))

export const noteFrame = (frame: Refusal | null): void => useUnread.setState({ frame })
export const isFrameUnread = (): boolean => useUnread.getState().frame !== null

export const noteReading = (page: string, call: string, failed: Failed | null): void =>
  useUnread.setState(({ page: before, calls }) => ({
    page,
    calls: { ...(page === before ? calls : {}), [call]: failed },
  }))

/** Why what is shown may be old; undefined where it is not, and where the page says itself that it has nothing. */
function useWhyOld(): Refusal | undefined {
  const { frame, page, calls } = useUnread()
  const { pathname } = useLocation()
  const failed = page === pathname ? Object.values(calls).filter((each) => each !== null) : []
  const old = failed.find(({ isOld }) => isOld)
  if (old || failed.length > 0) return old?.refusal
  return frame ?? undefined
}

/** Whether the page shows what it showed before, as reading it again has failed. */
export function useIsPageOld(): boolean {
  const { page, calls } = useUnread()
  const { pathname } = useLocation()
  return page === pathname && Object.values(calls).some((failed) => failed?.isOld)
}

/** Above what could not be read again: that it may be old, and another try. Nothing else on the page changes. */
export function UnreadNotice() {
  const refusal = useWhyOld()
  return refusal ? <MayBeOld refusal={refusal} /> : null
}

function MayBeOld({ refusal }: { refusal: Refusal }) {
  const texts = useAdminTexts()
  const { state, revalidate } = useRevalidator()
  useReadingOnceOnline()
  return (
    <Notice tone="error" className={styles.unread}>
      <span>
        <strong>{texts.common.mayBeOld}</strong> {wordsFor(refusal, texts)}
      </span>
      <Button kind="outline" busy={state === 'loading'} onClick={() => void revalidate()}>
        {texts.common.retry}
      </Button>
    </Notice>
  )
}
