import { useEffect } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { lengthOf, markOf } from './comment-length.ts'
import { LONGEST_COMMENT } from './review.ts'
import type { Review } from './shown-reviews.ts'
import { StarChoice } from './star-choice.tsx'
import type { useReviewDraft } from './use-review-draft.tsx'
import { useSubmit } from './use-submit.tsx'
import styles from './write-review.module.css'

interface ReviewFormProps {
  productId: string
  draftStore: ReturnType<typeof useReviewDraft>
  onDone: (review: Review) => void
  /** The server knows better whether this account may: it is asked again. */
  onMoved: () => void
  onCancel: () => void
}

export function ReviewForm({ productId, draftStore, onDone, onMoved, onCancel }: ReviewFormProps) {
  const { writing } = useTexts('writing')
  const { draft, change } = draftStore
  const { form, problems, outcome, isBusy, onSubmit, forget } = useSubmit({ productId, draft, onDone, onMoved })

  // Whoever opened it begins here.
  useEffect(() => {
    const radios = form.current?.elements.namedItem('rating')
    if (radios instanceof RadioNodeList) focusRadio(radios)
  }, [form])

  return (
    <form ref={form} className={styles.form} noValidate aria-label={writing.title} onSubmit={onSubmit}>
      <StarChoice
        rating={draft.rating}
        problem={problems['rating']}
        onChoose={(rating) => {
          forget('rating')
          change({ rating })
        }}
      />
      <CommentField
        comment={draft.comment}
        problem={problems['comment']}
        onType={(comment) => {
          forget('comment')
          change({ comment })
        }}
      />
      <p className={styles.small}>{writing.public}</p>
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {writing.submit}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {writing.cancel}
        </Button>
      </div>
    </form>
  )
}

interface CommentProps {
  comment: string
  problem: string | undefined
  onType: (comment: string) => void
}

function CommentField({ comment, problem, onType }: CommentProps) {
  const { writing } = useTexts('writing')
  return (
    <div className={styles.comment}>
      <TextArea
        label={writing.comment}
        name="comment"
        rows={5}
        dir="auto"
        placeholder={writing.hint}
        value={comment}
        hint={<Counter comment={comment} />}
        problem={problem}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <Announced comment={comment} />
    </div>
  )
}

function focusRadio(radios: RadioNodeList): void {
  const inputs = [...radios].filter((each) => each instanceof HTMLInputElement)
  const chosen = inputs.find(({ checked }) => checked) ?? inputs[0]
  chosen?.focus()
}

function Counter({ comment }: { comment: string }) {
  const { writing } = useTexts('writing')
  const count = lengthOf(comment)
  return (
    <span className={styles.counter} data-over={count > LONGEST_COMMENT || undefined}>
      <span className="visually-hidden">{writing.counterAloud(count, LONGEST_COMMENT)}</span>
      <span aria-hidden="true">{writing.counter(count, LONGEST_COMMENT)}</span>
    </span>
  )
}

function Announced({ comment }: { comment: string }) {
  const { writing } = useTexts('writing')
  const mark = markOf(comment)
  const announcement =
    mark === null
      ? ''
      : mark === 0
        ? writing.noneLeft
        : mark < 0
          ? writing.charactersOver(-mark)
          : writing.charactersLeft(mark)
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  )
}
