import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useWayBack } from '#back-office/use-way-back.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { getProductCall } from '../api.ts'
import type { Route } from './+types/edit-product.page.ts'
import { ProductEditor } from './product-editor.tsx'

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const answer = await readForPage(getProductCall, { id: params.id }, request)
  return 'product' in answer ? answer.product : answer
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ form }) => form.editTitle)

export { AdminErrorBoundary as ErrorBoundary }

export default function EditProductPage({ loaderData: product }: Route.ComponentProps) {
  const { form, product: texts } = useAdminTexts()
  const language = useLanguage()
  const back = { to: useWayBack('/admin/products'), label: form.back }
  if (!('sku' in product)) {
    const isGone = product.code === 'NOT_FOUND' || product.code === 'INVALID'
    return (
      <AdminPage title={form.editTitle} back={back}>
        <AdminProblem title={isGone ? form.notFound : texts.failed} refusal={product} />
      </AdminPage>
    )
  }
  const shopLink = (
    <ButtonLink kind="outline" to={inLanguage(language, `/product/${product.id}`)} target="_blank">
      {form.inShop}
    </ButtonLink>
  )
  return (
    <AdminPage title={form.editTitle} subtitle={<Code>{product.sku}</Code>} back={back} actions={shopLink}>
      <ProductEditor key={product.id} product={product} />
    </AdminPage>
  )
}
