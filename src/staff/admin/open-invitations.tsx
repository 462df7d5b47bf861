import { useState } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { AdminTable, Cell, faint, Row, stack } from '#back-office/list/admin-table.tsx'
import { RowActions } from '#back-office/list/row-actions.tsx'
import { RowWord } from '#back-office/list/row-word.tsx'
import { MailAddress } from '#back-office/mail-address.tsx'
import { Moment } from '#back-office/moment.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { CloseIcon } from '#ui/icons.tsx'
import { type listStaffCall, resendInvitationCall, withdrawInvitationCall } from '../api.ts'
import styles from './staff.module.css'
import { useStaffChange } from './use-staff-change.tsx'

type Invitation = Answer<typeof listStaffCall>['invitations'][number]

export function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { staff } = useAdminTexts()
  if (invitations.length === 0) return null
  return (
    <section className={styles.invitations} aria-labelledby="invitations">
      <h2 id="invitations">{staff.invitations}</h2>
      <AdminTable
        label={staff.invitations}
        count={staff.invitationCount(invitations.length)}
        columns={Object.values(staff.invitationColumns)}
      >
        {invitations.map((each) => (
          <InvitationRow key={each.id} invitation={each} />
        ))}
      </AdminTable>
    </section>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { staff } = useAdminTexts()
  const { invitationColumns: columns } = staff
  const { email, adminRole, invitedBy, sentAt, expiresAt, isExpired } = invitation
  return (
    <Row>
      <Cell label={columns.email}>
        <span className={stack}>
          <span>
            <MailAddress address={email} />
          </span>
          <span className={faint} lang={invitation.language}>
            {staff.languages[invitation.language]}
          </span>
        </span>
      </Cell>
      <Cell label={columns.role} kind="short">
        {staff.roles[adminRole]}
      </Cell>
      <Cell label={columns.sent} kind="short">
        <span className={stack}>
          <Moment at={sentAt} />
          {invitedBy ? <span className={faint}>{staff.sentBy(invitedBy)}</span> : null}
        </span>
      </Cell>
      <Cell label={columns.until} kind="short">
        {isExpired ? <Badge tone="warning">{staff.expired}</Badge> : <Moment at={expiresAt} />}
      </Cell>
      <Cell label={columns.actions} kind="actions">
        <Actions invitation={invitation} />
      </Cell>
    </Row>
  )
}

function Actions({ invitation: { id, email } }: { invitation: Invitation }) {
  const { staff } = useAdminTexts()
  const [isAsked, setAsked] = useState(false)
  const { isBusy, change } = useStaffChange()
  const resend = (): void =>
    change(() => sendRequest(resendInvitationCall, { id }), { done: staff.resent(email), failed: staff.resendFailed })
  return (
    <RowActions>
      <Button kind="quiet" busy={isBusy} aria-label={staff.resendOf(email)} onClick={resend}>
        {staff.resend}
      </Button>
      <Button kind="quiet" aria-haspopup="dialog" aria-label={staff.withdrawOf(email)} onClick={() => setAsked(true)}>
        <RowWord icon={<CloseIcon />}>{staff.withdraw}</RowWord>
      </Button>
      {isAsked ? <WithdrawDialog id={id} email={email} onClose={() => setAsked(false)} /> : null}
    </RowActions>
  )
}

interface WithdrawProps {
  id: string
  email: string
  onClose: () => void
}

function WithdrawDialog({ id, email, onClose }: WithdrawProps) {
  const { staff, common } = useAdminTexts()
  const { isBusy, change, problem } = useStaffChange(onClose)
  const words = { done: staff.withdrawn(email), failed: staff.withdrawFailed }
  const buttons = (
    <Answers onCancel={onClose}>
      <Button busy={isBusy} onClick={() => change(() => sendRequest(withdrawInvitationCall, { id }), words)}>
        {staff.withdraw}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen onClose={onClose} title={staff.withdrawTitle} closeLabel={common.close} footer={buttons}>
      <div className={styles.form}>
        {problem ? <ProblemNotice problem={problem} /> : null}
        <p>{staff.withdrawText(email)}</p>
      </div>
    </Dialog>
  )
}
