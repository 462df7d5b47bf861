import { Facts } from '#back-office/admin-page.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { useListState } from '#back-office/use-way-back.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { inLanguage } from '#lib/language.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Price } from '#ui/price.tsx'
import { inWords, isOneSize, stockOf } from '../product.ts'
import type { Product } from '../shop-product.ts'
import { useSizeName } from '../sizing/use-size-name.tsx'
import styles from './details.module.css'
import { sizesText } from './product-form.ts'
import { ShopLink } from './shop-link.tsx'
import { useDuplicate } from './use-duplicate.tsx'

interface DetailsProps {
  product: Product | undefined
  isOpen: boolean
  onClose: () => void
}

/** All there is to know of a product, without leaving the list. */
export function DetailsDialog({ product, isOpen, onClose }: DetailsProps) {
  const { productDetails: texts, common } = useAdminTexts()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      closeLabel={common.close}
      footer={product ? <Ways product={product} /> : null}
    >
      {product ? <Details product={product} /> : null}
    </Dialog>
  )
}

function Ways({ product }: { product: Product }) {
  const { productDetails: texts } = useAdminTexts()
  const language = useLanguage()
  const state = useListState()
  const mayChange = useMayChange()
  const { isBusy, duplicate } = useDuplicate()
  return (
    <div className={styles.ways}>
      {mayChange ? (
        <>
          <Button kind="outline" busy={isBusy} onClick={() => void duplicate(product.id)}>
            {texts.duplicate}
          </Button>
          <ButtonLink to={inLanguage(language, `/admin/products/${product.id}`)} state={state}>
            {texts.edit}
          </ButtonLink>
        </>
      ) : null}
    </div>
  )
}

function Details({ product }: { product: Product }) {
  const { productDetails: texts, catalogue } = useAdminTexts()
  const language = useLanguage()
  const { name, nameAr, images, status, featured } = product
  const told = [
    [texts.description, inWords(language, product.description, product.descriptionAr)],
    [texts.material, inWords(language, product.material, product.materialAr)],
    [texts.care, inWords(language, product.care, product.careAr)],
    [texts.fit, inWords(language, product.fit, product.fitAr)],
  ] as const
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <bdi>{inWords(language, name, nameAr)}</bdi>
        </h3>
        <Badge tone={status === 'draft' ? 'info' : 'success'}>{catalogue.statuses[status]}</Badge>
        {featured ? <Badge>{texts.featured}</Badge> : null}
        <ShopLink product={product} />
      </div>
      {images.length > 0 ? (
        <ul className={styles.pictures}>
          {images.map(({ mediaId, alt, altAr, ...image }) => (
            <li key={mediaId}>
              <ShopPicture {...image} alt={inWords(language, alt, altAr)} sizes="96px" className={styles.picture} />
            </li>
          ))}
        </ul>
      ) : null}
      <ProductFacts product={product} />
      {told.map(([title, text]) =>
        text ? (
          <section key={title} className={styles.text}>
            <h3>{title}</h3>
            <p>
              <bdi>{text}</bdi>
            </p>
          </section>
        ) : null,
      )}
    </div>
  )
}

function ProductFacts({ product }: { product: Product }) {
  const { productDetails: texts, form, product: words } = useAdminTexts()
  const { categories, colors, oneSize } = useTexts().shop.products
  const language = useLanguage()
  const { sizes, avgRating, reviewCount, modelHeight, sizeWorn } = product
  const sizeName = useSizeName()
  const other = language === 'ar' ? product.name : product.nameAr
  return (
    <Facts
      rows={{
        [texts.sku]: <Code>{product.sku}</Code>,
        ...(other
          ? {
              [language === 'ar' ? form.fields.name : texts.nameAr]: (
                <bdi lang={language === 'ar' ? 'en' : 'ar'}>{other}</bdi>
              ),
            }
          : {}),
        [texts.price]: (
          <Price pounds={product.finalPrice} was={product.price} wasLabel={words.priceBefore} language={language} />
        ),
        [texts.discount]: <bdi dir="ltr">{texts.percent(product.discount)}</bdi>,
        [texts.category]: categories[product.category],
        [texts.collection]: form.collections[product.collection],
        [texts.color]: colors[product.color],
        [texts.group]: form.groups[product.group],
        [texts.sizes]: (
          <>
            <bdi>{sizes.length > 0 ? sizesText(product, oneSize) : texts.none}</bdi>{' '}
            <span className={styles.sum}>{texts.total(stockOf(sizes))}</span>
          </>
        ),
        ...(modelHeight && sizeWorn
          ? { [texts.sizeWorn]: texts.worn(modelHeight, sizeName({ size: sizeWorn, isOneSize: isOneSize(product) })) }
          : {}),
        ...(product.opensAt ? { [form.fields.opensAt]: momentText(product.opensAt, language) } : {}),
        ...(product.maxPerShopper ? { [form.fields.maxPerShopper]: product.maxPerShopper } : {}),
        [texts.rating]: <bdi>{words.rating(avgRating.toFixed(1), reviewCount)}</bdi>,
        [texts.created]: momentText(product.createdAt, language),
        [texts.updated]: momentText(product.updatedAt, language),
      }}
    />
  )
}
