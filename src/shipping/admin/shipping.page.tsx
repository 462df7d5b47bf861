import { useState } from 'react'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PlusIcon } from '#ui/icons.tsx'
import { listFeesCall } from '../api.ts'
import type { GovernorateId } from '../governorates.ts'
import type { Route } from './+types/shipping.page.ts'
import { AddFeeDialog } from './add-fee-dialog.tsx'
import type { AdminFee } from './fee-edits.ts'
import { EditAll, FeeTable } from './fee-table.tsx'
import { BulkCreation, MissingFees, useMissing } from './missing-fees.tsx'
import { useFeeEditor } from './use-fee-editor.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readForPage(listFeesCall, { status: 'all' as const }, request)

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ shipping }) => shipping.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function ShippingPage({ loaderData: listing }: Route.ComponentProps) {
  const { shipping: texts } = useAdminTexts()
  if ('shippingFees' in listing) return <Fees fees={listing.shippingFees} />
  return (
    <AdminPage title={texts.title} subtitle={texts.subtitle}>
      <AdminProblem title={texts.fetchFailed} refusal={listing} />
    </AdminPage>
  )
}

function Fees({ fees }: { fees: readonly AdminFee[] }) {
  const { shipping: texts } = useAdminTexts()
  const editor = useFeeEditor(fees)
  const missing = useMissing(fees)
  const [place, setPlace] = useState<GovernorateId>()
  const [isSetting, setSetting] = useState(false)
  const set = (chosen: GovernorateId): void => {
    setPlace(chosen)
    setSetting(true)
  }
  const actions = (
    <>
      <EditAll fees={fees} editor={editor} />
      {missing.length > 0 ? <AddButton fees={fees} /> : null}
    </>
  )
  const isEmpty = fees.length === 0
  return (
    <AdminPage title={texts.title} subtitle={texts.subtitle} actions={actions}>
      {isEmpty ? (
        <EmptyState title={texts.emptyTitle} action={<BulkCreation count={missing.length} label={texts.bulkAll} />}>
          <p role="status">{texts.emptyText}</p>
        </EmptyState>
      ) : (
        <MissingFees missing={missing} />
      )}
      {isEmpty ? null : <FeeTable fees={fees} editor={editor} onSet={set} />}
      {place ? <AddFeeDialog place={place} fees={fees} isOpen={isSetting} onClose={() => setSetting(false)} /> : null}
    </AdminPage>
  )
}

function AddButton({ fees }: { fees: readonly AdminFee[] }) {
  const { shipping: texts } = useAdminTexts()
  const [isOpen, setOpen] = useState(false)
  if (!useMayChange()) return null
  return (
    <>
      <Button kind={fees.length === 0 ? 'outline' : 'solid'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PlusIcon />
        {texts.add}
      </Button>
      <AddFeeDialog fees={fees} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
