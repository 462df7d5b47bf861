import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { type ListKind, listStateIn } from '#back-office/list/admin-list.ts'
import { useList } from '#back-office/list/admin-list-tools.tsx'
import { AdminTable, Cell, faint, Row, stack } from '#back-office/list/admin-table.tsx'
import { ListViews } from '#back-office/list/list-views.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage } from '#lib/language.ts'
import { fromPounds, priceText, sumOf, toPounds } from '#lib/money.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Price } from '#ui/price.tsx'
import type { Route } from './+types/cash.page.ts'
import { listCashCall, listOverdueCall } from './api.ts'
import { AGES } from './cash.ts'
import { OverdueCash } from './overdue-cash.tsx'
import { ParcelViews } from './parcel-views.tsx'
import styles from './parcels.module.css'

const CASH: ListKind<{ only: readonly ['overdue'] }> = { filters: { only: ['overdue'] }, sizes: [50, 20, 100] }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { chosen, page, limit } = listStateIn(new URL(request.url).searchParams, CASH)
  const [listing, late] = await Promise.all([
    readForPage(listCashCall, {}, request),
    chosen.only ? readForPage(listOverdueCall, { page, limit }, request) : null,
  ])
  return { listing, late }
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ parcels }) => parcels.cashTitle)

export { AdminErrorBoundary as ErrorBoundary }

export default function CashPage({ loaderData: { listing, late } }: Route.ComponentProps) {
  const { parcels: texts } = useAdminTexts()
  const shown = late ?? listing
  return (
    <AdminPage title={texts.cashTitle} subtitle={texts.cashText}>
      <ParcelViews />
      {'couriers' in listing && listing.couriers.length > 0 ? <Views couriers={listing.couriers} /> : null}
      {'orders' in shown ? <OverdueCash listing={shown} kind={CASH} /> : null}
      {'couriers' in shown ? <Cash couriers={shown.couriers} /> : null}
      {'orders' in shown || 'couriers' in shown ? null : <AdminProblem title={texts.cashFailed} refusal={shown} />}
    </AdminPage>
  )
}

type Owing = Answer<typeof listCashCall>['couriers'][number]

function Views({ couriers }: { couriers: readonly Owing[] }) {
  const { parcels: texts } = useAdminTexts()
  const list = useList(CASH)
  const { only } = list.state.chosen
  const count = couriers.reduce((sum, { overdue }) => sum + overdue.orders, 0)
  return (
    <ListViews
      label={texts.cashViews}
      views={[
        { name: texts.byCourier, href: list.hrefWith({ chosen: {} }), isHere: !only },
        { name: texts.overdue, count, href: list.hrefWith({ chosen: { only: 'overdue' } }), isHere: Boolean(only) },
      ]}
    />
  )
}

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
      {couriers.map(({ courier, payDays, ages, missing, delivered, all }) => (
        <Row key={courier}>
          <Cell label={columns.courier}>
            <span className={stack}>
              <strong>
                <bdi>{courier || texts.nobody}</bdi>
              </strong>
              <span className={faint}>{texts.agreed(payDays)}</span>
            </span>
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
            <span className={stack}>
              <strong>
                <Sum sum={all} />
              </strong>
              {missing.orders > 0 ? (
                <span className={faint}>
                  <bdi>{texts.leftOut(priceText(fromPounds(missing.amount), language))}</bdi>
                </span>
              ) : null}
            </span>
          </Cell>
        </Row>
      ))}
      {couriers.length > 1 ? <Together couriers={couriers} /> : null}
    </AdminTable>
  )
}

const together = (sums: readonly Owing['all'][]): Owing['all'] => ({
  orders: sums.reduce((all, { orders }) => all + orders, 0),
  amount: toPounds(sumOf(sums.map(({ amount }) => fromPounds(amount)))),
})

function Together({ couriers }: { couriers: readonly Owing[] }) {
  const { cashColumns: columns, allCouriers } = useAdminTexts().parcels
  return (
    <Row>
      <Cell label={columns.courier}>
        <strong>{allCouriers}</strong>
      </Cell>
      {AGES.map((age) => (
        <Cell key={age} label={columns[age]} kind="number">
          <Sum sum={together(couriers.map(({ ages }) => ages[age]))} />
        </Cell>
      ))}
      <Cell label={columns.delivered} kind="number">
        <Sum sum={together(couriers.map(({ delivered }) => delivered))} />
      </Cell>
      <Cell label={columns.all} kind="number">
        <strong>
          <Sum sum={together(couriers.map(({ all }) => all))} />
        </strong>
      </Cell>
    </Row>
  )
}

const NOTHING = '-'

function Sum({ sum: { orders, amount } }: { sum: Owing['all'] }) {
  const { parcels: texts } = useAdminTexts()
  const language = useLanguage()
  if (orders === 0) return <span className={styles.nothing}>{NOTHING}</span>
  return (
    <span className={stack}>
      <Price pounds={amount} language={language} />
      <span className={faint}>{texts.orders(orders)}</span>
    </span>
  )
}
