import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { type ListKind, listStateIn, rowsShown } from '#back-office/list/admin-list.ts'
import { ListChoice, ListFoot, ListSearch, ListTools, NoRows, useList } from '#back-office/list/admin-list-tools.tsx'
import { withinPages } from '#back-office/list/within-pages.tsx'
import { useWayBack } from '#back-office/use-way-back.tsx'
import { CATEGORIES } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import type { Route } from './+types/stock.page.ts'
import { listStockRowsCall } from './api.ts'
import { ExportProducts } from './file/export-button.tsx'
import { LEVELS } from './stock.ts'
import { StockGrid } from './stock-grid.tsx'
import { useStockGrid } from './use-stock-grid.tsx'

const STOCK: ListKind<{ category: typeof CATEGORIES; level: typeof LEVELS }> = {
  filters: { category: CATEGORIES, level: LEVELS },
  sizes: [20, 50, 100],
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, STOCK)
  const { search, chosen, page, limit } = state
  const listing = await readForPage(listStockRowsCall, { search: search || undefined, ...chosen, page, limit }, request)
  if ('products' in listing) withinPages(address, { ...listing, kind: STOCK, state, rows: listing.products })
  return listing
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ stock }) => stock.title)

export { AdminErrorBoundary as ErrorBoundary }

/** Many stocks and prices, set right at once. */
export default function StockPage({ loaderData: listing }: Route.ComponentProps) {
  const { stock } = useAdminTexts()
  const list = useList(STOCK)
  const grid = useStockGrid('products' in listing ? listing.products : [])
  const back = { to: useWayBack('/admin/products'), label: stock.back }
  return (
    <AdminPage
      title={stock.title}
      subtitle={useMayChange() ? stock.subtitle : stock.onlyShown}
      back={back}
      actions={<Export list={list} />}
    >
      <Tools list={list} />
      {'products' in listing ? (
        <Rows listing={listing} list={list} grid={grid} />
      ) : (
        <AdminProblem title={stock.failed} refusal={listing} />
      )}
    </AdminPage>
  )
}

type List = ReturnType<typeof useList<typeof STOCK.filters>>

/** What the list shows, all its pages. */
function Export({ list }: { list: List }) {
  const { productFile } = useAdminTexts()
  const { search, chosen } = list.shown
  return (
    <ExportProducts label={productFile.export} name="products" filters={{ search: search || undefined, ...chosen }} />
  )
}

function Tools({ list }: { list: List }) {
  const { stock } = useAdminTexts()
  const { categories } = useTexts().shop.products
  return (
    <ListTools>
      <ListSearch
        label={stock.search}
        hint={stock.searchHint}
        value={list.state.search}
        onSearch={(search) => list.change({ search })}
      />
      <ListChoice
        label={stock.category}
        name="category"
        words={CATEGORIES}
        wordOf={(category) => categories[category]}
        every={stock.allCategories}
        chosen={list.state.chosen.category}
        onChoose={(category) => list.choose({ category })}
      />
      <ListChoice
        label={stock.level}
        name="level"
        words={LEVELS}
        wordOf={(level) => stock.levels[level]}
        every={stock.allLevels}
        chosen={list.state.chosen.level}
        onChoose={(level) => list.choose({ level })}
      />
    </ListTools>
  )
}

interface RowsProps {
  listing: Extract<Awaited<ReturnType<typeof clientLoader>>, { products: unknown }>
  list: List
  grid: ReturnType<typeof useStockGrid>
}

function Rows({ listing: { products, pagination }, list, grid }: RowsProps) {
  const { stock } = useAdminTexts()
  const { from, to, total } = rowsShown(pagination, list.shown.limit, products.length)
  return (
    <>
      {total === 0 && !list.isLate ? (
        <NoRows isNarrowed={list.isNarrowed} search={list.shown.search} onClear={list.clear} texts={stock} />
      ) : null}
      {total > 0 || grid.changes.length > 0 ? (
        <StockGrid rows={products} grid={grid} count={stock.showing(from, to, total)} isLate={list.isLate} />
      ) : null}
      {total > 0 ? <ListFoot pagination={pagination} list={list} /> : null}
    </>
  )
}
