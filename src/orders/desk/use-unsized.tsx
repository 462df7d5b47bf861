import { useState } from 'react'
import type { DeskProduct } from './desk-product.ts'

/** The product of which the size is asked for: chosen, and in no line yet. */
export function useUnsized() {
  const [unsized, setUnsized] = useState<DeskProduct | null>(null)
  return { unsized, setUnsized }
}

export type Unsized = ReturnType<typeof useUnsized>
