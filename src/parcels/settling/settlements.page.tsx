import { Link } from 'react-router'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { type ListKind, listStateIn } from '#back-office/list/admin-list.ts'
import { useList } from '#back-office/list/admin-list-tools.tsx'
import { Cell, Row, rowLink } from '#back-office/list/admin-table.tsx'
import { ListedRows } from '#back-office/list/listed-rows.tsx'
import { withinPages } from '#back-office/list/within-pages.tsx'
import { RowMoment } from '#back-office/moment.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Badge } from '#ui/badge.tsx'
import { Price } from '#ui/price.tsx'
import { ParcelViews } from '../parcel-views.tsx'
import styles from '../parcels.module.css'
import type { Route } from './+types/settlements.page.ts'
import { type ListedSettlement, listSettlementsCall } from './api.ts'
import { ChooseFile } from './choose-file.tsx'

const SETTLEMENTS: ListKind<Record<never, never>> = { filters: {}, sizes: [20, 50, 100] }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, SETTLEMENTS)
  const { page, limit } = state
  const listing = await readForPage(listSettlementsCall, { page, limit }, request)
  if ('settlements' in listing)
    withinPages(address, { ...listing, kind: SETTLEMENTS, state, rows: listing.settlements })
  return listing
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ settling }) => settling.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function SettlementsPage({ loaderData: listing }: Route.ComponentProps) {
  const { settling: texts } = useAdminTexts()
  const list = useList(SETTLEMENTS)
  return (
    <AdminPage title={texts.title} subtitle={texts.subtitle}>
      <ParcelViews />
      {useMayChange() ? <ChooseFile /> : null}
      {'settlements' in listing ? (
        <ListedRows
          list={list}
          pagination={listing.pagination}
          rows={listing.settlements}
          row={(settlement) => <SettlementRow key={settlement.id} settlement={settlement} />}
          texts={texts}
        />
      ) : (
        <AdminProblem title={texts.failed} refusal={listing} />
      )}
    </AdminPage>
  )
}

function SettlementRow({ settlement }: { settlement: ListedSettlement }) {
  const { columns, ...texts } = useAdminTexts().settling
  const language = useLanguage()
  return (
    <Row>
      <Cell label={columns.number} kind="short">
        <Link className={rowLink} to={inLanguage(language, `/admin/parcels/settlements/${settlement.id}`)}>
          <span className={styles.tall}>{texts.named(settlement.number)}</span>
        </Link>
      </Cell>
      <Cell label={columns.courier}>
        <bdi>{settlement.courier}</bdi>
      </Cell>
      <Cell label={columns.date}>
        <RowMoment at={settlement.at} />
      </Cell>
      <Cell label={columns.rows} kind="number">
        {settlement.lines}
      </Cell>
      <Cell label={columns.amount} kind="number">
        <Price pounds={settlement.amount} language={language} />
      </Cell>
      <Cell label={columns.fee} kind="number">
        <Price pounds={settlement.fee} language={language} />
      </Cell>
      <Cell label={columns.state} kind="short">
        <Badge tone={settlement.open === 0 ? 'success' : 'warning'}>{texts.stateOf(settlement.open)}</Badge>
      </Cell>
    </Row>
  )
}
