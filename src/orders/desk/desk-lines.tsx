import { useEffect, useId, useRef } from 'react'
import { Panel } from '#back-office/admin-page.tsx'
import { inWords, isOneSize, MOST_OF_ONE, SIZES } from '#catalog/product.ts'
import { useSizeName } from '#catalog/sizing/use-size-name.tsx'
import { SmallPicture } from '#catalog/small-picture.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fromPounds, toPounds } from '#lib/money.ts'
import { Button } from '#ui/button.tsx'
import field from '#ui/field.module.css'
import { CloseIcon } from '#ui/icons.tsx'
import { Price } from '#ui/price.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { AddProduct } from './add-product.tsx'
import styles from './desk.module.css'
import { type DeskLine, type DeskProduct, stockIn, withPiece, withQuantity, withSize } from './desk-product.ts'

interface LinesProps {
  lines: readonly DeskLine[]
  products: ReadonlyMap<string, DeskProduct>
  onChange: (lines: readonly DeskLine[]) => void
  onMeet: (product: DeskProduct) => void
  /** Of which the size is asked for. */
  unsized: DeskProduct | null
  onUnsized: (product: DeskProduct | null) => void
  problem: string | undefined
}

/** What goes into the parcel: each in a size and a quantity, with what of it is there. */
export function DeskLines({ lines, products, onChange, onMeet, unsized, onUnsized, problem }: LinesProps) {
  const { desk } = useAdminTexts()
  const panel = useRef<HTMLDivElement>(null)
  const put = ({ id }: DeskProduct, size: DeskLine['size']): void => {
    onUnsized(null)
    onChange(withPiece(lines, id, size))
    panel.current?.querySelector('input')?.focus()
  }
  const add = (product: DeskProduct): void => {
    const known = products.get(product.id) ?? product
    const [first, ...more] = known.sizes
    onMeet(known)
    if (first && more.length === 0) put(known, first.size)
    else onUnsized(known)
  }
  return (
    <Panel title={desk.lines}>
      {lines.length === 0 ? <p className={styles.faint}>{desk.noLines}</p> : null}
      <div className={styles.room}>
        <ul className={styles.lines}>
          {lines.map((line, at) => {
            const product = products.get(line.productId)
            return product ? (
              <LineRow
                key={`${line.productId} ${line.size}`}
                line={line}
                product={product}
                onSize={(size) => onChange(withSize(lines, at, size))}
                onQuantity={(quantity) => onChange(withQuantity(lines, at, quantity))}
              />
            ) : null
          })}
        </ul>
      </div>
      <div ref={panel}>
        <AddProduct onAdd={add} problem={unsized ? undefined : problem} />
      </div>
      {unsized ? (
        <SizeQuestion
          key={unsized.id}
          product={unsized}
          onSize={(size) => put(unsized, size)}
          onLeave={() => onUnsized(null)}
          problem={problem}
        />
      ) : null}
    </Panel>
  )
}

interface QuestionProps {
  product: DeskProduct
  onSize: (size: DeskLine['size']) => void
  onLeave: () => void
  problem: string | undefined
}

/** No size is taken for granted: the customer says which. */
function SizeQuestion({ product, onSize, onLeave, problem }: QuestionProps) {
  const { desk } = useAdminTexts()
  const id = useId()
  const name = inWords(useLanguage(), product.name, product.nameAr)
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => group.current?.querySelector<HTMLElement>('button:enabled')?.focus(), [])
  return (
    <fieldset
      ref={group}
      className={styles.ask}
      aria-describedby={problem ? id : undefined}
      data-wrong={Boolean(problem)}
    >
      <legend className={styles.name}>{desk.whichSize(name)}</legend>
      <div className={styles.choices}>
        {product.sizes.map(({ size, stock }) => (
          <Button key={size} kind="outline" disabled={stock <= 0} onClick={() => onSize(size)}>
            {`${size} · ${stock > 0 ? desk.sizeLeft(stock) : desk.sizeGone}`}
          </Button>
        ))}
        <button type="button" className={styles.remove} aria-label={desk.remove(name)} onClick={onLeave}>
          <CloseIcon />
        </button>
      </div>
      {problem ? (
        <p id={id} className={field.problem}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}

interface RowProps {
  line: DeskLine
  product: DeskProduct
  onSize: (size: DeskLine['size']) => void
  onQuantity: (quantity: number) => void
}

function LineRow({ line: { size, quantity }, product, onSize, onQuantity }: RowProps) {
  const { desk } = useAdminTexts()
  const language = useLanguage()
  const name = inWords(language, product.name, product.nameAr)
  const left = stockIn(product, size)
  const most = Math.max(quantity, Math.min(left, MOST_OF_ONE))
  return (
    <li className={styles.line}>
      <SmallPicture image={product.image} category={product.category} sizes="64px" className={styles.picture} />
      <div className={styles.about}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.faint}>
          <Price pounds={product.price} language={language} /> {product.isAsSold ? desk.asSold : desk.perPiece}
        </span>
        <span role="status" className={styles.faint}>
          {quantity >= left && left > 0 ? desk.onlyLeft(left) : ''}
        </span>
      </div>
      <SizeChoice name={name} size={size} product={product} onSize={onSize} />
      <div className={styles.quantity}>
        <QuantityStepper
          value={quantity}
          max={most}
          onChange={onQuantity}
          labels={{
            quantity: desk.quantity(name),
            decrease: desk.decrease(name),
            increase: desk.increase(name),
          }}
        />
      </div>
      <span className={styles.sum}>
        <Price pounds={toPounds(quantity * fromPounds(product.price))} language={language} />
      </span>
      <button type="button" className={styles.remove} aria-label={desk.remove(name)} onClick={() => onQuantity(0)}>
        <CloseIcon />
      </button>
    </li>
  )
}

interface SizeProps extends Pick<RowProps, 'product' | 'onSize'> {
  name: string
  size: DeskLine['size']
}

/** What is sold out is shown and can't be chosen; what the line has already stays. */
function SizeChoice({ name, size, product, onSize }: SizeProps) {
  const { desk } = useAdminTexts()
  const sizeName = useSizeName()
  return (
    <select
      className={`${field.control} ${styles.size}`}
      aria-label={desk.sizeOf(name)}
      value={size}
      onChange={({ currentTarget: { value } }) => {
        const chosen = SIZES.find((each) => each === value)
        if (chosen) onSize(chosen)
      }}
    >
      {product.sizes.map((each) => (
        <option key={each.size} value={each.size} disabled={each.stock <= 0 && each.size !== size}>
          {`${sizeName({ ...each, isOneSize: isOneSize(product) })} · ${each.stock > 0 ? desk.sizeLeft(each.stock) : desk.sizeGone}`}
        </option>
      ))}
    </select>
  )
}
