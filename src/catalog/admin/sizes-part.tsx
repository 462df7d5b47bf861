import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Panel } from '#shell/admin-page.tsx'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SIZES, type Size, stockOf, stockWord } from '../product.ts'
import styles from './form.module.css'
import type { PartProps } from './form-fields.tsx'
import { numberIn, type StockClash, sizesOf } from './product-form.ts'

const LONGEST_REASON = 200

interface SizesProps extends PartProps {
  isStockChanged: boolean
  clashes: readonly StockClash[]
}

export function SizesPart({ typed, problems, onChange, isStockChanged, clashes }: SizesProps) {
  const { form } = useAdminTexts()
  const sizes = sizesOf(typed.stock).filter(({ stock }) => Number.isInteger(stock))
  return (
    <Panel title={form.sections.sizes}>
      <p className={styles.faint}>{form.stockHint}</p>
      {clashes.length > 0 ? <Clashes clashes={clashes} /> : null}
      <div className={styles.sizes}>
        {SIZES.map((size) => (
          <SizeCell
            key={size}
            size={size}
            text={typed.stock[size]}
            problem={problems[`stock.${size}`]}
            onChange={(text) => onChange({ stock: { ...typed.stock, [size]: text } })}
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

interface CellProps {
  size: Size
  text: string
  problem: string | undefined
  onChange: (text: string) => void
}

function SizeCell({ size, text, problem, onChange }: CellProps) {
  const { form } = useAdminTexts()
  const stock = text.trim() === '' ? Number.NaN : numberIn(text)
  const word = Number.isInteger(stock) ? stockWord(stock) : 'in'
  return (
    <TextField
      label={<bdi dir="ltr">{size}</bdi>}
      hint={word === 'in' ? null : form[word]}
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

function Clashes({ clashes }: { clashes: readonly StockClash[] }) {
  const { form } = useAdminTexts()
  const words = (stock: number | null): string => (stock === null ? form.notOffered : String(stock))
  return (
    <Notice tone="error">
      <span>{form.clashTitle}</span>
      {clashes.map(({ size, was, now }) => (
        <bdi key={size}>{form.clash(size, words(was), words(now))}</bdi>
      ))}
    </Notice>
  )
}
