import { type RefObject, type SubmitEvent, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isCommand } from '#back-office/pressed-key.ts'

/** Ctrl+S, or Cmd+S, saves what is open, and never the page as a file. */
export function useSaveKey(save: (() => void) | null): void {
  useEffect(() => {
    if (!save) return
    const onKey = (event: KeyboardEvent): void => {
      if (!isCommand(event, 's')) return
      event.preventDefault()
      save()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

interface Saving {
  isBusy: boolean
  /** There is something to save. */
  isWanted: boolean
  /** The last try was answered with something to look at first. */
  isHeld: boolean
  save: () => void
}

/** `save`; asked for while the last one is on its way, it saves what was typed meanwhile once that has arrived. */
export function useSaveInTurn({ isBusy, isWanted, isHeld, save }: Saving): () => void {
  const isAsked = useRef(false)
  useEffect(() => {
    if (isBusy || !isAsked.current) return
    isAsked.current = false
    if (isWanted && !isHeld) save()
  })
  return () => {
    if (isBusy) isAsked.current = true
    else if (isWanted) save()
  }
}

/** What is said of it comes into view with it, clear of what lies over the page's end. */
function goTo(field: HTMLElement): void {
  field.focus()
  const messageIds = field.getAttribute('aria-describedby')?.split(' ') ?? []
  document.getElementById(messageIds.at(-1) ?? '')?.scrollIntoView({ block: 'nearest' })
  field.scrollIntoView({ block: 'nearest' })
}

/** What a try shows to be wrong is there at once, and its first field has the focus. */
export function useTriedForm(submit: () => void) {
  const id = useId()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    flushSync(submit)
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return { id, noValidate: true, onSubmit }
}

/** Whatever stands against saving comes into view, at the first field it is about. Looks again with each `standing`. */
export function useFirstProblem(form: RefObject<HTMLFormElement | null>, standing: object): void {
  useEffect(() => {
    if (Object.keys(standing).length === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong="true"] :enabled')
    if (field) goTo(field)
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [form, standing])
}
