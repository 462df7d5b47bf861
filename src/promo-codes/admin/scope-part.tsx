import { Panel } from '#back-office/admin-page.tsx'
import { ComboMany } from '#back-office/form/combo-many.tsx'
import formStyles from '#back-office/form/form.module.css'
import { listProductsCall } from '#catalog/api.ts'
import { DraftMark } from '#catalog/draft-mark.tsx'
import { CATEGORIES, draftIn, inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Code } from '#ui/code.tsx'
import type { Option } from '#ui/combo-field.tsx'
import type { PartProps } from './code-parts.tsx'
import styles from './promo-codes.module.css'
import type { NamedProduct } from './typed-promo-code.ts'

const FOUND = 20

export function ScopePart({ form }: PartProps) {
  const { promo } = useAdminTexts()
  return (
    <Panel title={promo.sections.scope}>
      <p className={formStyles.faint}>{promo.scopeHint}</p>
      <Categories form={form} name="applicableCategories" />
      <Products form={form} name="applicableProducts" />
      <Categories form={form} name="excludedCategories" />
      <Products form={form} name="excludedProducts" />
    </Panel>
  )
}

interface CategoriesProps extends PartProps {
  name: 'applicableCategories' | 'excludedCategories'
}

function Categories({ form: { typed, change }, name }: CategoriesProps) {
  const { promo } = useAdminTexts()
  const { categories } = useTexts().shop.products
  const chosen = typed[name]
  return (
    <fieldset className={styles.categories}>
      <legend>{promo.fields[name]}</legend>
      {CATEGORIES.map((category) => (
        <label key={category} className={styles.category}>
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(category)}
            onChange={({ currentTarget: { checked } }) =>
              change({ [name]: CATEGORIES.filter((each) => (each === category ? checked : chosen.includes(each))) })
            }
          />
          {categories[category]}
        </label>
      ))}
    </fieldset>
  )
}

interface ProductOption extends Option {
  product: NamedProduct
}

interface ProductsProps extends PartProps {
  name: 'applicableProducts' | 'excludedProducts'
}

function Products({ form: { typed, problems, change }, name }: ProductsProps) {
  const { promo } = useAdminTexts()
  const language = useLanguage()
  const optionOf = (product: NamedProduct): ProductOption => ({
    value: product.id,
    label: inWords(language, product.name, product.nameAr),
    beside: (
      <>
        <Code>{product.sku}</Code> <DraftMark product={product} />
      </>
    ),
    product,
  })
  const search = async (q: string, signal: AbortSignal): Promise<ProductOption[]> => {
    const query = { q: q || undefined, status: 'all', limit: FOUND } as const
    const { products } = await sendRequest(listProductsCall, query, { signal })
    return products.map(({ id, name: english, nameAr, sku, status }) =>
      optionOf({ id, name: english, nameAr, sku, ...draftIn(status) }),
    )
  }
  return (
    <ComboMany
      label={promo.fields[name]}
      hint={promo.findProducts}
      name={name}
      chosen={typed[name].map(optionOf)}
      search={search}
      onChange={(options) => change({ [name]: options.map(({ product }) => product) })}
      words={{
        list: promo.foundProducts,
        count: promo.countProducts,
        remove: promo.removeProduct,
        failed: promo.productsFailed,
      }}
      problem={problems[name]}
    />
  )
}
