import { countChosen } from '#back-office/list/admin-list.ts'
import { ListChoice, ListSearch, ListSort, ListTools, type useList } from '#back-office/list/admin-list-tools.tsx'
import { MoreFilters } from '#back-office/list/list-views.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { useIsPhone } from '#ui/use-is-phone.tsx'
import { CATEGORIES, type CatalogueSort, COLLECTIONS, LEFT, PRODUCT_STATUSES } from '../product.ts'
import { PRODUCTS } from './products-list.ts'

export type ProductsList = ReturnType<typeof useList<typeof PRODUCTS.filters, CatalogueSort>>

export function ProductTools({ list }: { list: ProductsList }) {
  const { product, catalogue } = useAdminTexts()
  return (
    <ListTools>
      <ListSearch
        label={product.search}
        hint={product.searchHint}
        value={list.state.search}
        onSearch={(search) => list.change({ search })}
      />
      {useIsPhone() ? null : <UsualFilters list={list} />}
      <ListSort
        label={catalogue.sort}
        names={catalogue.sorts}
        chosen={list.state.sort}
        onChoose={(sort) => list.change({ sort })}
      />
    </ListTools>
  )
}

function UsualFilters({ list }: { list: ProductsList }) {
  const { product } = useAdminTexts()
  const { categories } = useTexts().shop.products
  return (
    <ListChoice
      label={product.category}
      name="category"
      words={CATEGORIES}
      wordOf={(category) => categories[category]}
      every={product.allCategories}
      chosen={list.state.chosen.category}
      onChoose={(category) => list.choose({ category })}
    />
  )
}

/** On a phone all of them fold away but for the order: the rows begin sooner. */
export function MoreProductFilters({ list }: { list: ProductsList }) {
  const { catalogue: texts, form } = useAdminTexts()
  const { category, ...rest } = list.state.chosen
  const chosen = countChosen(rest)
  const isPhone = useIsPhone()
  const isNarrowed = chosen > 0 || category !== undefined || list.state.search !== ''
  return (
    <MoreFilters
      label={texts.more(chosen + (isPhone ? countChosen({ category }) : 0))}
      chosen={chosen}
      onClear={isNarrowed ? list.clear : undefined}
    >
      {isPhone ? <UsualFilters list={list} /> : null}
      <ListChoice
        label={texts.status}
        name="status"
        words={PRODUCT_STATUSES}
        wordOf={(status) => texts.statuses[status]}
        every={texts.allStatuses}
        chosen={rest.status}
        onChoose={(status) => list.choose({ status })}
      />
      <ListChoice
        label={texts.collection}
        name="collection"
        words={COLLECTIONS}
        wordOf={(collection) => form.collections[collection]}
        every={texts.allCollections}
        chosen={rest.collection}
        onChoose={(collection) => list.choose({ collection })}
      />
      <ListChoice
        label={texts.stock}
        name="stock"
        words={LEFT}
        wordOf={(left) => texts.left[left]}
        every={texts.everyStock}
        chosen={rest.stock}
        onChoose={(stock) => list.choose({ stock })}
      />
      <ListChoice
        label={texts.discounted}
        name="discounted"
        words={PRODUCTS.filters.discounted}
        wordOf={() => texts.isDiscounted}
        every={texts.everyDiscount}
        chosen={rest.discounted}
        onChoose={(discounted) => list.choose({ discounted })}
      />
    </MoreFilters>
  )
}
