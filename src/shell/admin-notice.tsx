import { useEffect } from 'react'
import { create } from 'zustand'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { CloseIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './admin-notice.module.css'

const STAY = 5000

interface Told {
  tone: 'success' | 'error' | 'info'
  text: string
}

const useTold = create<{ told: Told | null }>()(() => ({ told: null }))

/** What came of the last action: said at the top of the page, whichever page that is by then. */
export const tell = (tone: Told['tone'], text: string): void => useTold.setState({ told: { tone, text } })

const forget = (): void => useTold.setState({ told: null })

/** A success leaves by itself; what went wrong stays until somebody has seen it. */
export function AdminNotice() {
  const told = useTold(({ told }) => told)
  const { common } = useAdminTexts()

  useEffect(() => {
    if (told?.tone !== 'success') return
    const timer = setTimeout(forget, STAY)
    return () => clearTimeout(timer)
  }, [told])

  return (
    <div className={styles.place}>
      {told ? (
        <Notice tone={told.tone} className={styles.notice}>
          <span>{told.text}</span>
          <button type="button" className={styles.close} aria-label={common.dismiss} onClick={forget}>
            <CloseIcon />
          </button>
        </Notice>
      ) : null}
    </div>
  )
}
