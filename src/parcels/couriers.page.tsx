import { useState } from 'react'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { AdminTable, Cell, Row } from '#back-office/list/admin-table.tsx'
import { RowActions } from '#back-office/list/row-actions.tsx'
import { listCouriersCall } from '#couriers/api.ts'
import { CourierDialog } from '#couriers/courier-dialog.tsx'
import type { Courier } from '#couriers/use-couriers.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { PlusIcon } from '#ui/icons.tsx'
import type { Route } from './+types/couriers.page.ts'
import cards from './couriers.module.css'
import { ParcelViews } from './parcel-views.tsx'
import styles from './parcels.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readForPage(listCouriersCall, {}, request)

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ couriers }) => couriers.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function CouriersPage({ loaderData: listing }: Route.ComponentProps) {
  const { couriers: texts } = useAdminTexts()
  const { actions, ...columns } = texts.columns
  const mayChange = useMayChange()
  return (
    <AdminPage title={texts.title} subtitle={texts.subtitle} actions={mayChange ? <AddCourier /> : null}>
      <ParcelViews />
      {'couriers' in listing ? (
        <div className={cards.couriers}>
          <AdminTable
            label={texts.title}
            count={texts.showing(listing.couriers.length)}
            columns={mayChange ? [...Object.values(columns), actions] : Object.values(columns)}
          >
            {listing.couriers.map((courier) => (
              <CourierRow key={courier.id} courier={courier} />
            ))}
          </AdminTable>
        </div>
      ) : (
        <AdminProblem title={texts.readFailed} refusal={listing} />
      )}
    </AdminPage>
  )
}

function AddCourier() {
  const { couriers: texts } = useAdminTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PlusIcon />
        {texts.add}
      </Button>
      <CourierDialog key={String(isOpen)} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function CourierRow({ courier }: { courier: Courier }) {
  const { columns, ...texts } = useAdminTexts().couriers
  const [isOpen, setOpen] = useState(false)
  const mayChange = useMayChange()
  return (
    <Row look="dense">
      <Cell label={columns.name} kind="short">
        <strong>
          <bdi>{courier.name}</bdi>
        </strong>
      </Cell>
      <Cell label={columns.page}>
        {courier.page === '' ? (
          <span className={cards.nothing}>{texts.noPage}</span>
        ) : (
          <span className={styles.page}>
            <Code>{courier.page}</Code>
          </span>
        )}
      </Cell>
      <Cell label={columns.payDays} kind="short">
        {texts.days(courier.payDays)}
      </Cell>
      <Cell label={columns.offered} kind="short">
        <Badge tone={courier.isActive ? 'success' : 'neutral'}>{courier.isActive ? texts.yes : texts.no}</Badge>
      </Cell>
      {mayChange ? (
        <Cell label={columns.actions} kind="actions">
          <RowActions>
            <Button
              kind="quiet"
              aria-haspopup="dialog"
              aria-label={texts.editOf(courier.name)}
              onClick={() => setOpen(true)}
            >
              {texts.edit}
            </Button>
          </RowActions>
          <CourierDialog key={String(isOpen)} courier={courier} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Cell>
      ) : null}
    </Row>
  )
}
