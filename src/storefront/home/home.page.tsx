import { listProductsCall } from '#catalog/api.ts'
import { forCard } from '#catalog/card-product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { listComingCall } from '#coming/api.ts'
import { type Coming, NextCollection } from '#coming/next-collection.tsx'
import { listGalleriesCall } from '#galleries/api.ts'
import { PREVIEWED } from '#galleries/gallery.ts'
import { GalleryPreview } from '#galleries/gallery-preview.tsx'
import { shownGallery } from '#galleries/shown-gallery.ts'
import { pageNeeds } from '#i18n/page-needs.ts'
import { loadTexts } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { headOf, placeOf } from '#lib/head.ts'
import { inLanguage } from '#lib/language.ts'
import { LateWaitingLine } from '#payments/pages/late-waiting-line.tsx'
import { listFeaturedReviewsCall } from '#reviews/api.ts'
import { FeaturedReviews } from '#reviews/featured-reviews.tsx'
import { getFactsCall } from '#settings/api.ts'
import { shopFacts } from '#settings/shop-facts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ProductGrid } from '../card/product-grid.tsx'
import { wideOf } from '../listing/editorial.ts'
import { EditorialCell } from '../listing/editorial-cell.tsx'
import type { Route } from './+types/home.page.ts'
import { Categories } from './categories.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { Lead, type LeadProduct } from './lead.tsx'
import { VerifyEntry } from './verify-entry.tsx'

export const handle = pageNeeds({ texts: ['home', 'reviews', 'gallery'] })

/** Beside the one that leads. */
const SHOWN = 8

type Context = Route.LoaderArgs['context'] | Route.ClientLoaderArgs['context']

/** Nothing of what the page needs is worth losing the rest of it. */
const orNothing = <T,>(promise: Promise<T>): Promise<T | null> => promise.catch(() => null)

/** What is featured leads while it can be bought: what is sold out stands at the end of the list. */
function ledBy(products: readonly Product[]) {
  const [lead, ...others] = products
  if (!lead?.featured) return { lead: null, products: products.slice(0, SHOWN).map(forCard) }
  const {
    id,
    name,
    nameAr,
    description,
    descriptionAr,
    price,
    discount,
    finalPrice,
    collection,
    color,
    category,
    images,
  } = lead
  const leadProduct: LeadProduct = {
    ...{ id, name, nameAr, description, descriptionAr, price, discount, finalPrice, collection, color, category },
    images: images.slice(0, 1),
  }
  return { lead: leadProduct, products: others.map(forCard) }
}

async function comingIn(context: Context): Promise<Coming> {
  const [black, white] = await Promise.all([
    call(context, listComingCall, { collection: 'black' }),
    call(context, listComingCall, { collection: 'white' }),
  ])
  return { black: black.items, white: white.items }
}

const load = async ({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const place = placeOf(request)
  const [currentList, all, coming, featured, galleryList] = await Promise.all([
    orNothing(call(context, listProductsCall, { collection: 'current', limit: SHOWN + 1 })),
    orNothing(call(context, listProductsCall, { limit: 1 })),
    orNothing(comingIn(context)),
    orNothing(call(context, listFeaturedReviewsCall, { language: place.language })),
    orNothing(call(context, listGalleriesCall, { limit: PREVIEWED })),
  ])
  // Search engines ask the server; the browser has no use for them.
  const facts = import.meta.env.SSR ? await orNothing(call(context, getFactsCall, {})) : null
  const { home, shop } = await loadTexts(place.language, 'home')
  const head = headOf({
    ...place,
    address: '/',
    title: `${shop.shell.shopName}: ${home.title}`,
    description: home.description,
    facts: facts ? shopFacts(facts.settings, place) : [],
  })
  return {
    head,
    current: currentList && ledBy(currentList.products),
    pieces: all?.facets.category,
    coming,
    reviews: featured?.data ?? [],
    wide: wideOf(place.language, galleryList?.galleries ?? []),
    galleries: (galleryList?.galleries ?? []).map((gallery) => shownGallery(place.language, gallery)),
  }
}

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

function Current({ current }: Pick<Route.ComponentProps['loaderData'], 'current'>) {
  const { home, shop } = useTexts('home')
  const language = useLanguage()
  const collection = current?.lead?.collection ?? current?.products[0]?.collection
  if (current && !collection) return null
  return (
    <section aria-labelledby="current">
      <div className={styles.head}>
        <h2 id="current">{shop.products.collections[collection ?? 'current']}</h2>
        <ButtonLink kind="onward" to={inLanguage(language, '/products')}>
          {home.seeAll}
        </ButtonLink>
      </div>
      {current?.lead ? <Lead product={current.lead} /> : null}
      {current ? <ProductGrid products={current.products} heading="h3" /> : <Missing />}
    </section>
  )
}

function Missing() {
  const { products } = useTexts().shop
  return (
    <p className={styles.missing}>
      {products.failed}{' '}
      <ButtonLink kind="quiet" to={inLanguage(useLanguage(), '/')} reloadDocument>
        {products.retry}
      </ButtonLink>
    </p>
  )
}

function Buying() {
  const { home } = useTexts('home')
  return (
    <section className={styles.buying} aria-label={home.buying} data-ground="bone">
      {[home.delivery, home.cash, home.returns].map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { current, pieces, wide, coming, reviews, galleries } = loaderData
  const { home } = useTexts('home')
  const language = useLanguage()
  return (
    <>
      <Hero />
      <div className={styles.line}>
        <h1 tabIndex={-1}>{home.title}</h1>
        <div className={styles.material}>
          <p>{home.material}</p>
          <ButtonLink kind="outline" to={inLanguage(language, '/gallery')}>
            {home.seeGallery}
          </ButtonLink>
        </div>
      </div>
      {pieces ? <Categories pieces={pieces} /> : null}
      <Current current={current} />
      {wide ? <EditorialCell editorial={wide} /> : null}
      {coming ? <NextCollection coming={coming} /> : null}
      <VerifyEntry />
      <FeaturedReviews reviews={reviews} />
      <GalleryPreview galleries={galleries} />
      <Buying />
      <LateWaitingLine className={styles.waiting} />
    </>
  )
}
