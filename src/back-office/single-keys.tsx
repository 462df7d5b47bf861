import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import { browserStore } from '#lib/storage.ts'
import { latinKey } from './pressed-key.ts'

const store = browserStore('single_keys')
const OFF = 'off'

/** Keys that act alone, without Ctrl: whoever speaks their input, or hits keys by accident, does without (WCAG 2.1.4). */
export const useSingleKeys = create<{ areOn: boolean }>()(() => ({ areOn: store.read() !== OFF }))

export function switchSingleKeys(areOn: boolean): void {
  if (areOn) store.remove()
  else store.write(OFF)
  useSingleKeys.setState({ areOn })
}

const isTyping = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName))

const isAlone = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || isTyping(target))

/** Not while somebody types, nor under a dialog. */
export function useSingleKey(key: string, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (latinKey(event) !== key || !isAlone(event) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    act()
  })
  const areOn = useSingleKeys((keys) => keys.areOn)
  useEffect(() => {
    if (!areOn) return
    const onKey = (event: KeyboardEvent): void => press(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [areOn])
}
