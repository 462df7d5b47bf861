import { create } from 'zustand'

/** How much of what was asked for is still being fetched. */
export const useUnderWay = create<{ count: number }>()(() => ({ count: 0 }))

const add = (by: number): void => useUnderWay.setState(({ count }) => ({ count: count + by }))

/** The same work, and whoever shows that something is on its way hears of it. */
export async function underWay<Thing>(work: Promise<Thing>): Promise<Thing> {
  add(1)
  try {
    return await work
  } finally {
    add(-1)
  }
}
