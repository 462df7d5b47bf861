import { useCallback, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './form.module.css'

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

  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (blocker.state === 'blocked' && !isDirty) blocker.proceed()
  }, [blocker, isDirty])
  const goBack = useWayBackIn(isDirty)
  const wasBlocked = useRef(false)
  useEffect(() => {
    // Behind the dialog's own closing, which goes back to the link that was refused.
    if (wasBlocked.current && !isBlocked && isDirty) goBack()
    wasBlocked.current = isBlocked
  }, [isBlocked, isDirty, goBack])
  const stay = (): void => {
    if (isBlocked) blocker.reset()
  }
  const leave = (): void => {
    if (isBlocked) blocker.proceed()
  }
  const buttons = (
    <div className={styles.buttons}>
      <Button kind="outline" data-first onClick={stay}>
        {form.stay}
      </Button>
      <Button onClick={leave}>{form.leave}</Button>
    </div>
  )
  return (
    <Dialog
      isOpen={isBlocked && isDirty && !isSaving}
      onClose={stay}
      title={form.leaveTitle}
      closeLabel={common.close}
      footer={buttons}
    >
      <p>{text}</p>
    </Dialog>
  )
}
