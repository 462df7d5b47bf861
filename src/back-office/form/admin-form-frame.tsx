import type { ReactNode } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './form.module.css'
import { FormNotices, type NoticesProps } from './form-notices.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { SaveBar } from './save-bar.tsx'

interface FrameProps<V extends object, F extends keyof V & string, S> extends NoticesProps<V, F, S> {
  /** The word on the button of a new one. */
  create: string
  leaveText: string
  /** Beside the button that saves: another way to. */
  also?: ReactNode
  /** In the save bar: what the changes come to. */
  outcome?: ReactNode
  /** The page says above when it was saved last: the bar does not say it too. */
  isDated?: boolean
  children: ReactNode
}

/** Around the fields of a form: who only looks, what stands in the way, what somebody else saved, and the save bar. */
export function AdminFormFrame<V extends object, F extends keyof V & string, S>(props: FrameProps<V, F, S>) {
  const { form, names, show, create, leaveText, outcome, also, isDated = false, children } = props
  const { common, forms } = useAdminTexts()
  const { mayChange, changes, start } = form
  // There is nothing to look at in what is not there yet.
  if (!mayChange && start.stored === null) return <Notice>{common.onlyLooking}</Notice>
  return (
    <form ref={form.form} className={styles.form} noValidate onSubmit={form.onSubmit}>
      {mayChange ? null : <Notice>{common.onlyLooking}</Notice>}
      <FormNotices form={form} names={names} show={show} />
      <fieldset className={styles.fields} disabled={!mayChange}>
        {children}
      </fieldset>
      {mayChange ? (
        <SaveBar
          changes={changes.map((field) => names[field])}
          isBusy={form.isBusy}
          onDiscard={form.discard}
          create={start.stored === null ? create : undefined}
          saved={form.saved === null || isDated ? undefined : forms.saved}
          outcome={outcome}
          also={also}
        />
      ) : null}
      <LeaveGuard isDirty={changes.length > 0} isSaving={form.isBusy} text={leaveText} />
    </form>
  )
}
