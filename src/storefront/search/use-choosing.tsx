import { type KeyboardEvent, type RefObject, useState } from 'react'

interface Chooser {
  list: RefObject<HTMLDivElement | null>
  typed: string
  onType: (text: string) => void
}

/** The keys of a field over choices: up and down, Enter; Escape clears first, and closes by itself when nothing is left. */
export function useChoosing({ list, typed, onType }: Chooser) {
  const [active, setActive] = useState<string | null>(null)

  const type = (text: string): void => {
    setActive(null)
    onType(text)
  }
  const move = (by: number): void => {
    const choices = [...(list.current?.querySelectorAll('[role=option]') ?? [])]
    const at = choices.findIndex(({ id }) => id === active)
    const next = choices.at(at < 0 && by < 0 ? -1 : (at + by) % choices.length)
    next?.scrollIntoView({ block: 'nearest' })
    setActive(next?.id ?? null)
  }
  const choose = (): boolean => {
    const choice = active === null ? null : document.getElementById(active)
    choice?.click()
    return choice !== null
  }
  const clear = (): boolean => {
    if (typed === '') return false
    type('')
    return true
  }
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => {
      move(1)
      return true
    },
    ArrowUp: () => {
      move(-1)
      return true
    },
    Enter: choose,
    Escape: clear,
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.nativeEvent.isComposing && keys[event.key]?.()) event.preventDefault()
  }
  return { active, type, onKeyDown }
}
