import { create } from 'zustand'

const DELAY = 300
const STAY = 5000

interface ToastAction {
  label: string
  onClick: () => void
}

interface Toast {
  text: string
  actions?: readonly ToastAction[]
}

interface Toasts {
  toast: Toast | null
  show: (toast: Toast) => void
  hide: () => void
  /** While it is pointed at or focused, its time stands still. */
  hold: () => void
  letGo: () => void
}

let timer: ReturnType<typeof setTimeout> | undefined

const after = (delay: number, then: () => void): void => {
  clearTimeout(timer)
  timer = setTimeout(then, delay)
}

export const useToast = create<Toasts>()((set, get) => ({
  toast: null,
  show: (toast) => {
    set({ toast: null })
    after(DELAY, () => {
      set({ toast })
      get().letGo()
    })
  },
  hide: () => {
    clearTimeout(timer)
    set({ toast: null })
  },
  hold: () => clearTimeout(timer),
  letGo: () => after(STAY, get().hide),
}))
