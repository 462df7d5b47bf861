import { useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Refusal } from '#lib/refusal.ts'
import { useWork } from '#ui/use-work.tsx'
import { writeReviewCall } from './api.ts'
import { lengthOf } from './comment-length.ts'
import { LONGEST_COMMENT } from './review.ts'
import type { Draft } from './review-draft.ts'
import type { Review } from './shown-reviews.ts'

type Field = 'rating' | 'comment'
type Problems = Partial<Record<Field, string>>

interface SubmitOptions {
  productId: string
  draft: Draft
  onDone: (review: Review) => void
  onMoved: () => void
}

const firstOf = (problems: Problems): Field | undefined =>
  problems.rating ? 'rating' : problems.comment ? 'comment' : undefined

/** What stands against the draft, beside its field; sent once nothing does. Answers the first field to mend. */
export function useSubmit({ productId, draft, onDone, onMoved }: SubmitOptions) {
  const { writing } = useTexts('writing')
  const [problems, setProblems] = useState<Problems>({})
  const [failed, setFailed] = useState('')
  const { isBusy, run } = useWork()

  const draftProblems = (): Problems => {
    const length = lengthOf(draft.comment)
    return {
      ...(draft.rating === 0 ? { rating: writing.problems.rating } : {}),
      ...(length === 0 ? { comment: writing.problems.comment } : {}),
      ...(length > LONGEST_COMMENT ? { comment: writing.problems.tooLong } : {}),
    }
  }

  /** The server's own words where it has said something. */
  const refuse = ({ code, message, errors = {} }: Refusal): Problems => {
    if (code === 'ALREADY_REVIEWED' || code === 'NOT_PURCHASED') onMoved()
    const { rating, comment } = errors
    const beside = { ...(rating ? { rating } : {}), ...(comment ? { comment } : {}) }
    if (!firstOf(beside)) setFailed(message === code ? writing.failed : message)
    return beside
  }

  const submit = async (): Promise<Field | undefined> => {
    setFailed('')
    let wrong = draftProblems()
    const send = async (): Promise<void> => onDone((await sendRequest(writeReviewCall, { productId, ...draft })).review)
    if (!firstOf(wrong))
      await run(send, (refusal) => {
        wrong = refuse(refusal)
      })
    setProblems(wrong)
    return firstOf(wrong)
  }

  const forget = (field: Field): void => setProblems(({ [field]: _, ...rest }) => rest)

  return { problems, failed, isBusy, submit, forget }
}
