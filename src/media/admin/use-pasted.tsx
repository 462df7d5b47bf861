import { useEffect } from 'react'
import { useMayChange } from '#back-office/admin-roles.tsx'

/** Whoever pastes a file anywhere on the page means the form; a text that comes with its picture goes into its field. */
export function usePasted(onFiles: (files: File[]) => void, isOff = false): void {
  const isDeaf = !useMayChange() || isOff
  useEffect(() => {
    if (isDeaf) return
    const onPaste = ({ target, clipboardData, defaultPrevented }: ClipboardEvent): void => {
      const files = [...(clipboardData?.files ?? [])]
      // A drop zone has taken its own.
      if (files.length === 0 || defaultPrevented || document.querySelector('dialog[open]')) return
      const isTyping = target instanceof Element && target.closest('input, textarea') !== null
      if (isTyping && clipboardData?.types.includes('text/plain')) return
      onFiles(files)
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [onFiles, isDeaf])
}
