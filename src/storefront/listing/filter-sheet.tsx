import { useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FilterFields } from './filter-form.tsx'
import styles from './filter-sheet.module.css'
import { SizeOffer } from './size-offer.tsx'
import type { FilterProps } from './use-filters.tsx'

interface SheetProps extends FilterProps {
  /** How many filters are set. */
  chosenCount: number
  /** How many products match; unknown where they could not be loaded. */
  matchCount: number | undefined
}

export function FilterSheet({ chosenCount, matchCount, ...props }: SheetProps) {
  const { listing } = useTexts('listing')
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <div className={styles.opener}>
      <Button kind="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {chosenCount > 0 ? listing.filtersChosen(chosenCount) : listing.filters}
      </Button>
      {/* The sheet is paper, also in front of an ink page. */}
      <div data-ground="paper">
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title={listing.filters}
          closeLabel={listing.close}
          side="end"
          footer={
            <Button className={styles.show} onClick={close}>
              {matchCount === undefined ? listing.apply : listing.showProducts(matchCount)}
            </Button>
          }
        >
          {isOpen ? (
            <div className={styles.fields}>
              <SizeOffer {...props} />
              <FilterFields {...props} />
            </div>
          ) : null}
        </Dialog>
      </div>
    </div>
  )
}
