import { useState } from 'react'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { listStateIn, rowsShown } from '#back-office/list/admin-list.ts'
import { AddLink, ListFoot, NoRows, useList } from '#back-office/list/admin-list-tools.tsx'
import { AdminTable } from '#back-office/list/admin-table.tsx'
import { BulkBar, SelectAll } from '#back-office/list/selection.tsx'
import { useSelection } from '#back-office/list/use-selection.tsx'
import { withinPages } from '#back-office/list/within-pages.tsx'
import { WhoMay } from '#back-office/who-may.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { listCatalogueCall } from '../api.ts'
import type { Route } from './+types/products.page.ts'
import { BulkActions } from './bulk-actions.tsx'
import { BulkResultPanel } from './bulk-result.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { MoreProductFilters, type ProductsList, ProductTools } from './product-filters.tsx'
import { type Opened, ProductRow } from './product-row.tsx'
import { ProductWays } from './product-ways.tsx'
import { PRODUCTS } from './products-list.ts'
import { ReviewsDialog } from './reviews-dialog.tsx'
import { type Bulk, useBulk } from './use-bulk.tsx'
import { WantedSizes } from './wanted-sizes.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, PRODUCTS)
  const { search, chosen, sort, page, limit } = state
  const listing = await readForPage(
    listCatalogueCall,
    { q: search || undefined, ...chosen, sort, page, limit },
    request,
  )
  if ('products' in listing) withinPages(address, { ...listing, kind: PRODUCTS, state, rows: listing.products })
  return listing
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ product }) => product.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function ProductsPage({ loaderData: listing }: Route.ComponentProps) {
  const { product } = useAdminTexts()
  const list = useList(PRODUCTS)
  return (
    <AdminPage
      title={product.title}
      actions={[<ProductWays key="ways" />, <AddLink key="add" to="/admin/products/new" label={product.add} />]}
    >
      <WhoMay />
      <WantedSizes />
      <ProductTools list={list} />
      <MoreProductFilters list={list} />
      {'products' in listing ? (
        <Products listing={listing} list={list} />
      ) : (
        <AdminProblem title={product.failed} refusal={listing} />
      )}
    </AdminPage>
  )
}

type Listing = Extract<Awaited<ReturnType<typeof clientLoader>>, { products: unknown }>

interface ProductsProps {
  listing: Listing
  list: ProductsList
}

function Products({ listing, list }: ProductsProps) {
  const { product } = useAdminTexts()
  const bulk = useBulk()
  const isEmpty = listing.pagination.total === 0 && !list.isLate
  return (
    <>
      <BulkResultPanel bulk={bulk} />
      {isEmpty ? (
        <NoRows
          isNarrowed={list.isNarrowed}
          search={list.shown.search}
          onClear={list.clear}
          texts={product}
          action={<AddLink to="/admin/products/new" label={product.add} isSecond />}
        />
      ) : (
        <Rows listing={listing} list={list} bulk={bulk} />
      )}
    </>
  )
}

function Rows({ listing: { products, pagination }, list, bulk }: ProductsProps & { bulk: Bulk }) {
  const { product, selection: texts } = useAdminTexts()
  const mayChange = useMayChange()
  const selection = useSelection(products.map(({ id }) => id))
  const [opened, setOpened] = useState<Opened | null>(null)
  const { from, to, total } = rowsShown(pagination, list.shown.limit, products.length)
  const dialog = (what: Opened['what']) => ({
    product: opened?.product,
    isOpen: opened?.what === what && opened.isOpen,
    onClose: () => setOpened((now) => now && { ...now, isOpen: false }),
  })
  return (
    <>
      <AdminTable
        label={product.title}
        count={product.showing(from, to, total)}
        columns={Object.values(product.columns)}
        waiting={list.isLate ? Math.max(products.length, 1) : undefined}
        select={mayChange ? texts.column : undefined}
        tools={mayChange ? <SelectAll selection={selection} /> : null}
      >
        {products.map((each) => (
          <ProductRow
            key={each.id}
            product={each}
            selection={mayChange ? selection : null}
            onOpen={(what) => setOpened({ what, product: each, isOpen: true })}
          />
        ))}
      </AdminTable>
      <ListFoot pagination={pagination} list={list} />
      <BulkBar selection={selection}>
        <BulkActions products={products.filter(({ id }) => selection.has(id))} bulk={bulk} />
      </BulkBar>
      <DetailsDialog {...dialog('details')} />
      <ReviewsDialog {...dialog('reviews')} />
    </>
  )
}
