import { Link } from 'react-router'
import { AdminPage, Facts } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import kit from '#back-office/form/form.module.css'
import { LeaveGuard } from '#back-office/form/leave-guard.tsx'
import { type ListKind, listStateIn, rowsShown } from '#back-office/list/admin-list.ts'
import { ListFoot, useList } from '#back-office/list/admin-list-tools.tsx'
import { AdminTable, Cell, faint, Row, rowLink, stack } from '#back-office/list/admin-table.tsx'
import { ListViews } from '#back-office/list/list-views.tsx'
import { withinPages } from '#back-office/list/within-pages.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage } from '#lib/language.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import { Price } from '#ui/price.tsx'
import type { Route } from './+types/settlement.page.ts'
import { getSettlementCall, type SettlementLine } from './api.ts'
import { HeldAside, LineAside } from './line-aside.tsx'
import { LinePart } from './line-part.tsx'
import { ReadingForm } from './reading-form.tsx'
import { LINE_STATES } from './settlement.ts'
import styles from './settling.module.css'
import { standingOf } from './standing-of.ts'
import { sumAt, useBooking } from './use-booking.tsx'

const LINES: ListKind<{ state: typeof LINE_STATES }> = { filters: { state: LINE_STATES }, sizes: [50, 100] }

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, LINES)
  const { chosen, page, limit } = state
  const listing = await readForPage(getSettlementCall, { id, ...chosen, page, limit }, request)
  if ('lines' in listing) withinPages(address, { ...listing, kind: LINES, state, rows: listing.lines })
  return listing
}

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  adminMeta(location, ({ settling }) => {
    if (!loaderData || !('settlement' in loaderData)) return settling.title
    const { number, courier } = loaderData.settlement
    return settling.oneTitle(number, courier)
  })

export { AdminErrorBoundary as ErrorBoundary }

type Listing = Answer<typeof getSettlementCall>

/** What a courier's file would do, row by row, and the button that does it. */
export default function SettlementPage({ loaderData: listing }: Route.ComponentProps) {
  const { settling: texts } = useAdminTexts()
  const back = { to: inLanguage(useLanguage(), '/admin/parcels/settlements'), label: texts.back }
  if (!('lines' in listing))
    return (
      <AdminPage title={texts.title} back={back}>
        <AdminProblem title={texts.readFailed} refusal={listing} gone={{ back }} />
      </AdminPage>
    )
  const { number, courier, isReadable } = listing.settlement
  const standing = standingOf({ isReadable, sums: listing.sums })
  return (
    <AdminPage title={texts.oneTitle(number, courier)} subtitle={texts.standing[standing]} back={back}>
      <Columns listing={listing} />
      {isReadable ? <Lines listing={listing} /> : null}
    </AdminPage>
  )
}

/** Open where somebody has to say something; folded away where all is known. */
function Columns({ listing }: { listing: Listing }) {
  const { settling: texts } = useAdminTexts()
  if (!useMayChange()) return null
  const { settlement, words, reading } = listing
  const form = <ReadingForm key={JSON.stringify(reading)} listing={listing} />
  if (!settlement.isReadable || words.length > 0) return form
  return (
    <details className={styles.folded}>
      <summary>{texts.readingChange}</summary>
      {form}
    </details>
  )
}

function Lines({ listing }: { listing: Listing }) {
  const { settling: texts } = useAdminTexts()
  const list = useList(LINES)
  const { sums, lines, pagination } = listing
  const { from, to, total } = rowsShown(pagination, list.shown.limit, lines.length)
  const view = (name: string, state: (typeof LINE_STATES)[number] | undefined, count: number) => ({
    ...{ name, count },
    href: list.hrefWith({ chosen: state ? { state } : {} }),
    isHere: list.state.chosen.state === state,
  })
  const every = sums.reduce((all, { count }) => all + count, 0)
  return (
    <>
      <Sums listing={listing} />
      <ListViews
        label={texts.viewsLabel}
        views={[
          view(texts.every, undefined, every),
          ...sums.filter(({ count }) => count > 0).map(({ state, count }) => view(texts.states[state], state, count)),
        ]}
      />
      <div className={styles.lines}>
        <AdminTable
          label={texts.title}
          count={texts.lineShowing(from, to, total)}
          columns={Object.values(texts.lineColumns)}
          waiting={list.isLate ? Math.max(lines.length, 1) : undefined}
        >
          {lines.map((line) => (
            <LineRow key={line.line} settlementId={listing.settlement.id} line={line} />
          ))}
        </AdminTable>
      </div>
      <BookingBar listing={listing} />
      {total > Math.min(...list.sizes) ? <ListFoot pagination={pagination} list={list} /> : null}
    </>
  )
}

function Sums({ listing: { sums } }: { listing: Listing }) {
  const { settling: texts } = useAdminTexts()
  const language = useLanguage()
  const [ready, booked] = [sumAt(sums, 'ready'), sumAt(sums, 'booked')]
  const part = sumAt(sums, 'part')
  const came = booked.amount + part.amount
  const [amount, fees] = [ready.amount + came, ready.fee + booked.fee + part.fee]
  const due = Math.round((amount - fees) * 100) / 100
  const price = (pounds: number) => <Price pounds={pounds} language={language} />
  return (
    <div className={styles.sums}>
      <Facts
        rows={{
          [texts.sums.ready]: price(ready.amount),
          [texts.sums.collected]: price(came),
          [ready.count > 0 ? texts.sums.feesThen : texts.sums.fees]: price(fees),
          [ready.count > 0 ? texts.sums.dueThen : texts.sums.due]: <strong>{price(due)}</strong>,
        }}
      />
    </div>
  )
}

const TONES = {
  ready: 'info',
  held: 'danger',
  booked: 'success',
  part: 'warning',
  aside: 'neutral',
  skipped: 'neutral',
} as const

/** Of a part: what became of it. */
const outcomeOf = ({ state, order }: SettlementLine): 'part' | 'owed' | null =>
  state === 'part' ? (order?.status === 'cancelled' ? 'owed' : 'part') : null

function LineRow({ settlementId, line }: { settlementId: string; line: SettlementLine }) {
  const { lineColumns: columns, ...texts } = useAdminTexts().settling
  const language = useLanguage()
  return (
    <Row look="dense">
      <Cell label={columns.line} kind="number">
        {line.line}
      </Cell>
      <Cell label={columns.parcel}>
        <Parcel line={line} />
      </Cell>
      <Cell label={columns.outcome} kind="short">
        {line.outcome ? texts.outcomes[outcomeOf(line) ?? line.outcome] : texts.unknown}
      </Cell>
      <Cell label={columns.amount} kind="number">
        <span className={stack}>
          {line.amount === null ? texts.unknown : <Price pounds={line.amount} language={language} />}
          <Against line={line} />
        </span>
      </Cell>
      <Cell label={columns.fee} kind="number">
        <Price pounds={line.fee} language={language} />
      </Cell>
      <Cell label={columns.state}>
        <span className={`${stack} ${styles.standing}`}>
          <Badge tone={TONES[line.state]}>{texts.states[line.state]}</Badge>
          {line.problem ? (
            <span className={line.aside ? faint : styles.problem}>
              {line.isWordMissing ? texts.wordMissing : texts.problems[line.problem]}
            </span>
          ) : null}
          <span className={styles.decide}>
            <LinePart settlementId={settlementId} line={line} />
            <LineAside settlementId={settlementId} line={line} />
          </span>
        </span>
      </Cell>
    </Row>
  )
}

/** What the order comes to, where the row says something else, and what is missing of it. */
function Against({ line: { order, problem, state } }: { line: SettlementLine }) {
  const { settling: texts } = useAdminTexts()
  const language = useLanguage()
  const price = (pounds: number): string => priceText(fromPounds(pounds), language)
  if (!order || (problem !== 'amountDiffers' && state !== 'part')) return null
  return (
    <>
      <span className={faint}>
        <bdi>{texts.orderTotal(price(order.total))}</bdi>
      </span>
      {order.status !== 'cancelled' && order.open > 0 && order.open < order.total ? (
        <span className={styles.problem}>
          <bdi>{texts.missing(price(order.open))}</bdi>
        </span>
      ) : null}
    </>
  )
}

function Parcel({ line: { order, code } }: { line: SettlementLine }) {
  const language = useLanguage()
  const { settling: texts } = useAdminTexts()
  if (!order) return <Code>{code || texts.unknown}</Code>
  return (
    <span className={stack}>
      <Link className={rowLink} to={inLanguage(language, `/admin/orders/${order.id}`)}>
        <Code>{order.sku}</Code>
      </Link>
      <span className={faint}>
        <bdi>{order.name}</bdi>
      </span>
      {code === order.sku ? null : (
        <span className={faint}>
          <Code>{code}</Code>
        </span>
      )}
    </span>
  )
}

function BookingBar({ listing: { settlement, sums } }: { listing: Listing }) {
  const { settling: texts, common } = useAdminTexts()
  const mayChange = useMayChange()
  const { isBusy, isUnderWay, left, booked, held, start, checkAgain } = useBooking(settlement.id, sums)
  if (!mayChange) return <Notice>{common.onlyLooking}</Notice>
  const bookedText = booked > 0 ? texts.booked(booked) : left === 0 ? texts.nothingToBook : ''
  return (
    <div className={`${kit.bar} ${kit.apart}`}>
      <p className={kit.unsaved} aria-live="polite">
        {isUnderWay ? texts.progress(booked, booked + left) : bookedText}
      </p>
      <div className={kit.buttons}>
        {held > 0 && !isUnderWay ? (
          <Button kind="outline" busy={isBusy} onClick={() => void checkAgain()}>
            {texts.again}
          </Button>
        ) : null}
        {held > 1 && left === 0 ? <HeldAside settlementId={settlement.id} count={held} /> : null}
        {left > 0 ? (
          <Button busy={isBusy} onClick={() => void start()}>
            {booked > 0 ? texts.bookRest(left) : texts.book(left)}
          </Button>
        ) : null}
      </div>
      <LeaveGuard isDirty={isUnderWay} text={texts.leaveText} />
    </div>
  )
}
