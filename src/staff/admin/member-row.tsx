import { useState } from 'react'
import { useAuth } from '#accounts/use-auth.tsx'
import { Answers } from '#back-office/admin-answers.tsx'
import { dateWords } from '#back-office/day-words.ts'
import { Cell, faint, Row, stack } from '#back-office/list/admin-table.tsx'
import { apart, RowActions } from '#back-office/list/row-actions.tsx'
import { RowWord } from '#back-office/list/row-word.tsx'
import { MailAddress } from '#back-office/mail-address.tsx'
import { Moment } from '#back-office/moment.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { CloseIcon } from '#ui/icons.tsx'
import { changeRoleCall, endMemberCall, type listStaffCall } from '../api.ts'
import { RoleChoice } from './role-choice.tsx'
import styles from './staff.module.css'
import { useStaffChange } from './use-staff-change.tsx'

type Member = Answer<typeof listStaffCall>['staff'][number]

export function MemberRow({ member }: { member: Member }) {
  const { staff } = useAdminTexts()
  const language = useLanguage()
  const { columns } = staff
  const { full_name, email, adminRole, since, seenAt, hasSecondFactor } = member
  const isSelf = useAuth(({ user }) => user?.id === member.id)
  return (
    <Row>
      <Cell label={columns.name}>
        <span className={stack}>
          <strong>
            <bdi>{full_name}</bdi>
          </strong>
          <span className={faint}>
            <MailAddress address={email} />
          </span>
        </span>
      </Cell>
      <Cell label={columns.role} kind="short">
        <Badge tone={adminRole === 'owner' ? 'info' : 'neutral'}>{staff.roles[adminRole]}</Badge>
      </Cell>
      <Cell label={columns.since} kind="short">
        <time dateTime={since}>{dateWords(since, language)}</time>
      </Cell>
      <Cell label={columns.seen} kind="short">
        {seenAt ? <Moment at={seenAt} /> : staff.neverSeen}
      </Cell>
      <Cell label={columns.factor} kind="short">
        {hasSecondFactor ? staff.factorOn : <span className={faint}>{staff.factorOff}</span>}
      </Cell>
      <Cell label={columns.actions} kind="actions">
        {isSelf ? <span className={faint}>{staff.you}</span> : <Actions member={member} />}
      </Cell>
    </Row>
  )
}

function Actions({ member }: { member: Member }) {
  const { staff } = useAdminTexts()
  const [openDialog, setOpenDialog] = useState<'role' | 'end' | null>(null)
  const close = (): void => setOpenDialog(null)
  return (
    <RowActions>
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        aria-label={staff.changeOf(member.full_name)}
        onClick={() => setOpenDialog('role')}
      >
        {staff.change}
      </Button>
      <Button
        kind="quiet"
        className={apart}
        aria-haspopup="dialog"
        aria-label={staff.endOf(member.full_name)}
        onClick={() => setOpenDialog('end')}
      >
        <RowWord icon={<CloseIcon />}>{staff.end}</RowWord>
      </Button>
      {openDialog === 'role' ? <RoleDialog member={member} onClose={close} /> : null}
      {openDialog === 'end' ? <EndDialog member={member} onClose={close} /> : null}
    </RowActions>
  )
}

interface DialogProps {
  member: Member
  onClose: () => void
}

function RoleDialog({ member: { id, full_name, adminRole: from }, onClose }: DialogProps) {
  const { staff, common } = useAdminTexts()
  const [adminRole, setRole] = useState(from)
  const { isBusy, change, problem } = useStaffChange(onClose)
  const save = (): void => {
    const words = { done: staff.changed(full_name, staff.roles[adminRole]), failed: staff.changeFailed }
    if (adminRole === from) onClose()
    else change(() => sendRequest(changeRoleCall, { id, adminRole, from }), words)
  }
  const buttons = (
    <Answers onCancel={onClose}>
      <Button busy={isBusy} onClick={save}>
        {staff.changeConfirm}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen onClose={onClose} title={staff.changeTitle(full_name)} closeLabel={common.close} footer={buttons}>
      <div className={styles.form}>
        {problem ? <ProblemNotice problem={problem} /> : null}
        <RoleChoice chosen={adminRole} onChoose={setRole} />
        <p>{staff.changeText}</p>
      </div>
    </Dialog>
  )
}

function EndDialog({ member: { id, full_name, adminRole: from }, onClose }: DialogProps) {
  const { staff, common } = useAdminTexts()
  const { isBusy, change, problem } = useStaffChange(onClose)
  const end = (): void =>
    change(() => sendRequest(endMemberCall, { id, from }), { done: staff.ended(full_name), failed: staff.endFailed })
  const buttons = (
    <Answers onCancel={onClose}>
      <Button busy={isBusy} onClick={end}>
        {staff.end}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen onClose={onClose} title={staff.endTitle(full_name)} closeLabel={common.close} footer={buttons}>
      <div className={styles.form}>
        {problem ? <ProblemNotice problem={problem} /> : null}
        <p>{staff.endText}</p>
      </div>
    </Dialog>
  )
}
