import { type FormEvent, type ReactNode, useId } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './form.module.css'
import { FormNotices, type NoticesProps } from './form-notices.tsx'

interface DialogProps<V extends object, F extends keyof V & string, S> extends NoticesProps<V, F, S> {
  title: string
  save: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A form of the back-office in a dialog. */
export function FormDialog<V extends object, F extends keyof V & string, S>(props: DialogProps<V, F, S>) {
  const { form, names, show, title, save, isOpen, onClose, children } = props
  const { common } = useAdminTexts()
  const id = useId()
  const { revalidate } = useReadingAgain()
  const close = (): void => {
    onClose()
    if (form.stale || form.isGone) void revalidate()
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (form.start.stored === null || form.changes.length > 0) form.onSubmit(event)
    else close()
  }
  const buttons = (
    <Answers onCancel={close}>
      <Button type="submit" form={id} busy={form.isBusy}>
        {save}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} closeLabel={common.close} footer={buttons}>
      <form ref={form.form} id={id} className={styles.form} noValidate onSubmit={onSubmit}>
        <FormNotices form={form} names={names} show={show} />
        {children}
      </form>
    </Dialog>
  )
}
