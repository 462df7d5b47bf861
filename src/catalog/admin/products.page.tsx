import { redirect } from 'react-router'
import { type ListKind, listQuery, listStateIn, rowsShown } from '#back-office/admin-list.ts'
import { ListChoice, ListFoot, ListSearch, ListTools, NoRows, useList } from '#back-office/admin-list-tools.tsx'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { AdminTable } from '#back-office/admin-table.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useListState } from '#back-office/use-way-back.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PlusIcon } from '#ui/icons.tsx'
import { listProductsCall } from '../api.ts'
import { CATEGORIES } from '../product.ts'
import type { Route } from './+types/products.page.ts'
import { ProductRow } from './product-row.tsx'
import { ProductWays } from './product-ways.tsx'
import { WantedSizes } from './wanted-sizes.tsx'

const PRODUCTS: ListKind<{ category: typeof CATEGORIES }> = {
  filters: { category: CATEGORIES },
  sizes: [10, 20, 50, 100],
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, PRODUCTS)
  const { search, chosen, page, limit } = state
  const query = { q: search || undefined, ...chosen, page, limit }
  const listing = await readForPage(listProductsCall, query, request)
  if ('products' in listing && listing.products.length === 0 && page > listing.pagination.totalPages)
    throw redirect(address.pathname + listQuery({ ...state, page: listing.pagination.totalPages }, PRODUCTS))
  return listing
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ product }) => product.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function ProductsPage({ loaderData: listing }: Route.ComponentProps) {
  const { product } = useAdminTexts()
  const { categories } = useTexts().shop.products
  const list = useList(PRODUCTS)
  return (
    <AdminPage title={product.title} actions={[<ProductWays key="ways" />, <AddButton key="add" />]}>
      <WantedSizes />
      <ListTools>
        <ListSearch
          label={product.search}
          hint={product.searchHint}
          value={list.state.search}
          onSearch={(search) => list.change({ search })}
        />
        <ListChoice
          label={product.category}
          name="category"
          words={CATEGORIES}
          wordOf={(category) => categories[category]}
          every={product.allCategories}
          chosen={list.state.chosen.category}
          onChoose={(category) => list.choose({ category })}
        />
      </ListTools>
      {'products' in listing ? (
        <Products listing={listing} list={list} />
      ) : (
        <AdminProblem title={product.failed} refusal={listing} />
      )}
    </AdminPage>
  )
}

function AddButton() {
  const { product } = useAdminTexts()
  const to = inLanguage(useLanguage(), '/admin/products/new')
  const state = useListState()
  return useMayChange() ? (
    <ButtonLink to={to} state={state}>
      <PlusIcon />
      {product.add}
    </ButtonLink>
  ) : null
}

type Listing = Extract<Awaited<ReturnType<typeof clientLoader>>, { products: unknown }>
type List = ReturnType<typeof useList<typeof PRODUCTS.filters>>

function Products({ listing: { products, pagination }, list }: { listing: Listing; list: List }) {
  const { product } = useAdminTexts()
  const { limit } = list.state
  if (pagination.total === 0 && !list.isLate)
    return <NoRows isNarrowed={list.isNarrowed} onClear={list.clear} texts={product} action={<AddButton />} />
  const { from, to, total } = rowsShown(pagination, list.shown.limit, products.length)
  return (
    <>
      <AdminTable
        label={product.title}
        count={product.showing(from, to, total)}
        columns={Object.values(product.columns)}
        waiting={list.isLate ? Math.max(products.length, 1) : undefined}
      >
        {products.map((each) => (
          <ProductRow key={each.id} product={each} />
        ))}
      </AdminTable>
      <ListFoot
        pagination={pagination}
        limit={limit}
        sizes={PRODUCTS.sizes}
        onSize={(size) => list.change({ limit: size })}
        hrefOf={list.hrefOf}
      />
    </>
  )
}
