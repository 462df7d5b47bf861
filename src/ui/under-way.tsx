import { create } from 'zustand'

export const useUnderWay = create<{ count: number }>()(() => ({ count: 0 }))

const add = (by: number): void => useUnderWay.setState(({ count }) => ({ count: count + by }))

export async function underWay<Thing>(work: Promise<Thing>): Promise<Thing> {
  add(1)
  try {
    return await work
  } finally {
    add(-1)
  }
}
