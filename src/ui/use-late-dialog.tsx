import { type ComponentType, useState } from 'react'

/** For what few visitors open: its script comes with the first opening. Where it can't be fetched, `onFailed` helps out. */
export function useLateDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFailed: () => void = () => undefined,
) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = (): void => {
    load().then((part) => {
      setPart(() => part)
      setOpen(true)
    }, onFailed)
  }
  return { Part, isOpen, open, close: () => setOpen(false) }
}
