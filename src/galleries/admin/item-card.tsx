import { useMayChange } from '#back-office/admin-roles.tsx'
import { BothLanguages } from '#back-office/form/both-languages.tsx'
import { Grip, movable } from '#back-office/list/grip.tsx'
import type { Order } from '#back-office/list/use-item-order.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/field.tsx'
import type { TypedItem } from './gallery-form.ts'
import { ItemFile } from './item-file.tsx'
import styles from './items.module.css'
import { LinkedProducts } from './linked-products.tsx'
import type { Files } from './use-files.tsx'

const DIRECTIONS = ['earlier', 'later'] as const
const LONGEST = { title: 120, description: 1000, alt: 200, tags: 600 }

interface ItemProps {
  item: TypedItem
  place: { at: number; of: number }
  order: Order
  files: Files
  problems: Record<string, string>
  onChange: (change: Partial<TypedItem>) => void
  onRemove: () => void
}

export function ItemCard(props: ItemProps) {
  const { item, place, order, files, problems, onChange } = props
  return (
    <li className={`${styles.item} ${movable}`} {...order.marksOf(item.key, place)}>
      <Head {...props} />
      <ItemFile item={item} at={place.at} files={files} problem={problems[`${item.key}.src`]} />
      <div className={styles.words}>
        <Texts {...props} />
        <More {...props} />
        <LinkedProducts
          products={item.products}
          at={place.at}
          problem={problems[`${item.key}.products`]}
          onChange={(products) => onChange({ products })}
        />
      </div>
    </li>
  )
}

type HeadProps = Pick<ItemProps, 'item' | 'place' | 'order' | 'onRemove'>

function Head({ item, place, order, onRemove }: HeadProps) {
  const { item: texts } = useAdminTexts().galleryForm
  const mayChange = useMayChange()
  return (
    <div className={styles.head}>
      {mayChange ? <Grip title={texts.drag} hold={order.gripOf(item.key)} /> : null}
      <p className={styles.position}>{texts.position(place.at, place.of)}</p>
      {mayChange ? <Buttons item={item} place={place} order={order} onRemove={onRemove} /> : null}
    </div>
  )
}

function Buttons({ item, place: { at, of }, order, onRemove }: HeadProps) {
  const { item: texts } = useAdminTexts().galleryForm
  return (
    <div className={styles.buttons}>
      {DIRECTIONS.map((direction) => (
        <Button
          key={direction}
          kind="quiet"
          data-move={direction}
          disabled={direction === 'later' ? at === of : at === 1}
          aria-label={texts.of(texts[direction], at)}
          onClick={() => order.move(item.key, direction)}
        >
          {texts[direction]}
        </Button>
      ))}
      <Button kind="quiet" aria-label={texts.of(texts.remove, at)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </div>
  )
}

function Texts({ item, problems, onChange }: ItemProps) {
  const { item: texts } = useAdminTexts().galleryForm
  return (
    <>
      <BothLanguages
        name="title"
        labels={[texts.title, texts.titleAr]}
        values={[item.title, item.titleAr]}
        problems={[problems[`${item.key}.title`], problems[`${item.key}.titleAr`]]}
        maxLength={LONGEST.title}
        isRequired
        onChange={([title, titleAr]) => onChange({ title, titleAr })}
      />
      <BothLanguages
        name="item-description"
        labels={[texts.description, texts.descriptionAr]}
        values={[item.description, item.descriptionAr]}
        problems={[problems[`${item.key}.description`], problems[`${item.key}.descriptionAr`]]}
        maxLength={LONGEST.description}
        isLong
        onChange={([description, descriptionAr]) => onChange({ description, descriptionAr })}
      />
    </>
  )
}

function More({ item, problems, onChange }: ItemProps) {
  const { item: texts } = useAdminTexts().galleryForm
  const hint = item.url !== '' && item.alt.trim() === '' ? texts.altMissing : null
  const tagProblems = [problems[`${item.key}.tags`], problems[`${item.key}.tagsAr`]] as const
  return (
    <details className={styles.more} open={tagProblems.some(Boolean) || undefined}>
      <summary>{texts.more}</summary>
      <div className={styles.inside}>
        <BothLanguages
          name="alt"
          labels={[texts.alt, texts.altAr]}
          values={[item.alt, item.altAr]}
          hint={hint}
          maxLength={LONGEST.alt}
          onChange={([alt, altAr]) => onChange({ alt, altAr })}
        />
        <BothLanguages
          name="tags"
          labels={[texts.tags, texts.tagsAr]}
          values={[item.tags, item.tagsAr]}
          problems={tagProblems}
          hint={texts.tagsHint}
          maxLength={LONGEST.tags}
          onChange={([tags, tagsAr]) => onChange({ tags, tagsAr })}
        />
        <CheckField
          label={texts.featured}
          name="item-featured"
          checked={item.featured}
          onChange={({ currentTarget }) => onChange({ featured: currentTarget.checked })}
        />
      </div>
    </details>
  )
}
