import { useSyncExternalStore } from 'react'
import { SIZES, type Size } from '#catalog/product.ts'
import { followKept } from '#lib/kept.ts'

const KEY = 'bw_size'

/** The size somebody wears hardly changes: the next list offers it. */
export function rememberSize(size: Size): void {
  try {
    localStorage.setItem(KEY, size)
  } catch (error) {
    reportError(error)
  }
}

function remembered(): Size | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return SIZES.find((size) => size === kept)
  } catch {
    return undefined
  }
}

const follow = (changed: () => void): (() => void) => followKept(KEY, changed)

export const useMySize = (): Size | undefined => useSyncExternalStore(follow, remembered, () => undefined)
