import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useWayBack } from '#back-office/use-way-back.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { languageOf } from '#lib/language.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { getProductCall } from '../api.ts'
import { inWords } from '../product.ts'
import type { Product } from '../shop-product.ts'
import type { Route } from './+types/edit-product.page.ts'
import { ProductEditor } from './product-editor.tsx'
import { ShopLink } from './shop-link.tsx'
import { useDuplicate } from './use-duplicate.tsx'

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const answer = await readForPage(getProductCall, { id: params.id, status: 'all' as const }, request)
  return 'product' in answer ? answer.product : answer
}

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  adminMeta(location, ({ form }) => {
    if (!loaderData || !('sku' in loaderData)) return form.editTitle
    return `${inWords(languageOf(location.pathname), loaderData.name, loaderData.nameAr)} · ${form.editTitle}`
  })

export { AdminErrorBoundary as ErrorBoundary }

export default function EditProductPage({ loaderData: product }: Route.ComponentProps) {
  const { form, product: texts } = useAdminTexts()
  const { revalidate } = useRevalidator()
  // Its state above the form is the one that is stored.
  const readAgain = useCallback(() => void revalidate(), [revalidate])
  const back = { to: useWayBack('/admin/products'), label: form.back }
  if (!('sku' in product)) {
    return (
      <AdminPage title={form.editTitle} back={back}>
        <AdminProblem title={texts.failed} refusal={product} gone={{ title: form.notFound, back }} />
      </AdminPage>
    )
  }
  return (
    <AdminPage
      title={form.editTitle}
      subtitle={<Marks product={product} />}
      back={back}
      actions={<Ways product={product} />}
    >
      <ProductEditor key={product.id} product={product} onSaved={readAgain} />
    </AdminPage>
  )
}

function Marks({ product: { sku, status, name, nameAr } }: { product: Product }) {
  const { catalogue } = useAdminTexts()
  const language = useLanguage()
  return (
    <>
      <bdi>{inWords(language, name, nameAr)}</bdi> <Code>{sku}</Code>{' '}
      {status === 'draft' ? <Badge tone="info">{catalogue.statuses.draft}</Badge> : null}
    </>
  )
}

function Ways({ product }: { product: Product }) {
  const { productDetails: texts } = useAdminTexts()
  const { isBusy, duplicate } = useDuplicate()
  return (
    <>
      {useMayChange() ? (
        <Button kind="outline" busy={isBusy} onClick={() => void duplicate(product.id)}>
          {texts.duplicate}
        </Button>
      ) : null}
      <ShopLink product={product} />
    </>
  )
}
