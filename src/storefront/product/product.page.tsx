import { useRef } from 'react'
import { Link } from 'react-router'
import { useBuy } from '#cart/use-buy.tsx'
import { getProductCall, listAlikeCall } from '#catalog/api.ts'
import { forCard } from '#catalog/card-product.ts'
import { popularIn, refuseWithPopular } from '#catalog/list-popular.tsx'
import { inWords, isLongName } from '#catalog/product.ts'
import { ProductPrice } from '#catalog/product-price.tsx'
import type { Product } from '#catalog/shop-product.ts'
import { FavoriteButton } from '#favorites/favorite-button.tsx'
import { listLooksCall } from '#galleries/api.ts'
import { pageNeeds } from '#i18n/page-needs.ts'
import { loadTexts, textsIn } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { headOf, type Place, placeOf } from '#lib/head.ts'
import { inLanguage, languageOf } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { listProductReviewsCall } from '#reviews/api.ts'
import { ProductReviews } from '#reviews/product-reviews.tsx'
import { reviewsAsked, reviewsQuery } from '#reviews/shown-reviews.ts'
import { Stars } from '#reviews/stars.tsx'
import { listFeesCall } from '#shipping/api.ts'
import { forPage } from '#shipping/delivery.ts'
import { ProblemPage } from '#storefront/listing/problem-page.tsx'
import { lazyOr } from '#ui/late.tsx'
import type { Route } from './+types/product.page.ts'
import { Alike } from './alike.tsx'
import { BuyBox, StickyBar } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import styles from './product.module.css'
import { Details, Promises } from './product-details.tsx'
import { type Crumb, crumbFacts, productFacts } from './product-facts.ts'
import { RecentlyViewed } from './recently-viewed.tsx'
import { Share } from './share.tsx'
import { TwinSwitch } from './twin-switch.tsx'
import { Worn } from './worn.tsx'

/** Only where the product is not there. */
const Popular = lazyOr(
  async () => (await import('../card/popular.tsx')).Popular,
  () => null,
)
const ID = /^[0-9A-Z]{26}$/

type Fees = Answer<typeof listFeesCall>['shippingFees']

const crumbsOf = (product: Product, language: 'en' | 'ar'): Crumb[] => {
  const { product: words, shop } = textsIn(language, 'product')
  return [
    { name: words.homeCrumb, path: '/' },
    { name: shop.products.title, path: '/products' },
    {
      name: shop.products.categories[product.category],
      path: `/products?category=${encodeURIComponent(product.category)}`,
    },
    { name: inWords(language, product.name, product.nameAr), path: `/product/${product.id}` },
  ]
}

function headFor(product: Product, place: Place, fees: Fees) {
  const { language } = place
  const [image] = product.images
  const { shell } = textsIn(language).shop
  return headOf({
    ...place,
    address: `/product/${product.id}`,
    title: `${inWords(language, product.name, product.nameAr)} | ${shell.shopName}`,
    description: inWords(language, product.description, product.descriptionAr).slice(0, 160) || shell.description,
    image: image?.url,
    imageAlt: image && inWords(language, image.alt, image.altAr),
    type: 'product',
    facts: import.meta.env.SSR
      ? [productFacts(product, place, fees), crumbFacts(crumbsOf(product, language), place)]
      : [],
  })
}

const load = async ({ context, params, request }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const refuse = (error: unknown) => refuseWithPopular(context, error)
  if (!ID.test(params.id)) return refuse(new Refusal('NOT_FOUND'))
  const { id } = params
  const place = placeOf(request)
  const productRequest = call(context, getProductCall, { id }).catch(refuse)
  // The server asks for nothing beside a product that is not there; a phone asks for all at once.
  if (import.meta.env.SSR) await productRequest
  const [{ product }, alike, fees, reviews, seen] = await Promise.all([
    productRequest,
    // What is missing beside the product should not take it away.
    call(context, listAlikeCall, { id }).catch(() => null),
    call(context, listFeesCall, {}).catch(() => null),
    call(context, listProductReviewsCall, reviewsAsked(request, id)).catch(() => null),
    call(context, listLooksCall, { id }).catch(() => null),
  ])
  await loadTexts(place.language, 'product')
  return {
    head: headFor(product, place, fees?.shippingFees ?? []),
    address: place.origin + inLanguage(place.language, `/product/${product.id}`),
    product,
    alike: { products: alike?.products.map(forCard) ?? [], twinId: alike?.twinId },
    fees: fees && forPage(fees.shippingFees),
    reviews: reviews?.data ?? null,
    looks: seen?.looks ?? [],
  }
}

/** More reviews make another page of it, for who reads without a script. */
export const handle = pageNeeds({ texts: ['product', 'reviews'], known: ['reviews'], query: reviewsQuery })

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const { shop, product } = textsIn(languageOf(location.pathname), 'product')
  return (
    loaderData?.head ?? [
      { title: `${product.notFound} | ${shop.shell.shopName}` },
      { name: 'robots', content: 'noindex' },
    ]
  )
}

function Crumbs({ product }: { product: Product }) {
  const { product: words } = useTexts('product')
  const language = useLanguage()
  const crumbs = crumbsOf(product, language)
  return (
    <nav className={styles.crumbs} aria-label={words.crumbs}>
      <ol>
        {crumbs.map(({ name, path }, at) => (
          <li key={path}>
            {at < crumbs.length - 1 ? (
              <Link to={inLanguage(language, path)}>{name}</Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Leads to what was said of it. */
function Rating({ product: { avgRating, reviewCount } }: { product: Product }) {
  const { reviews } = useTexts('reviews')
  if (reviewCount === 0) return null
  return (
    <a className={styles.rating} href="#reviews">
      <Stars rating={avgRating} label={reviews.average(avgRating.toFixed(1))} />
      <span>{reviews.count(reviewCount)}</span>
    </a>
  )
}

type SheetProps = Omit<Route.ComponentProps['loaderData'], 'head'>

function Sheet({ product, address, fees, alike, reviews, looks }: SheetProps) {
  const { products } = useTexts().shop
  const language = useLanguage()
  const buy = useBuy(product)
  const box = useRef<HTMLDivElement>(null)
  const name = inWords(language, product.name, product.nameAr)
  return (
    <>
      <div className={styles.sheet}>
        <div className={styles.pictures} data-ground={product.color === 'black' ? 'ink' : 'bone'}>
          <Gallery images={product.images} category={product.category} />
        </div>
        <div className={styles.words}>
          <Crumbs product={product} />
          <h1 tabIndex={-1} data-long={isLongName(name) || undefined}>
            {name}
          </h1>
          <Rating product={product} />
          <p className={styles.price}>
            <ProductPrice product={product} />
            {product.discount > 0 ? <span className={styles.off}>{products.percentOff(product.discount)}</span> : null}
            <FavoriteButton className={styles.favorite} id={product.id} name={name} />
          </p>
          <TwinSwitch color={product.color} twinId={alike.twinId} />
          <BuyBox product={product} buy={buy} box={box} />
          <Promises fees={fees} />
          <Details product={product} stock={buy.sizes} />
          <Share title={name} address={address} />
        </div>
      </div>
      <ProductReviews productId={product.id} list={reviews} />
      <Worn looks={looks} />
      <Alike {...alike} />
      <RecentlyViewed id={product.id} />
      <StickyBar product={product} buy={buy} box={box} />
    </>
  )
}

export default function ProductPage({ loaderData: { head: _head, ...shown } }: Route.ComponentProps) {
  return <Sheet key={shown.product.id} {...shown} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { notFound, notFoundText, home } = useTexts('product').product
  const refusal = refusalIn(error)
  if (refusal.status !== 404) return <ProblemPage refusal={refusal} />
  const message = { title: notFound, text: notFoundText, home }
  return <ProblemPage refusal={refusal} message={message} beside={<Popular products={popularIn(error)} />} />
}
