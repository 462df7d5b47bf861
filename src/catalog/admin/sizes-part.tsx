import { Panel } from '#back-office/admin-page.tsx'
import styles from '#back-office/form/form.module.css'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { numberIn } from '#lib/digits.ts'
import { useFacts } from '#settings/use-facts.tsx'
import { TextField } from '#ui/field.tsx'
import { SIZES, type Size, stockOf, stockWord } from '../product.ts'
import type { PartProps } from './form-fields.tsx'
import { sizesOf, stockField } from './product-form.ts'
import { useDemand } from './use-demand.tsx'

const LONGEST_REASON = 200

interface SizesProps extends PartProps {
  isStockChanged: boolean
  /** Null for a product that is new. */
  productId: string | null
}

export function SizesPart({ typed, problems, onChange, isStockChanged, productId }: SizesProps) {
  const { form } = useAdminTexts()
  const waiting = useWaiting(productId)
  const sizes = sizesOf(typed).filter(({ stock }) => Number.isInteger(stock))
  return (
    <Panel title={form.sections.sizes}>
      <p className={styles.faint}>{form.stockHint}</p>
      <div className={styles.sizes}>
        {SIZES.map((size) => (
          <SizeCell
            key={size}
            size={size}
            text={typed[stockField(size)]}
            waiting={waiting(size)}
            isStored={productId !== null}
            problem={problems[stockField(size)]}
            onChange={(text) => onChange({ [stockField(size)]: text })}
          />
        ))}
      </div>
      <output className={styles.total}>{form.total(stockOf(sizes))}</output>
      {isStockChanged ? (
        <TextField
          label={form.reason}
          optional={form.optional}
          hint={form.reasonHint}
          name="stockReason"
          dir="auto"
          maxLength={LONGEST_REASON}
          value={typed.stockReason}
          onChange={({ currentTarget }) => onChange({ stockReason: currentTarget.value })}
        />
      ) : null}
    </Panel>
  )
}

function useWaiting(productId: string | null): (size: Size) => number {
  const demand = useDemand(productId === null ? null : { productId })
  return (size) => demand?.find((each) => each.productId === productId && each.size === size)?.waiting ?? 0
}

interface CellProps {
  size: Size
  text: string
  waiting: number
  isStored: boolean
  problem: string | undefined
  onChange: (text: string) => void
}

function SizeCell({ size, text, waiting, isStored, problem, onChange }: CellProps) {
  const { form } = useAdminTexts()
  const stock = text.trim() === '' ? Number.NaN : numberIn(text)
  const lowStock = useFacts()?.settings.lowStock
  const word = Number.isInteger(stock) ? stockWord(stock, lowStock) : 'in'
  return (
    <TextField
      label={<bdi dir="ltr">{size}</bdi>}
      hint={word === 'in' && waiting === 0 ? null : <Hints word={word} waiting={waiting} isStored={isStored} />}
      aria-label={form.stockOf(size)}
      name={`stock-${size}`}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      value={text}
      problem={problem}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

interface HintsProps {
  word: 'in' | 'low' | 'out'
  waiting: number
  isStored: boolean
}

/** Who waits is known later: where somebody may, the line is there before. */
function Hints({ word, waiting, isStored }: HintsProps) {
  const { form, demand } = useAdminTexts()
  return (
    <>
      {word === 'in' ? null : <span className={styles.hint}>{form[word]}</span>}
      {waiting > 0 || (isStored && word === 'out') ? (
        <strong className={`${styles.hint} ${styles.awaited}`}>{waiting > 0 ? demand.waiting(waiting) : ''}</strong>
      ) : null}
    </>
  )
}
