import { useState } from 'react'
import { ManyDialog } from '#back-office/list/many-dialog.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import { priceAfter, ROUNDINGS } from '../bulk/price-change.ts'
import type { Product } from '../shop-product.ts'
import { BulkPreview } from './bulk-preview.tsx'
import styles from './products.module.css'
import { changeIn, noChange, type TypedChange, WAYS, whyNotChange } from './typed-change.ts'
import type { ManyDialogProps } from './use-bulk.tsx'

/** Every new price is seen, rounded as it will be, before anything is changed. */
export function PriceDialog({ products, bulk, isOpen, onClose }: ManyDialogProps) {
  const { productBulk: texts } = useAdminTexts()
  const [typed, setTyped] = useState(noChange)
  const [isTried, setTried] = useState(false)
  const why = isTried ? whyNotChange(typed) : null
  const close = (): void => {
    setTyped(noChange)
    setTried(false)
    onClose()
  }
  const send = (): void => {
    const change = changeIn(typed)
    setTried(true)
    if (change && !whyNotChange(typed)) void bulk.take({ action: 'price', ...change }, products, { onSettled: close })
  }
  return (
    <ManyDialog
      many={bulk}
      title={texts.priceTitle(products.length)}
      confirm={texts.confirmPrice}
      onConfirm={send}
      isOpen={isOpen}
      onClose={close}
    >
      <div className={styles.change}>
        <Fields typed={typed} problem={why ? texts[why] : undefined} onChange={setTyped} />
        <NewPrices products={products} typed={typed} />
      </div>
    </ManyDialog>
  )
}

interface FieldsProps {
  typed: TypedChange
  problem: string | undefined
  onChange: (typed: TypedChange) => void
}

function Fields({ typed, problem, onChange }: FieldsProps) {
  const { productBulk: texts } = useAdminTexts()
  const roundings: Record<string, string> = texts.roundings
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={texts.by}
          name="by"
          data-first
          value={typed.by}
          options={WAYS.map((way) => ({ value: way, label: texts.ways[way] }))}
          onChange={({ currentTarget }) =>
            onChange({ ...typed, by: WAYS.find((way) => way === currentTarget.value) ?? typed.by })
          }
        />
        <TextField
          label={texts.value[typed.by]}
          hint={texts.units[typed.by]}
          name="value"
          dir="ltr"
          inputMode={typed.by === 'set' ? 'decimal' : 'text'}
          autoComplete="off"
          required
          maxLength={12}
          value={typed.value}
          problem={problem}
          onChange={({ currentTarget }) => onChange({ ...typed, value: currentTarget.value })}
        />
      </div>
      {typed.by === 'set' ? null : (
        <SelectField
          label={texts.round}
          hint={texts.roundHint}
          name="round"
          value={typed.round}
          options={ROUNDINGS.map((step) => ({ value: String(step), label: roundings[String(step)] ?? String(step) }))}
          onChange={({ currentTarget }) => onChange({ ...typed, round: currentTarget.value })}
        />
      )}
    </>
  )
}

function NewPrices({ products, typed }: { products: readonly Product[]; typed: TypedChange }) {
  const { productBulk: texts } = useAdminTexts()
  const language = useLanguage()
  const change = changeIn(typed)
  const outcomeOf = ({ price }: Product) => {
    const before = fromPounds(price)
    const after = change ? priceAfter(before, change) : before
    if (after === null) return { words: texts.notPossible, isWrong: true }
    if (after === before) return { words: texts.same, stays: priceText(before, language) }
    return { words: priceText(after, language), before: priceText(before, language) }
  }
  return <BulkPreview title={texts.preview} products={products} outcomeOf={outcomeOf} />
}
