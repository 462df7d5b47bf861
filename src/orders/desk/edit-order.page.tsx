import { type ReactNode, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminPage, TwoColumns } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { AdminFormFrame } from '#back-office/form/admin-form-frame.tsx'
import { listProductsCall } from '#catalog/api.ts'
import { inWords, isOneSize } from '#catalog/product.ts'
import { useSizeName } from '#catalog/sizing/use-size-name.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { governorate } from '#shipping/governorates.ts'
import { Code } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import type { AdminOrder } from '../admin/admin-order.ts'
import { getOrderForAdminCall } from '../api.ts'
import { shortId } from '../order.ts'
import type { Route } from './+types/edit-order.page.ts'
import { mayBeEdited } from './desk.ts'
import { DeskAddress } from './desk-address.tsx'
import { DeskLines } from './desk-lines.tsx'
import type { DeskProduct } from './desk-product.ts'
import { EditDialog } from './edit-dialog.tsx'
import { Difference, EditSums, useEditSums } from './edit-sums.tsx'
import { fromOrder, fromShop } from './shop-products.ts'
import type { TypedContents } from './typed-order.ts'
import { useOrderEdit } from './use-order-edit.tsx'
import { useUnsized } from './use-unsized.tsx'

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const answer = await readForPage(getOrderForAdminCall, { id: params.id }, request)
  if (!('order' in answer)) return answer
  const { order } = answer
  const ids = [...new Set(order.products.map(({ productId }) => productId))].join(',')
  const shop = await readForPage(listProductsCall, { ids, limit: 100 }, request)
  return { order, products: fromOrder(order, 'products' in shop ? shop.products.map(fromShop) : []) }
}

export const meta: Route.MetaFunction = ({ location, params }) =>
  adminMeta(location, ({ desk }) => desk.editTitle(shortId(params.id)))

export { AdminErrorBoundary as ErrorBoundary }

export default function EditOrderPage({ loaderData: answer, params }: Route.ComponentProps) {
  const { desk, details } = useAdminTexts()
  const back = { to: inLanguage(useLanguage(), `/admin/orders/${params.id}`), label: desk.backToOrder }
  const title = (
    <>
      {desk.edit} <Code>{shortId(params.id)}</Code>
    </>
  )
  const list = { to: inLanguage(useLanguage(), '/admin/orders'), label: details.back }
  if (!('order' in answer))
    return (
      <AdminPage title={title} back={list}>
        <AdminProblem title={details.failed} refusal={answer} gone={{ title: details.notFound, back: list }} />
      </AdminPage>
    )
  return (
    <AdminPage title={title} subtitle={desk.editSubtitle} back={back}>
      {mayBeEdited(answer.order.status) ? (
        <Editor key={answer.order.id} order={answer.order} known={answer.products} backTo={back.to} />
      ) : (
        <NotEditable order={answer.order} />
      )}
    </AdminPage>
  )
}

function NotEditable({ order: { status } }: { order: AdminOrder }) {
  const { desk, statuses } = useAdminTexts()
  return <Notice tone="warning">{desk.notEditable(statuses[status])}</Notice>
}

interface EditorProps {
  order: AdminOrder
  known: readonly DeskProduct[]
  backTo: string
}

function Editor({ order, known, backTo }: EditorProps) {
  const { desk } = useAdminTexts()
  const navigate = useNavigate()
  const toOrder = useCallback(() => void navigate(backTo), [navigate, backTo])
  const sizing = useUnsized()
  const { form, question } = useOrderEdit(order, sizing, toOrder)
  const [products, setProducts] = useState(() => new Map(known.map((product) => [product.id, product])))
  const show = useShown(products)
  const { typed, problems, change } = form
  const sums = useEditSums(order, typed)
  const texts = { names: desk.names, create: desk.save, leaveText: desk.leaveEdit }
  return (
    <>
      <AdminFormFrame form={form} {...texts} show={show} outcome={<Difference sums={sums} />}>
        <Money order={order} />
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
              <DeskAddress
                typed={typed}
                problems={problems}
                onChange={change}
                needsMailbox={order.paymentMethod === 'paymob'}
              />
            </>
          }
          side={<EditSums order={order} sums={sums} unsized={sizing.unsized} />}
        />
      </AdminFormFrame>
      <EditDialog
        key={question ? 'asked' : 'quiet'}
        preview={question?.preview ?? null}
        isPaid={order.isPaid}
        onAnswer={(note) => question?.answer(note)}
      />
    </>
  )
}

/** What an edit means for money that came, or is on its way. */
function Money({ order: { isPaid, paymentInfo } }: { order: AdminOrder }) {
  const { desk } = useAdminTexts()
  if (isPaid) return <Notice>{desk.isPaid}</Notice>
  if (paymentInfo.isUndecided) return <Notice tone="warning">{desk.isUndecided}</Notice>
  return paymentInfo.payBy ? <Notice>{desk.isOpen}</Notice> : null
}

/** A field as somebody else saved it. */
function useShown(products: ReadonlyMap<string, DeskProduct>) {
  const { desk } = useAdminTexts()
  const sizeName = useSizeName()
  const language = useLanguage()
  return (field: keyof TypedContents, typed: TypedContents): ReactNode => {
    if (field === 'lines')
      return typed.lines
        .map(({ productId, size, quantity }) => {
          const product = products.get(productId)
          if (!product) return desk.line(quantity, productId, size)
          const name = inWords(language, product.name, product.nameAr)
          return desk.line(quantity, name, sizeName({ size, isOneSize: isOneSize(product) }))
        })
        .join(' · ')
    const place = field === 'city' ? governorate(typed.city) : undefined
    return place ? inWords(language, place.name, place.nameAr) : typed[field] || desk.nothing
  }
}
