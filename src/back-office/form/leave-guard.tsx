import { useCallback, useEffect, useRef, useState } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import answers from '#back-office/admin-answers.module.css'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

const isWork = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.closest('main') !== null && element.closest('a, dialog') === null

/** To where somebody was at work before they turned to what leads away. */
function useWayBackIn(isDirty: boolean): () => void {
  const last = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isDirty) return
    const note = (element: Element | null): void => {
      if (isWork(element)) last.current = element
    }
    const onFocus = ({ target }: FocusEvent): void => note(target instanceof Element ? target : null)
    note(document.activeElement)
    addEventListener('focusin', onFocus)
    return () => removeEventListener('focusin', onFocus)
  }, [isDirty])
  return useCallback(() => last.current?.focus(), [])
}

interface GuardProps {
  isDirty: boolean
  /** What is typed is on its way: whoever leaves meanwhile goes once it is stored, and is asked if it is not. */
  isSaving?: boolean
  text: string
}

export function LeaveGuard({ isDirty, isSaving = false, text }: GuardProps) {
  const { form, common } = useAdminTexts()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])

  // The router draws its answer when it has time for it: until then what is typed would go to the dialog, and be lost.
  const [refused, setRefused] = useState<Blocker>()
  const isAsked = blocker.state === 'blocked' && blocker !== refused
  useEffect(() => {
    if (blocker.state === 'blocked' && !isDirty) blocker.proceed()
  }, [blocker, isDirty])
  const goBack = useWayBackIn(isDirty)
  const wasAsked = useRef(false)
  useEffect(() => {
    // Behind the dialog's own closing, which goes back to the link that was refused.
    if (wasAsked.current && !isAsked && isDirty) goBack()
    wasAsked.current = isAsked
  }, [isAsked, isDirty, goBack])
  const stay = (): void => {
    if (!isAsked) return
    setRefused(blocker)
    blocker.reset()
  }
  const leave = (): void => {
    if (isAsked) blocker.proceed()
  }
  const buttons = (
    <div className={answers.answers}>
      <Button kind="outline" data-first onClick={stay}>
        {form.stay}
      </Button>
      <Button onClick={leave}>{form.leave}</Button>
    </div>
  )
  return (
    <Dialog
      isOpen={isAsked && isDirty && !isSaving}
      onClose={stay}
      title={form.leaveTitle}
      closeLabel={common.close}
      footer={buttons}
    >
      <p>{text}</p>
    </Dialog>
  )
}
