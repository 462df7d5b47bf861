import { useEffect } from 'react'
import { create } from 'zustand'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Refusal } from '#lib/refusal.ts'
import { CloseIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './admin-notice.module.css'
import { saidOf } from './admin-refusal.ts'

const STAY = 5000

interface Told {
  tone: 'success' | 'error' | 'info'
  text: string
  /** The "no" behind it: its title and what helps are said beside the text. */
  refusal?: Refusal | undefined
}

const useTold = create<{ told: Told | null }>()(() => ({ told: null }))

/** What came of the last action: said at the top of the page, whichever page that is by then. */
export const tell = (tone: Told['tone'], text: string, refusal?: Refusal): void =>
  useTold.setState({ told: { tone, text, refusal } })

const forget = (): void => useTold.setState({ told: null })

/** A success leaves by itself; what went wrong stays until somebody has seen it. */
export function AdminNotice() {
  const told = useTold(({ told }) => told)
  const texts = useAdminTexts()
  const said = told?.refusal ? saidOf(told.refusal, texts) : null

  useEffect(() => {
    if (told?.tone !== 'success') return
    const timer = setTimeout(forget, STAY)
    return () => clearTimeout(timer)
  }, [told])

  return (
    <div className={styles.place}>
      {told ? (
        <Notice tone={said?.isWarning ? 'info' : told.tone} className={styles.notice}>
          <span>
            {said ? <strong className={styles.title}>{said.title}</strong> : null}
            {told.text} {said?.hint}
          </span>
          <button type="button" className={styles.close} aria-label={texts.common.dismiss} onClick={forget}>
            <CloseIcon />
          </button>
        </Notice>
      ) : null}
    </div>
  )
}
