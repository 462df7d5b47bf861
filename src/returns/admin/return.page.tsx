import { Link } from 'react-router'
import { AdminPage, Facts, Panel, TwoColumns } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { Moment } from '#back-office/moment.tsx'
import { useWayBack } from '#back-office/use-way-back.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Code } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import { getReturnCall } from '../api.ts'
import { PhotoOfReturn } from '../photo/photo-of-return.tsx'
import { ExchangePanel } from '../sending/exchange-panel.tsx'
import type { Route } from './+types/return.page.ts'
import type { AdminReturn } from './admin-return.ts'
import { NotePanel } from './return-note.tsx'
import { CustomerPanel, HistoryPanel, MoneyPanel, PiecesPanel } from './return-panels.tsx'
import { StateBadge } from './return-row.tsx'
import styles from './returns.module.css'
import { StepPanel } from './step-panel.tsx'

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const answer = await readForPage(getReturnCall, { id: params.id }, request)
  return 'return' in answer ? answer.return : answer
}

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  adminMeta(location, ({ returns }) =>
    loaderData && 'history' in loaderData ? `${loaderData.code} · ${returns.menu}` : returns.menu,
  )

export { AdminErrorBoundary as ErrorBoundary }

export default function ReturnPage({ loaderData: request }: Route.ComponentProps) {
  const { oneReturn, returns } = useAdminTexts()
  const back = { to: useWayBack('/admin/returns'), label: oneReturn.back }
  if (!('history' in request)) {
    return (
      <AdminPage title={returns.menu} back={back}>
        <AdminProblem title={oneReturn.failed} refusal={request} gone={{ title: oneReturn.notFound, back }} />
      </AdminPage>
    )
  }
  const title = (
    <span className={styles.title}>
      <Code>{request.code}</Code>
      <StateBadge request={request} />
    </span>
  )
  return (
    <AdminPage title={title} back={back}>
      <TwoColumns main={<Main request={request} />} side={<Side request={request} />} />
    </AdminPage>
  )
}

function Main({ request }: { request: AdminReturn }) {
  const { common } = useAdminTexts()
  const mayChange = useMayChange()
  return (
    <>
      {mayChange ? <StepPanel request={request} /> : <Notice>{common.onlyLooking}</Notice>}
      <PiecesPanel request={request} />
      <RequestPanel request={request} />
      <HistoryPanel request={request} />
    </>
  )
}

function Side({ request }: { request: AdminReturn }) {
  return (
    <>
      <CustomerPanel request={request} />
      <ExchangePanel request={request} />
      <MoneyPanel request={request} />
      <NotePanel key={request.id} request={request} />
    </>
  )
}

function RequestPanel({ request }: { request: AdminReturn }) {
  const { oneReturn: texts, returns } = useAdminTexts()
  const language = useLanguage()
  const { id, code, orderId, orderSku, reason, wish, message, hasPhoto, createdAt, shopPaysWayBack } = request
  return (
    <Panel title={texts.request}>
      <Facts
        rows={{
          [texts.order]: (
            <Link to={inLanguage(language, `/admin/orders/${orderId}`)}>
              <Code>{orderSku}</Code>
            </Link>
          ),
          [returns.reason]: returns.reasons[reason],
          [texts.wish]: returns.wishes[wish],
          [texts.wayBack]: shopPaysWayBack ? texts.shopPays : texts.shopperPays,
          [texts.requestedAt]: <Moment at={createdAt} />,
        }}
      />
      {message ? (
        <blockquote className={styles.message}>
          <strong>{texts.message}</strong>
          <bdi>{message}</bdi>
        </blockquote>
      ) : null}
      {hasPhoto ? <PhotoOfReturn id={id} alt={texts.photoOf(code)} /> : null}
    </Panel>
  )
}
