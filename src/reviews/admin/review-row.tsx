import { useState } from 'react'
import { useIsOwner, useMayChange } from '#back-office/admin-roles.tsx'
import { Cell, Row, stack } from '#back-office/list/admin-table.tsx'
import { DeleteDialog } from '#back-office/list/delete-dialog.tsx'
import { apart, framed, RowActions } from '#back-office/list/row-actions.tsx'
import { RowWord, StarIcon } from '#back-office/list/row-word.tsx'
import { SelectCell } from '#back-office/list/selection.tsx'
import type { Selection } from '#back-office/list/use-selection.tsx'
import { RowMoment } from '#back-office/moment.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { CheckIcon, CloseIcon, TrashIcon } from '#ui/icons.tsx'
import { EyeIcon } from '#ui/more-icons.tsx'
import { languageOfText } from '../review.ts'
import { Stars } from '../stars.tsx'
import type { AdminReview } from './admin-review.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { Customer, OrderBehind, ReviewedProduct, Standing, useReviewName } from './review-parts.tsx'
import styles from './reviews.module.css'
import { useKeyNames } from './use-decision-keys.tsx'
import { useReviewChange } from './use-review-change.tsx'

export function ReviewRow({ review, selection }: { review: AdminReview; selection: Selection | null }) {
  const { review: texts } = useAdminTexts()
  const { columns } = texts
  const name = useReviewName()(review)
  return (
    <Row look="dense">
      {selection ? <SelectCell id={review.id} name={name} selection={selection} /> : null}
      <Cell label={columns.product}>
        <ReviewedProduct review={review} isWhole />
      </Cell>
      <Cell label={columns.comment}>
        <span className={stack}>
          <Stars rating={review.rating} />
          <span className={styles.comment} dir="auto" lang={languageOfText(review.comment)}>
            {review.comment}
          </span>
        </span>
      </Cell>
      <Cell label={columns.customer}>
        <span className={`${stack} ${styles.customer}`}>
          <span>
            <Customer review={review} />
          </span>
          <OrderBehind review={review} />
        </span>
      </Cell>
      <Cell label={columns.date}>
        <RowMoment className={styles.date} at={review.createdAt} />
      </Cell>
      <Cell label={columns.status} kind="short">
        <Standing review={review} />
      </Cell>
      <Cell label={columns.actions} kind="actions">
        <Actions review={review} />
      </Cell>
    </Row>
  )
}

type DialogName = 'details' | 'delete' | null

function Actions({ review }: { review: AdminReview }) {
  const { review: texts } = useAdminTexts()
  const mayChange = useMayChange()
  const mayDelete = useIsOwner()
  const [dialog, setDialog] = useState<DialogName>(null)
  const close = (): void => setDialog(null)
  const changes = useReviewChange(review, { isAsked: dialog !== null, onSettled: close })
  const product = inWords(useLanguage(), review.product.name, review.product.nameAr)
  const author = review.user.full_name || texts.someone
  return (
    <RowActions>
      {mayChange && review.status === 'pending' ? (
        <Decision changes={changes} product={product} author={author} />
      ) : null}
      {mayChange && review.status === 'approved' ? (
        <Button
          kind="quiet"
          busy={changes.isBusy}
          aria-label={(review.featured ? texts.unfeatureOf : texts.featureOf)(product, author)}
          onClick={() => void changes.feature(!review.featured)}
        >
          <RowWord icon={<StarIcon isFilled={review.featured} />}>
            {review.featured ? texts.unfeature : texts.feature}
          </RowWord>
        </Button>
      ) : null}
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        aria-label={texts.detailsOf(product, author)}
        onClick={() => setDialog('details')}
      >
        <RowWord icon={<EyeIcon />}>{texts.details}</RowWord>
      </Button>
      {mayDelete ? (
        <Button
          kind="quiet"
          className={apart}
          aria-haspopup="dialog"
          aria-label={texts.deleteOf(product, author)}
          onClick={() => setDialog('delete')}
        >
          <RowWord icon={<TrashIcon />}>{texts.delete}</RowWord>
        </Button>
      ) : null}
      <DetailsDialog review={review} changes={changes} isOpen={dialog === 'details'} onClose={close} />
      <DeleteDialog
        texts={texts}
        isBusy={changes.isBusy}
        problem={changes.problem}
        onDelete={changes.remove}
        isOpen={dialog === 'delete'}
        onClose={close}
      >
        <p>{texts.deleteQuestion}</p>
        <p>{texts.deleteEffect}</p>
      </DeleteDialog>
    </RowActions>
  )
}

interface DecisionProps {
  changes: ReturnType<typeof useReviewChange>
  product: string
  author: string
}

function Decision({ changes, product, author }: DecisionProps) {
  const { review: texts } = useAdminTexts()
  const keys = useKeyNames()
  return (
    <>
      <Button
        kind="outline"
        className={framed}
        busy={changes.isBusy}
        data-decide="approved"
        aria-keyshortcuts={keys?.approved}
        aria-label={texts.approveOf(product, author)}
        onClick={() => void changes.decide('approved')}
      >
        <RowWord icon={<CheckIcon />}>{texts.approve}</RowWord>
      </Button>
      <Button
        kind="quiet"
        busy={changes.isBusy}
        data-decide="rejected"
        aria-keyshortcuts={keys?.rejected}
        aria-label={texts.rejectOf(product, author)}
        onClick={() => void changes.decide('rejected')}
      >
        <RowWord icon={<CloseIcon />}>{texts.reject}</RowWord>
      </Button>
    </>
  )
}
