import type { FormEvent } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { type Problems, useForm } from '#ui/use-form.tsx'
import { writeReviewCall } from './api.ts'
import { lengthOf } from './comment-length.ts'
import { LONGEST_COMMENT } from './review.ts'
import type { Draft } from './review-draft.ts'
import type { Review } from './shown-reviews.ts'

interface SubmitOptions {
  productId: string
  draft: Draft
  onDone: (review: Review) => void
  onMoved: () => void
}

export function useSubmit({ productId, draft, onDone, onMoved }: SubmitOptions) {
  const { writing } = useTexts('writing')
  const { send, show, ...entry } = useForm({ failed: writing.failed })

  const draftProblems = (): Problems => {
    const length = lengthOf(draft.comment)
    return {
      ...(draft.rating === 0 ? { rating: writing.problems.rating } : {}),
      ...(length === 0 ? { comment: writing.problems.comment } : {}),
      ...(length > LONGEST_COMMENT ? { comment: writing.problems.tooLong } : {}),
    }
  }

  /** What is said beside its field is said there alone. */
  const refused = (error: unknown): null => {
    const { code, errors: { rating, comment } = {} } = refusalIn(error)
    if (code === 'ALREADY_REVIEWED' || code === 'NOT_PURCHASED') onMoved()
    if (!rating && !comment) throw error
    show({ ...(rating ? { rating } : {}), ...(comment ? { comment } : {}) })
    return null
  }
  const post = async (): Promise<null> => {
    onDone((await sendRequest(writeReviewCall, { productId, ...draft })).review)
    return null
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void send(draftProblems(), () => post().catch(refused))
  }
  return { ...entry, onSubmit }
}
