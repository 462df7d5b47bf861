import { DialogProblem } from '#back-office/admin-answers.tsx'
import { Facts } from '#back-office/admin-page.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { useSizeName } from '#catalog/sizing/use-size-name.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { languageOfText } from '../review.ts'
import { Stars } from '../stars.tsx'
import type { AdminReview } from './admin-review.ts'
import { Customer, OrderBehind, ReviewedProduct, Standing } from './review-parts.tsx'
import styles from './reviews.module.css'
import { useKeyNames } from './use-decision-keys.tsx'
import type { useReviewChange } from './use-review-change.tsx'

interface DetailsProps {
  review: AdminReview
  changes: ReturnType<typeof useReviewChange>
  isOpen: boolean
  onClose: () => void
}

/** All of what was said; decided here too, while it waits. */
export function DetailsDialog({ review, changes, isOpen, onClose }: DetailsProps) {
  const { review: texts, common } = useAdminTexts()
  const language = useLanguage()
  const mayDecide = useMayChange() && review.status === 'pending'
  const keys = useKeyNames()
  const buttons = (
    <div className={styles.buttons}>
      <Button kind="outline" onClick={onClose}>
        {common.cancel}
      </Button>
      {mayDecide ? (
        <>
          <Button
            kind="outline"
            busy={changes.isBusy}
            data-decide="rejected"
            aria-keyshortcuts={keys?.rejected}
            onClick={() => void changes.decide('rejected')}
          >
            {texts.reject}
          </Button>
          <Button
            busy={changes.isBusy}
            data-decide="approved"
            aria-keyshortcuts={keys?.approved}
            onClick={() => void changes.decide('approved')}
          >
            {texts.approve}
          </Button>
        </>
      ) : null}
    </div>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.detailsTitle} closeLabel={common.close} footer={buttons}>
      <DialogProblem problem={changes.problem} />
      <Facts
        rows={{
          [texts.columns.product]: <ReviewedProduct review={review} />,
          [texts.columns.customer]: (
            <span className={styles.behind}>
              <Customer review={review} />
              {review.customer ? <bdi className={styles.faint}>{review.customer.email}</bdi> : null}
            </span>
          ),
          [texts.order]: <OrderBehind review={review} isWhole />,
          [texts.rating]: <Stars rating={review.rating} />,
          [texts.columns.comment]: (
            <span className={styles.full} dir="auto" lang={languageOfText(review.comment)}>
              {review.comment}
            </span>
          ),
          [texts.size]: <SizeBought review={review} />,
          [texts.columns.date]: momentText(review.createdAt, language),
          [texts.columns.status]: <Standing review={review} />,
        }}
      />
    </Dialog>
  )
}

function SizeBought({ review: { size, isOneSize } }: { review: AdminReview }) {
  const { review: texts } = useAdminTexts()
  const sizeName = useSizeName()
  return <bdi>{size ? sizeName({ size, isOneSize }) : texts.none}</bdi>
}
