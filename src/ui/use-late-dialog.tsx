import { type ComponentType, useState } from 'react'
import { underWay } from './under-way.tsx'

/** The dialog's script comes with its first opening; where that fails, `onFailed` is told how to try again. */
export function useLateDialog<Props>(load: () => Promise<ComponentType<Props>>, onFailed: (again: () => void) => void) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const open = async (): Promise<void> => {
    setLoading(true)
    try {
      const part = await underWay(load())
      setPart(() => part)
      setOpen(true)
    } catch {
      onFailed(() => void open())
    }
    setLoading(false)
  }
  return { Part, isOpen, isLoading, open: () => void open(), close: () => setOpen(false) }
}
