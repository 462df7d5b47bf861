import { PartDenied } from '#back-office/admin-denied.tsx'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { AdminTable } from '#back-office/list/admin-table.tsx'
import { useQuietReading } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { listStaffCall } from '../api.ts'
import type { Route } from './+types/staff.page.ts'
import { InviteButton } from './invite-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import { OpenInvitations } from './open-invitations.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readForPage(listStaffCall, {}, request)

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  adminMeta(location, ({ staff }) => staff.title, loaderData)

export { AdminErrorBoundary as ErrorBoundary }

export default function StaffPage({ loaderData: answer }: Route.ComponentProps) {
  const { staff } = useAdminTexts()
  useQuietReading()
  if ('staff' in answer)
    return (
      <AdminPage title={staff.title} subtitle={staff.subtitle} actions={<InviteButton />}>
        <AdminTable label={staff.title} count={staff.count(answer.staff.length)} columns={Object.values(staff.columns)}>
          {answer.staff.map((each) => (
            <MemberRow key={each.id} member={each} />
          ))}
        </AdminTable>
        <OpenInvitations invitations={answer.invitations} />
      </AdminPage>
    )
  if (answer.code === 'NOT_ALLOWED') return <PartDenied />
  return (
    <AdminPage title={staff.title}>
      <AdminProblem title={staff.failed} refusal={answer} />
    </AdminPage>
  )
}
