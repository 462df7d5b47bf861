import { redirect } from 'react-router'
import { AdminPage, TwoColumns } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useWayBack } from '#back-office/use-way-back.tsx'
import { loadAdminTexts } from '#i18n/load-admin-texts.ts'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { inLanguage, LANGUAGES, languageOf } from '#lib/language.ts'
import { Badge } from '#ui/badge.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/customer.page.ts'
import { getCustomerCall } from './api.ts'
import { ContactPanel } from './contact-panel.tsx'
import { FigureCards } from './customer-figures.tsx'
import { NameOf } from './customer-name.tsx'
import { OrdersPanel } from './customer-orders.tsx'
import { ReviewsPanel } from './customer-reviews.tsx'
import styles from './customers.module.css'
import type { Customer } from './listed-customer.ts'
import { NotesPanel } from './notes-panel.tsx'

export const handle = pageNeeds({ texts: ['reviews'] })

/** Whoever comes by an order's id, or an account's, goes on to the customer's own address. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const answer = await readForPage(getCustomerCall, { id: params.id }, request)
  if (!('customer' in answer)) return answer
  const { customer } = answer
  if (customer.id !== params.id)
    throw redirect(inLanguage(languageOf(new URL(request.url).pathname), `/admin/customers/${customer.id}`))
  // For what is written to them.
  await Promise.allSettled(LANGUAGES.map(loadAdminTexts))
  return customer
}

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  adminMeta(location, ({ customer }) => (loaderData && 'notes' in loaderData && loaderData.name) || customer.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function CustomerPage({ loaderData: customer }: Route.ComponentProps) {
  const { customer: texts } = useAdminTexts()
  const back = { to: useWayBack('/admin/customers'), label: texts.back }
  if (!('notes' in customer)) {
    return (
      <AdminPage title={texts.title} back={back}>
        <AdminProblem title={texts.failed} refusal={customer} gone={{ title: texts.notFound, back }} />
      </AdminPage>
    )
  }
  return (
    <AdminPage title={<NameOf customer={customer} />} subtitle={<Marks customer={customer} />} back={back}>
      <Standing customer={customer} />
      <FigureCards customer={customer} />
      <TwoColumns main={<Main customer={customer} />} side={<Side customer={customer} />} />
    </AdminPage>
  )
}

function Marks({ customer: { kind, isClosed } }: { customer: Customer }) {
  const { customer: texts, customers } = useAdminTexts()
  return (
    <span className={styles.marks}>
      <Badge>{customers.kinds[kind]}</Badge>
      {isClosed ? <Badge tone="warning">{texts.closed}</Badge> : null}
    </span>
  )
}

function Standing({ customer: { kind, isClosed } }: { customer: Customer }) {
  const { customer: texts } = useAdminTexts()
  const noticeText = kind === 'erased' ? texts.erasedText : isClosed ? texts.closedText : null
  return noticeText ? <Notice className={styles.notice}>{noticeText}</Notice> : null
}

const Main = ({ customer }: { customer: Customer }) => (
  <>
    <OrdersPanel customer={customer} />
    {customer.reviews.length > 0 ? <ReviewsPanel customer={customer} /> : null}
  </>
)

const Side = ({ customer }: { customer: Customer }) =>
  customer.kind === 'erased' ? null : (
    <>
      <ContactPanel customer={customer} />
      <NotesPanel key={customer.id} customer={customer} />
    </>
  )
