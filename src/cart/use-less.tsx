import { create } from 'zustand'
import type { CartItem } from './cart.ts'

/** What a guest's cart brought into the account's that did not fit whole: how many of it there are now. */
export const useLess = create<{ less: readonly CartItem[] }>()(() => ({ less: [] }))
