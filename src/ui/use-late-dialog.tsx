import { type ComponentType, useState } from 'react'
import { underWay } from './under-way.tsx'

/**
 * For what few visitors open: its script comes with the first opening. Where it can't be fetched, `onFailed` says so or
 * helps out; it is told how to try again.
 */
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
