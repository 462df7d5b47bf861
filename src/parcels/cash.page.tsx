import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { AdminTable, Cell, faint, Row, stack } from '#back-office/admin-table.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Price } from '#ui/price.tsx'
import type { Route } from './+types/cash.page.ts'
import { listCashCall } from './api.ts'
import { AGES } from './cash.ts'
import { ParcelViews } from './parcel-views.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readForPage(listCashCall, {}, request)

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ parcels }) => parcels.cashTitle)

export { AdminErrorBoundary as ErrorBoundary }

export default function CashPage({ loaderData: listing }: Route.ComponentProps) {
  const { parcels: texts } = useAdminTexts()
  return (
    <AdminPage title={texts.cashTitle} subtitle={texts.cashText}>
      <ParcelViews />
      {'couriers' in listing ? (
        <Cash couriers={listing.couriers} />
      ) : (
        <AdminProblem title={texts.cashFailed} refusal={listing} />
      )}
    </AdminPage>
  )
}

type Owing = Answer<typeof listCashCall>['couriers'][number]

function Cash({ couriers }: { couriers: readonly Owing[] }) {
  const { parcels: texts } = useAdminTexts()
  const { cashColumns: columns } = texts
  const language = useLanguage()
  if (couriers.length === 0)
    return (
      <EmptyState
        title={texts.cashEmptyTitle}
        action={
          <ButtonLink kind="outline" to={inLanguage(language, '/admin/parcels')}>
            {texts.toLists}
          </ButtonLink>
        }
      >
        <p role="status">{texts.cashEmptyText}</p>
      </EmptyState>
    )
  return (
    <AdminTable label={texts.cashTitle} count={texts.cashCount(couriers.length)} columns={Object.values(columns)}>
      {couriers.map(({ courier, ages, delivered, all }) => (
        <Row key={courier}>
          <Cell label={columns.courier}>
            <strong>
              <bdi>{courier || texts.nobody}</bdi>
            </strong>
          </Cell>
          {AGES.map((age) => (
            <Cell key={age} label={columns[age]} kind="number">
              <Sum sum={ages[age]} />
            </Cell>
          ))}
          <Cell label={columns.delivered} kind="number">
            <Sum sum={delivered} />
          </Cell>
          <Cell label={columns.all} kind="number">
            <strong>
              <Sum sum={all} />
            </strong>
          </Cell>
        </Row>
      ))}
    </AdminTable>
  )
}

function Sum({ sum: { orders, amount } }: { sum: Owing['all'] }) {
  const { parcels: texts } = useAdminTexts()
  const language = useLanguage()
  if (orders === 0) return '-'
  return (
    <span className={stack}>
      <Price pounds={amount} language={language} />
      <span className={faint}>{texts.orders(orders)}</span>
    </span>
  )
}
