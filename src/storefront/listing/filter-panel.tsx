import type { FormEvent } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FilterFields } from './filter-fields.tsx'
import styles from './filters.module.css'
import { SizeOffer } from './size-offer.tsx'
import type { FilterProps } from './use-filters.tsx'

export interface PanelProps extends FilterProps {
  isOpen: boolean
  onClose: () => void
  /** How many products match; unknown where they could not be loaded. */
  matchCount: number | undefined
}

export function FilterPanel({ isOpen, onClose, matchCount, ...props }: PanelProps) {
  const { listing } = useTexts('listing')
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={listing.filters}
      closeLabel={listing.close}
      side="end"
      footer={
        <>
          <p role="status" className="visually-hidden">
            {matchCount === undefined ? null : listing.productCount(matchCount)}
          </p>
          <Button type="submit" form="filter-fields" className={styles.show}>
            {matchCount === undefined ? listing.apply : listing.showProducts(matchCount)}
          </Button>
        </>
      }
    >
      {isOpen ? (
        <form id="filter-fields" className={styles.panel} onSubmit={onSubmit}>
          <SizeOffer {...props} />
          <FilterFields {...props} />
        </form>
      ) : null}
    </Dialog>
  )
}
