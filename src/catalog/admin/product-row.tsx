import { useState } from 'react'
import { Link } from 'react-router'
import { useIsOwner, useMayChange } from '#back-office/admin-roles.tsx'
import { Cell, faint, Row, rowLink, stack } from '#back-office/list/admin-table.tsx'
import { apart, RowActions } from '#back-office/list/row-actions.tsx'
import { PencilIcon, RowWord, SpeechIcon } from '#back-office/list/row-word.tsx'
import { SelectCell } from '#back-office/list/selection.tsx'
import type { Selection } from '#back-office/list/use-selection.tsx'
import { useListState } from '#back-office/use-way-back.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { inLanguage } from '#lib/language.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { useFacts } from '#settings/use-facts.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { TrashIcon } from '#ui/icons.tsx'
import { EyeIcon } from '#ui/more-icons.tsx'
import { Price } from '#ui/price.tsx'
import { GarmentOutline } from '../outline/garment-outline.tsx'
import { inWords, stockOf, stockWord } from '../product.ts'
import type { Product } from '../shop-product.ts'
import { DeleteProductDialog } from './delete-product-dialog.tsx'
import styles from './products.module.css'
import { shortSizes } from './short-sizes.ts'

/** Which dialog was opened last, about which product; it closes with its content still in it. */
export interface Opened {
  what: 'details' | 'reviews'
  product: Product
  isOpen: boolean
}

interface RowProps {
  product: Product
  /** Null where nothing may be done to several. */
  selection: Selection | null
  onOpen: (what: Opened['what']) => void
}

export function ProductRow({ product, selection, onOpen }: RowProps) {
  const { product: texts, productReviews, form } = useAdminTexts()
  const { categories } = useTexts().shop.products
  const { columns } = texts
  const language = useLanguage()
  const cover = product.images[0]
  return (
    <Row look="dense">
      {selection ? (
        <SelectCell id={product.id} name={inWords(language, product.name, product.nameAr)} selection={selection} />
      ) : null}
      <Cell label={columns.image} kind="picture">
        {cover ? (
          <ShopPicture {...cover} alt="" sizes="64px" className={styles.picture} />
        ) : (
          <span className={styles.picture}>
            <GarmentOutline category={product.category} />
          </span>
        )}
      </Cell>
      <Cell label={columns.name}>
        <Name product={product} />
      </Cell>
      <Cell label={columns.price}>
        <Price pounds={product.finalPrice} was={product.price} wasLabel={texts.priceBefore} language={language} />
      </Cell>
      <Cell label={columns.category}>{categories[product.category]}</Cell>
      <Cell label={columns.collection}>{form.collections[product.collection]}</Cell>
      <Cell label={columns.sizes}>
        <Sizes product={product} />
      </Cell>
      <Cell label={columns.rating} kind="short">
        {product.reviewCount > 0 ? (
          <bdi dir="ltr">{texts.ratingShort(product.avgRating.toFixed(1), product.reviewCount)}</bdi>
        ) : (
          <span className={faint}>{productReviews.empty}</span>
        )}
      </Cell>
      <Cell label={columns.actions} kind="actions">
        <Actions product={product} onOpen={onOpen} />
      </Cell>
    </Row>
  )
}

function Name({ product }: { product: Product }) {
  const { product: texts, catalogue } = useAdminTexts()
  const state = useListState()
  const language = useLanguage()
  const { opensAt, isOpen } = product
  return (
    <span className={stack}>
      <Link className={rowLink} to={inLanguage(language, `/admin/products/${product.id}`)} state={state}>
        <span className={styles.name}>
          <bdi>{inWords(language, product.name, product.nameAr)}</bdi>
        </span>
      </Link>
      <span className={faint}>
        <Code>{product.sku}</Code>
      </span>
      {product.featured || product.status === 'draft' ? (
        <span>
          <Badge tone={product.featured ? 'neutral' : 'info'}>
            {product.featured ? texts.featured : catalogue.statuses.draft}
          </Badge>
        </span>
      ) : null}
      {opensAt && !isOpen ? (
        <span>
          <Badge tone="info">{texts.opensOn(momentText(opensAt, language))}</Badge>
        </span>
      ) : null}
    </span>
  )
}

function Sizes({ product }: { product: Product }) {
  const { product: texts } = useAdminTexts()
  const { oneSize } = useTexts().shop.products
  const { sizes } = product
  const stock = stockOf(sizes)
  const lowStock = useFacts()?.settings.lowStock
  const word = stockWord(stock, lowStock)
  const { names, gone, few } = shortSizes(product, oneSize, lowStock)
  return (
    <span className={`${stack} ${styles.sizes}`}>
      <span>
        <bdi>{sizes.length > 0 ? names : texts.none}</bdi>
      </span>
      {word === 'in' ? null : (
        <span>
          <Badge tone={word === 'out' ? 'danger' : 'warning'}>
            {word === 'out' ? texts.outOfStock : texts.lowStock(stock)}
          </Badge>
        </span>
      )}
      {gone === '' ? null : <span className={faint}>{texts.sizesGone(gone)}</span>}
      {few === '' ? null : <span className={faint}>{texts.sizesFew(few)}</span>}
    </span>
  )
}

function Actions({ product, onOpen }: Pick<RowProps, 'product' | 'onOpen'>) {
  const { product: texts, catalogue } = useAdminTexts()
  const state = useListState()
  const language = useLanguage()
  const mayChange = useMayChange()
  const mayDelete = useIsOwner()
  const [isDeleting, setDeleting] = useState(false)
  const name = inWords(language, product.name, product.nameAr)
  return (
    <RowActions>
      <Button kind="quiet" aria-haspopup="dialog" aria-label={texts.viewOf(name)} onClick={() => onOpen('details')}>
        <RowWord icon={<EyeIcon />}>{texts.view}</RowWord>
      </Button>
      {mayChange ? (
        <Link to={inLanguage(language, `/admin/products/${product.id}`)} state={state} aria-label={texts.editOf(name)}>
          <RowWord icon={<PencilIcon />}>{texts.edit}</RowWord>
        </Link>
      ) : null}
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        aria-label={catalogue.reviewsOf(name)}
        onClick={() => onOpen('reviews')}
      >
        <RowWord icon={<SpeechIcon />}>{catalogue.reviews}</RowWord>
      </Button>
      {mayDelete ? (
        <>
          <Button
            kind="quiet"
            className={apart}
            aria-haspopup="dialog"
            aria-label={texts.deleteOf(name)}
            onClick={() => setDeleting(true)}
          >
            <RowWord icon={<TrashIcon />}>{texts.delete}</RowWord>
          </Button>
          <DeleteProductDialog product={product} isOpen={isDeleting} onClose={() => setDeleting(false)} />
        </>
      ) : null}
    </RowActions>
  )
}
