import { useSyncExternalStore } from 'react'
import { SIZES, type Size } from '#catalog/product.ts'
import { browserStore } from '#lib/storage.ts'

const store = browserStore('bw_size', (error) => reportError(error))

/** The size somebody wears hardly changes: the next list offers it. */
export const rememberSize = (size: Size): void => store.write(size)

function remembered(): Size | undefined {
  const storedSize = store.read()
  return SIZES.find((size) => size === storedSize)
}

export const useMySize = (): Size | undefined => useSyncExternalStore(store.follow, remembered, () => undefined)
