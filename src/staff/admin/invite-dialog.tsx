import { useId, useState } from 'react'
import { whyNotEmail } from '#accounts/pages/sign-in-problems.ts'
import { Answers } from '#back-office/admin-answers.tsx'
import { useTriedForm } from '#back-office/form/use-form-keys.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { LANGUAGES } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { PlusIcon } from '#ui/icons.tsx'
import { inviteCall } from '../api.ts'
import type { Role } from '../invitation.ts'
import { RoleChoice } from './role-choice.tsx'
import styles from './staff.module.css'
import { useStaffChange } from './use-staff-change.tsx'

export function InviteButton() {
  const { staff, common } = useAdminTexts()
  const [isOpen, setOpen] = useState(false)
  const form = useId()
  const close = (): void => setOpen(false)
  const { isBusy, ...changing } = useStaffChange(close)
  const buttons = (
    <Answers onCancel={close}>
      <Button type="submit" form={form} busy={isBusy}>
        {staff.send}
      </Button>
    </Answers>
  )
  const open = (): void => {
    changing.forget()
    setOpen(true)
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        <PlusIcon />
        {staff.invite}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={staff.inviteTitle} closeLabel={common.close} footer={buttons}>
        {isOpen ? <InviteForm id={form} {...changing} /> : null}
      </Dialog>
    </>
  )
}

interface FormProps extends Omit<ReturnType<typeof useStaffChange>, 'isBusy' | 'forget'> {
  id: string
}

function InviteForm({ id, problem, problems, change, refuse }: FormProps) {
  const { staff } = useAdminTexts()
  const [email, setEmail] = useState('')
  const [adminRole, setRole] = useState<Role>('staff')
  const [language, setLanguage] = useState(useLanguage())
  const invite = (): void => {
    const words = { done: staff.invited(email.trim()), failed: staff.inviteFailed }
    if (whyNotEmail(email)) refuse({ email: staff.emailProblem })
    else change(() => sendRequest(inviteCall, { email, adminRole, language }), words)
  }
  const form = useTriedForm(invite)
  return (
    <form {...form} id={id} className={styles.form}>
      {problem ? <ProblemNotice problem={problem} /> : null}
      <p>{staff.inviteText}</p>
      <TextField
        label={staff.email}
        hint={staff.emailHint}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="off"
        required
        data-first
        maxLength={254}
        value={email}
        problem={problems['email']}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <RoleChoice chosen={adminRole} onChoose={setRole} />
      <SelectField
        label={staff.language}
        name="language"
        value={language}
        options={LANGUAGES.map((each) => ({ value: each, label: staff.languages[each] }))}
        onChange={({ currentTarget }) => setLanguage(currentTarget.value === 'ar' ? 'ar' : 'en')}
      />
    </form>
  )
}
