import { type ReactNode, useId, useRef } from 'react'
import styles from './dialog.module.css'
import { CloseIcon } from './icons.tsx'
import { useModal } from './use-modal.tsx'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  side?: 'start' | 'end' | 'centre' | 'full'
  ground?: 'paper' | 'ink'
  footer?: ReactNode
  /** Stands in front of the page beside the panel, never on it. */
  beside?: ReactNode
  children: ReactNode
}

/** The element marked data-first gets the focus, else the title. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  side = 'centre',
  ground = 'paper',
  footer,
  beside,
  children,
}: DialogProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const dialog = useModal(isOpen, heading)

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[side]}`}
      data-beside={beside ? '' : undefined}
      aria-labelledby={titleId}
      // React lets a close bubble: that of a dialog inside this one is not this one's.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <button
        type="button"
        className={styles.beside}
        tabIndex={-1}
        aria-hidden="true"
        // The second click of a double click belongs to what opened the dialog.
        onClick={({ detail }) => detail < 2 && onClose()}
      />
      <div className={styles.panel} data-ground={ground}>
        <div className={styles.head}>
          <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.foot}>{footer}</div> : null}
      </div>
      {beside}
    </dialog>
  )
}
