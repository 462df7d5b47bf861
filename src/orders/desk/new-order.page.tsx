import { type ReactNode, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminPage, TwoColumns } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary } from '#back-office/admin-problem.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { AdminFormFrame } from '#back-office/form/admin-form-frame.tsx'
import { useWayBack } from '#back-office/use-way-back.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import type { AdminOrder } from '../admin/admin-order.ts'
import type { Route } from './+types/new-order.page.ts'
import { DeskAddress } from './desk-address.tsx'
import { DeskLines } from './desk-lines.tsx'
import type { DeskProduct } from './desk-product.ts'
import { quoteFor } from './new-order.ts'
import { HowPart, PlaceDialog, SumsPart } from './new-order-parts.tsx'
import { useNewOrder } from './use-new-order.tsx'
import { useQuote } from './use-quote.tsx'
import { useUnsized } from './use-unsized.tsx'

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ desk }) => desk.newTitle)

export { AdminErrorBoundary as ErrorBoundary }

/** A new order is nobody else's yet: nothing of it can be stale. */
const showNothing = (): ReactNode => null

export default function NewOrderPage() {
  const { desk, details } = useAdminTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const list = useWayBack('/admin/orders')
  const toOrder = useCallback(
    // Back leads to where the form was opened from, not to an empty one.
    ({ id }: AdminOrder) => void navigate(inLanguage(language, `/admin/orders/${id}`), { replace: true }),
    [navigate, language],
  )
  const sizing = useUnsized()
  const { form, question } = useNewOrder(sizing, toOrder)
  const [products, setProducts] = useState<ReadonlyMap<string, DeskProduct>>(new Map())
  const { typed, problems, change } = form
  const quoted = useQuote(quoteFor(typed))
  return (
    <AdminPage title={desk.newTitle} subtitle={desk.newSubtitle} back={{ to: list, label: details.back }}>
      <AdminFormFrame form={form} names={desk.names} show={showNothing} create={desk.create} leaveText={desk.leaveNew}>
        <TwoColumns
          main={
            <>
              <DeskLines
                lines={typed.lines}
                products={products}
                onChange={(lines) => change({ lines })}
                onMeet={(product) => setProducts((all) => new Map([...all, [product.id, product]]))}
                unsized={sizing.unsized}
                onUnsized={sizing.setUnsized}
                problem={problems['lines']}
              />
              <DeskAddress typed={typed} problems={problems} onChange={change} needsMailbox={typed.method === 'card'} />
            </>
          }
          side={
            <>
              <HowPart form={form} mayPayByCard={quoted.quote?.card !== false} />
              <SumsPart form={form} quoted={quoted} unsized={sizing.unsized} />
            </>
          }
        />
      </AdminFormFrame>
      <PlaceDialog
        quote={question?.quote ?? null}
        typed={typed}
        products={products}
        onAnswer={(isAgreed) => question?.answer(isAgreed)}
      />
    </AdminPage>
  )
}
