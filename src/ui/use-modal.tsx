import { type RefObject, useEffect, useRef } from 'react'

/** Not what a dialog within this one marks: while that is closed, it takes no focus. */
const markedIn = (dialog: HTMLDialogElement): HTMLElement | undefined =>
  [...dialog.querySelectorAll<HTMLElement>('[data-first]')].find((marked) => marked.closest('dialog') === dialog)

/** The first focus: the element marked data-first, else `heading`, else what the browser takes. */
export function useModal(
  isOpen: boolean,
  heading?: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (!isOpen) return element.close()
    const page = document.documentElement
    page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth)
    element.showModal()
    const first = markedIn(element) ?? heading?.current
    first?.focus({ preventScroll: true })
  }, [isOpen, heading])
  return dialog
}
