import { useRef } from 'react'
import { redirect } from 'react-router'
import { findUser } from '#accounts/use-auth.tsx'
import type { Buy } from '#cart/use-buy.tsx'
import { getProductCall } from '#catalog/api.ts'
import { inWords } from '#catalog/product.ts'
import { ProductPrice } from '#catalog/product-price.tsx'
import type { Product } from '#catalog/shop-product.ts'
import { initializing } from '#i18n/initializing.ts'
import { pageNeeds } from '#i18n/page-needs.ts'
import { textsIn } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { inLanguage, languageOf } from '#lib/language.ts'
import { signInPath } from '#lib/next-path.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { ProblemPage } from '#storefront/listing/problem-page.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/preview.page.ts'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import styles from './product.module.css'
import { Details } from './product-details.tsx'

export const handle = pageNeeds({ texts: ['product', 'preview'] })

/** Read by the browser of whoever is signed in, never by the server: so no kept page can hold a draft. */
export async function clientLoader({ context, params, request }: Route.ClientLoaderArgs) {
  if (!(await findUser(request.signal))) throw redirect(signInPath(new URL(request.url)))
  return (await call(context, getProductCall, { id: params.id, status: 'all' as const })).product
}

interface MetaArgs {
  location: { pathname: string }
  /** The server, which knows nobody, has none. */
  loaderData?: Product | undefined
}

export function meta({ location, loaderData }: MetaArgs) {
  const language = languageOf(location.pathname)
  const { shop, preview } = textsIn(language, 'preview')
  const name = loaderData ? inWords(language, loaderData.name, loaderData.nameAr) : shop.shell.shopName
  return [{ title: preview.title(name) }, { name: 'robots', content: 'noindex' }]
}

export function HydrateFallback() {
  return <Loading label={initializing[useLanguage()]} />
}

const nothing = (): void => undefined

/** Shown as it is before anybody has chosen a size. */
const still = ({ sizes, opensAt, isOpen }: Product, picker: Buy['picker']): Buy => ({
  opensAt: isOpen ? null : opensAt,
  ...{ sizes, size: undefined, stock: undefined, quantity: 1, most: 1, step: 'choosing', problem: undefined, picker },
  ...{ pick: nothing, setQuantity: nothing, refuse: nothing, add: async () => {}, look: async () => {}, open: nothing },
})

export default function PreviewPage({ loaderData: product }: Route.ComponentProps) {
  const { shop, preview } = useTexts('preview')
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const picker = useRef<HTMLDivElement>(null)
  return (
    <>
      <Notice>
        <span>{product.status === 'draft' ? preview.draft : preview.published}</span>
        <span>{preview.still}</span>
        <span>
          <ButtonLink kind="outline" to={inLanguage(language, `/admin/products/${product.id}`)}>
            {preview.edit}
          </ButtonLink>
        </span>
      </Notice>
      <div className={styles.sheet}>
        <div className={styles.pictures} data-ground={product.color === 'black' ? 'ink' : 'bone'}>
          <Gallery images={product.images} category={product.category} />
        </div>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{inWords(language, product.name, product.nameAr)}</h1>
          <p className={styles.price}>
            <ProductPrice product={product} />
            {product.discount > 0 ? (
              <span className={styles.off}>{shop.products.percentOff(product.discount)}</span>
            ) : null}
          </p>
          <div inert>
            <BuyBox product={product} buy={still(product, picker)} box={box} />
          </div>
        </div>
      </div>
      <Details product={product} stock={product.sizes} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { notFound, notFoundText, home } = useTexts('product').product
  const refusal = refusalIn(error)
  const isGone = refusal.status === 404 || refusal.status === 400
  return isGone ? (
    <ProblemPage refusal={refusal} message={{ title: notFound, text: notFoundText, home }} />
  ) : (
    <ProblemPage refusal={refusal} />
  )
}
