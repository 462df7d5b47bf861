import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { GarmentOutline } from '#catalog/outline/garment-outline.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage } from '#lib/language.ts'
import type { Refusal } from '#lib/refusal.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { Price } from '#ui/price.tsx'
import type { listBestSellersCall, listMostViewedCall } from './api.ts'
import { useFirstRows } from './first-rows.tsx'
import styles from './overview.module.css'
import { PartProblem } from './part.tsx'

const FIRST = 5

type Ranked = Omit<Answer<typeof listMostViewedCall>['stats'][number], 'views'>

export function BestSellers({ answer }: { answer: Answer<typeof listBestSellersCall> | Refusal }) {
  const { best } = useAdminTexts().overview
  const language = useLanguage()
  if (!('stats' in answer)) return <PartProblem refusal={answer} />
  return (
    <Ranks products={answer.stats} hint={best.hint} empty={best.empty}>
      {({ totalQuantity, totalRevenue }) => (
        <>
          <strong>{best.sold(totalQuantity)}</strong>
          <Price pounds={totalRevenue} language={language} />
        </>
      )}
    </Ranks>
  )
}

export function MostViewed({ answer }: { answer: Answer<typeof listMostViewedCall> | Refusal }) {
  const { viewed } = useAdminTexts().overview
  if (!('stats' in answer)) return <PartProblem refusal={answer} />
  return (
    <Ranks products={answer.stats} hint={viewed.hint} empty={viewed.empty}>
      {({ views }) => <strong>{viewed.views(views)}</strong>}
    </Ranks>
  )
}

interface RanksProps<T> {
  products: readonly T[]
  hint: string
  empty: string
  children: (product: T) => ReactNode
}

function Ranks<T extends Ranked>({ products, hint, empty, children }: RanksProps<T>) {
  const { shown, more } = useFirstRows(products, FIRST)
  if (products.length === 0) return <p className={styles.faint}>{empty}</p>
  return (
    <>
      <p className={styles.faint}>{hint}</p>
      <ol className={styles.ranks}>
        {shown.map((product) => (
          <li key={product.productId} className={styles.rank}>
            <RankedProduct product={product} />
            <span className={styles.score}>{children(product)}</span>
          </li>
        ))}
      </ol>
      {more}
    </>
  )
}

function RankedProduct({ product }: { product: Ranked }) {
  const language = useLanguage()
  const { productId, name, nameAr, category, image, imageSize } = product
  return (
    <>
      {image && imageSize ? (
        <ShopPicture url={image} {...imageSize} alt="" sizes="48px" className={styles.picture} />
      ) : (
        <span className={styles.picture}>
          <GarmentOutline category={category} />
        </span>
      )}
      <Link className={styles.name} to={inLanguage(language, `/admin/products/${productId}`)}>
        <bdi>{inWords(language, name, nameAr)}</bdi>
      </Link>
    </>
  )
}
