import { listGalleriesCall } from '#galleries/api.ts'
import { PREVIEWED } from '#galleries/gallery.ts'
import { GalleryPreview } from '#galleries/gallery-preview.tsx'
import { shownGallery } from '#galleries/shown-gallery.ts'
import { textsIn } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { headOf, placeOf } from '#lib/head.ts'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/home.page.ts'
import { listProductsCall } from './api.ts'
import { forCard } from './card-product.ts'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { ProductGrid } from './product-grid.tsx'

const SHOWN = 8

const load = async ({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const [{ products }, { galleries }] = await Promise.all([
    call(context, listProductsCall, { collection: 'current', limit: SHOWN }),
    call(context, listGalleriesCall, { limit: PREVIEWED }),
  ])
  const place = placeOf(request)
  const { home, shop } = textsIn(place.language)
  const head = headOf({
    ...place,
    address: '/',
    title: `${shop.shell.shopName}: ${home.title}`,
    description: home.description,
    image: '/hero/black-1280.webp',
  })
  return {
    head,
    products: products.map(forCard),
    galleries: galleries.map((gallery) => shownGallery(place.language, gallery)),
  }
}

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

function Current({ products }: Pick<Route.ComponentProps['loaderData'], 'products'>) {
  const { home, shop } = useTexts()
  const language = useLanguage()
  const collection = products[0]?.collection
  if (!collection) return null
  return (
    <section className={styles.current} aria-labelledby="current">
      <div className={styles.head}>
        <h2 id="current">{shop.products.collections[collection]}</h2>
        <ButtonLink kind="outline" to={inLanguage(language, '/products')}>
          {home.seeAll}
        </ButtonLink>
      </div>
      <ProductGrid products={products} heading="h3" />
    </section>
  )
}

function Buying() {
  const { home } = useTexts()
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
  const { home } = useTexts()
  return (
    <>
      <Hero />
      <div className={styles.line}>
        <h1 tabIndex={-1}>{home.title}</h1>
        <p>{home.material}</p>
      </div>
      <Current products={loaderData.products} />
      <GalleryPreview galleries={loaderData.galleries} />
      <Buying />
    </>
  )
}
