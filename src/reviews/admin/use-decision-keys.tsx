import { useEffect } from 'react'
import { useSingleKeys } from '#back-office/single-keys.tsx'
import type { Decision } from '../review.ts'
import { decisionOf } from './decision-key.ts'

const NAMES: Record<Decision, string> = { approved: 'A', rejected: 'R' }

/** What is told of the buttons while the keys are on. */
export const useKeyNames = () => (useSingleKeys((keys) => keys.areOn) ? NAMES : undefined)

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')

const buttonIn = (place: Element | null | undefined, decision: string) =>
  place?.querySelector<HTMLButtonElement>(`[data-decide="${decision}"]`)

/** Presses the button of the review that is open, or has the focus; then the next one that waits has it. */
export function useDecisionKeys(): void {
  const areOn = useSingleKeys((keys) => keys.areOn)
  useEffect(() => {
    if (!areOn) return
    const onKey = (event: KeyboardEvent): void => {
      const decision = decisionOf(event)
      if (!decision || isTyping(event.target)) return
      const dialog = document.querySelector('dialog[open]')
      const row = dialog ? null : document.activeElement?.closest('tr')
      const button = buttonIn(dialog ?? row, decision)
      if (!button) return
      event.preventDefault()
      const next = row && [...document.querySelectorAll('tr')].slice(row.rowIndex + 1)
      button.click()
      next
        ?.map((each) => buttonIn(each, decision))
        .find(Boolean)
        ?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [areOn])
}
