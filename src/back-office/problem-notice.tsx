import type { ReactNode } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Refusal } from '#lib/refusal.ts'
import { Notice } from '#ui/notice.tsx'
import { explain } from './admin-refusal.ts'

export interface Problem {
  text: string
  /** The server's "no" behind it; none where the page itself found it. */
  refusal?: Refusal
}

/** A conflict needs no hint: the page has already read again. */
export function ProblemNotice({ problem: { text, refusal }, children }: { problem: Problem; children?: ReactNode }) {
  const texts = useAdminTexts()
  const explanation = refusal ? explain(refusal, texts) : null
  return (
    <Notice tone={explanation?.severity ?? 'error'}>
      {explanation ? <strong>{explanation.title}</strong> : null}
      <span>{text}</span>
      {explanation?.hint && refusal?.status !== 409 ? <span>{explanation.hint}</span> : null}
      {children}
    </Notice>
  )
}
