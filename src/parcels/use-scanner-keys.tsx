import { type RefObject, useEffect } from 'react'

const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

const isPart = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) && /^[\p{L}\p{N}]$/u.test(key)

/**
 * A scanner types like a keyboard: its first beep goes into the field, and so does one after a click elsewhere. On a
 * phone the field would open the keyboard over the page, so that it waits to be touched.
 */
export function useScannerKeys(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent): void => {
      const isTyped = event.target instanceof Element && event.target.matches(TYPED_INTO)
      if (isPart(event) && !isTyped && !document.querySelector('dialog[open]')) field.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [field])
}
