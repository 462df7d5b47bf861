import { useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { useLate, useSayLate } from '#ui/late.tsx'
import type { PanelProps } from './filter-panel.tsx'
import styles from './filters.module.css'

/** For who has no script it stands in the page that the server makes; a browser with one fetches it when it is opened. */
const FormInPage = import.meta.env.SSR ? (await import('./filter-form.tsx')).FilterForm : null
const loadPanel = () => import('./filter-panel.tsx')

interface SheetProps extends Omit<PanelProps, 'isOpen' | 'onClose'> {
  /** How many filters are set. */
  chosenCount: number
}

export function FilterSheet({ chosenCount, ...props }: SheetProps) {
  const { listing } = useTexts('listing')
  const [isOpen, setOpen] = useState(false)
  const say = useSayLate()
  const late = useLate(isOpen, loadPanel, () => {
    setOpen(false)
    say(() => setOpen(true))
  })
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-busy={(isOpen && !late) || undefined}
        onClick={() => setOpen(true)}
      >
        {chosenCount > 0 ? listing.filtersChosen(chosenCount) : listing.filters}
      </button>
      {late ? <late.FilterPanel isOpen={isOpen} onClose={() => setOpen(false)} {...props} /> : null}
      <noscript>{FormInPage ? <FormInPage {...props} /> : null}</noscript>
    </>
  )
}
