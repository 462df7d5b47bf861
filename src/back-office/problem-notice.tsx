import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Refusal } from '#lib/refusal.ts'
import { Notice } from '#ui/notice.tsx'
import { saidOf } from './admin-refusal.ts'

/** What stands against a change, in the page's own sentence. */
export interface Problem {
  text: string
  /** The server's "no" behind it; none where the page itself found it. */
  refusal?: Refusal
}

/** In a dialog or over a form: what kind of "no" it was, why, and what helps; after a conflict the page has read again. */
export function ProblemNotice({ problem: { text, refusal } }: { problem: Problem }) {
  const texts = useAdminTexts()
  const explanation = refusal ? saidOf(refusal, texts) : null
  return (
    <Notice tone={explanation?.isWarning ? 'info' : 'error'}>
      {explanation ? <strong>{explanation.title}</strong> : null}
      <span>{text}</span>
      {explanation?.hint && refusal?.status !== 409 ? <span>{explanation.hint}</span> : null}
    </Notice>
  )
}
