import { type FormEvent, lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import { redirect, useNavigation, useRevalidator } from 'react-router'
import { listProductsCall } from '#catalog/api.ts'
import { forCard } from '#catalog/card-product.ts'
import { collectionOf } from '#catalog/product.ts'
import { listGalleriesCall } from '#galleries/api.ts'
import { PREVIEWED } from '#galleries/gallery.ts'
import { pageNeeds } from '#i18n/page-needs.ts'
import { loadTexts, textsIn } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { headOf, type Place, placeOf } from '#lib/head.ts'
import { LOCALES, languageOf } from '#lib/language.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Pager } from '#ui/pager.tsx'
import { tell } from '#visits/tell.ts'
import { ProductGrid } from '../card/product-grid.tsx'
import type { Route } from './+types/products.page.ts'
import { editorialOn } from './editorial.ts'
import { EditorialCell } from './editorial-cell.tsx'
import { asQuery, type Filters, filtersIn, isFiltered, isWhole, NO_FILTERS, productQuery } from './filters.ts'
import { ListRest } from './list-rest.tsx'
import styles from './listing.module.css'
import { Listing } from './listing.tsx'
import type { NearList as Near } from './near-list.tsx'
import { SkeletonGrid } from './skeleton-grid.tsx'
import type { Chosen } from './use-filters.tsx'

/** What tells one page of the shop window from another; free text and prices are too free to keep pages by. */
export const handle = pageNeeds({
  texts: ['listing'],
  known: ['color', 'category', 'collection', 'size', 'sort', 'page'],
  fresh: ['q', 'min', 'max'],
  query: (params: URLSearchParams) => asQuery(filtersIn(params)),
})

async function headFor(place: Place, filters: Filters, image: string | undefined) {
  const { listing, shop } = await loadTexts(place.language, 'listing')
  const { products, shell } = shop
  const { color, category, page } = filters
  const collection = color && products.collections[collectionOf(color)]
  const names = [category && products.categories[category], collection, page > 1 ? listing.pageOf(page) : '']
  const title = names.filter(Boolean).join(', ') || products.title
  return headOf({
    ...place,
    // Other filters make no page of their own: whoever searches the web should find the list.
    address: `/products${asQuery({ ...NO_FILTERS, color, category, page })}`,
    title: `${title} | ${shell.shopName}`,
    description: listing.description,
    image,
  })
}

const Nowhere: typeof Near = () => null
const NOWHERE = { listNear: () => null, listBeside: () => null, NearList: Nowhere }

/** Few lists are empty, or nearly so: what is near to one comes when it is needed. */
const loadNear = () => import('./near-list.tsx').catch(() => NOWHERE)
const NearList = lazy(async () => ({ default: (await loadNear()).NearList }))

/** A list of so many pieces leaves most of its row free. */
const LONELY = 2

type Found = Pick<Answer<typeof listProductsCall>, 'products' | 'pagination'>

async function besides(context: Parameters<typeof call>[0], { products, pagination }: Found, filters: Filters) {
  if (pagination.total > LONELY) return null
  const { listNear, listBeside } = await loadNear()
  if (products.length > 0) return listBeside(context, products)
  return listNear(context, { ...filters, isNarrowed: isFiltered({ ...filters, q: '', category: undefined }) })
}

const load = async ({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const url = new URL(request.url)
  const filters = filtersIn(url.searchParams)
  const [{ products, pagination, facets, catalogue, isNear }, galleries] = await Promise.all([
    call(context, listProductsCall, productQuery(filters)),
    isWhole(filters) ? call(context, listGalleriesCall, { limit: PREVIEWED }).catch(() => null) : null,
  ])
  if (filters.page > pagination.totalPages) {
    throw redirect(url.pathname + asQuery({ ...filters, page: pagination.totalPages }))
  }
  const place = placeOf(request)
  const nearTo = isNear && products.length > 0 ? filters.q : ''
  const near = await besides(context, { products, pagination }, filters)
  const head = await headFor(place, filters, products[0]?.images[0]?.url)
  const editorial = galleries && editorialOn(filters.page, place.language, galleries.galleries, products)
  return { head, products: products.map(forCard), pagination, facets, catalogue, nearTo, near, editorial }
}

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData?.head ?? [{ title: textsIn(languageOf(location.pathname)).shop.products.title }]

/** Boxes that are shown where nobody knows yet how many there will be. */
const EXPECTED = 8

type ProductList = Route.ComponentProps['loaderData']

interface ResultsProps {
  chosen: Chosen
  choices: readonly string[]
}

/** Milliseconds after which nobody is typing any more. */
const TYPED = 2000

function useMissed(words: string): void {
  useEffect(() => {
    const timer = words ? setTimeout(() => tell([{ type: 'search', words }], location.pathname), TYPED) : undefined
    return () => clearTimeout(timer)
  }, [words])
}

/** Says back what was looked for, and the two nearest ways on. */
function Nothing({ chosen: { filters, isBusy, hrefOf }, choices }: ResultsProps) {
  const { listing, shop } = useTexts('listing')
  const { empty } = listing
  const { categories } = shop.products
  const language = useLanguage()
  const { q, category } = filters
  const others = q ? choices.slice(1) : choices
  useMissed(others.length === 0 && !isBusy ? q : '')
  const joined = new Intl.ListFormat(LOCALES[language]).format(others)
  return (
    <div className={styles.message}>
      <EmptyState
        title={q ? empty.titleFor(q) : empty.title}
        action={<ButtonLink to={hrefOf(NO_FILTERS)}>{empty.clearAll}</ButtonLink>}
        secondary={
          category && choices.length > 1 ? (
            <ButtonLink kind="outline" to={hrefOf({ ...NO_FILTERS, category })}>
              {empty.allOf(categories[category])}
            </ButtonLink>
          ) : null
        }
      >
        {others.length > 0 ? <p>{empty.chosenFilters(joined)}</p> : null}
        <p>{filters.size.length > 0 ? empty.text : others.length > 0 ? empty.textOfFilters : empty.textOfWords}</p>
      </EmptyState>
    </div>
  )
}

/** Another page is waited for where it will begin. A step back stays: it ends where its page was left. */
function useHead({ isSlow, isPaging }: Chosen): void {
  const { location: next } = useNavigation()
  const isBack = next !== undefined && next.search === location.search
  useLayoutEffect(() => {
    if (!isSlow || !isPaging) return
    document.getElementById('results')?.focus({ preventScroll: true })
    // The router has noted how far the page was scrolled that is left.
    if (!isBack) scrollTo(0, 0)
  }, [isSlow, isPaging, isBack])
}

function Results({ list, chosen, choices }: ResultsProps & { list: ProductList }) {
  const { products, pagination, near, editorial } = list
  const { listing: words } = useTexts('listing')
  const { filters, isSlow, hrefOf } = chosen
  useHead(chosen)
  if (products.length === 0 && !isSlow)
    return (
      <>
        <Nothing chosen={chosen} choices={choices} />
        <Suspense>
          <NearList near={near} />
        </Suspense>
      </>
    )
  return (
    <div className={styles.results}>
      {isSlow ? (
        <SkeletonGrid
          count={products.length || EXPECTED}
          like={products}
          label={words.loading}
          large={editorial ? (editorial.isWide ? 'wide' : 'upright') : undefined}
        />
      ) : (
        <ProductGrid
          products={products}
          heading="h2"
          isFirst
          large={editorial ? <EditorialCell editorial={editorial} /> : null}
          isWide={editorial?.isWide}
          rest={<ListRest chosen={chosen} near={near} />}
        />
      )}
      <Pager
        pagination={pagination}
        hrefOf={(page) => hrefOf({ ...filters, page })}
        texts={{ label: words.pages, previous: words.previous, next: words.next, page: words.pageOf }}
      />
    </div>
  )
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { products, pagination, facets, catalogue, nearTo } = loaderData
  const summary = {
    shownCount: products.length,
    matching: pagination.total,
    all: catalogue.total,
    highestPrice: catalogue.highestPrice,
    facets,
    nearTo,
  }
  return (
    <Listing summary={summary}>
      {(chosen, choices) => <Results list={loaderData} chosen={chosen} choices={choices} />}
    </Listing>
  )
}

function Failed({ message, chosen }: { message: string; chosen: Chosen }) {
  const { products } = useTexts().shop
  const { revalidate, state } = useRevalidator()
  const retry = (event: FormEvent): void => {
    event.preventDefault()
    void revalidate()
  }
  const again = [...new URLSearchParams(asQuery(chosen.filters))]
  return (
    <form method="get" className={`${styles.message} ${styles.failed}`} onSubmit={retry}>
      {again.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Notice tone="error">
        <strong>{products.failed}</strong>
        {message}
      </Notice>
      <Button type="submit" busy={state === 'loading'}>
        {products.retry}
      </Button>
    </form>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { message, code } = refusalIn(error)
  return <Listing>{(chosen) => <Failed message={message === code ? '' : message} chosen={chosen} />}</Listing>
}
