import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { AdminPage, Facts, Panel } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useWayBack } from '#back-office/use-way-back.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Code } from '#ui/code.tsx'
import { Price } from '#ui/price.tsx'
import { getPromoCodeCall } from '../api.ts'
import type { Route } from './+types/edit-promo-code.page.ts'
import { type ListedCode, Standing, UsageShown } from './code-marks.tsx'
import { CodesDenied } from './codes-denied.tsx'
import { OrdersWith } from './orders-with.tsx'
import { PromoCodeEditor } from './promo-code-editor.tsx'
import styles from './promo-codes.module.css'

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  readForPage(getPromoCodeCall, { id: params.id }, request)

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  adminMeta(location, ({ promo }) =>
    loaderData && 'data' in loaderData ? `${loaderData.data.promoCode.code} · ${promo.editTitle}` : promo.editTitle,
  )

export { AdminErrorBoundary as ErrorBoundary }

export default function EditPromoCodePage({ loaderData: answer }: Route.ComponentProps) {
  const { promo } = useAdminTexts()
  const back = { to: useWayBack('/admin/promo-codes'), label: promo.back }
  const { revalidate } = useRevalidator()
  // Its name and standing above the form are those that are stored.
  const readAgain = useCallback(() => void revalidate(), [revalidate])
  if ('code' in answer) {
    if (answer.code === 'NOT_ALLOWED') return <CodesDenied />
    return (
      <AdminPage title={promo.editTitle} back={back}>
        <AdminProblem title={promo.failed} refusal={answer} gone={{ title: promo.notFound, back }} />
      </AdminPage>
    )
  }
  const { promoCode } = answer.data
  const marks = (
    <span className={styles.marks}>
      <Code>{promoCode.code}</Code> <Standing status={promoCode.status} />
    </span>
  )
  return (
    <AdminPage title={promo.editTitle} subtitle={marks} back={back}>
      <PromoCodeEditor
        key={promoCode.id}
        stored={answer.data}
        onSaved={readAgain}
        aside={<Results code={promoCode} />}
      />
    </AdminPage>
  )
}

function Results({ code }: { code: ListedCode }) {
  const { promo } = useAdminTexts()
  const language = useLanguage()
  const { orders, discount, revenue } = code.broughtIn
  return (
    <Panel title={promo.sections.broughtIn}>
      <Facts
        rows={{
          [promo.revenue]: <Price pounds={revenue} language={language} />,
          [promo.discountGiven]: <Price pounds={discount} language={language} />,
          [promo.standing]: <OrdersWith code={code.code} count={orders} />,
          [promo.uses]: <UsageShown code={code} />,
        }}
      />
    </Panel>
  )
}
