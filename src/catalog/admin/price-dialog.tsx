import { type FormEvent, useId, useState } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { priceAfter, ROUNDINGS } from '../bulk/price-change.ts'
import type { Product } from '../shop-product.ts'
import { BulkPreview } from './bulk-preview.tsx'
import styles from './products.module.css'
import { changeIn, noChange, type TypedChange, WAYS, whyNotChange } from './typed-change.ts'
import type { ManyDialogProps } from './use-bulk.tsx'

/** Every new price is seen, rounded as it will be, before anything is changed. */
export function PriceDialog({ products, bulk, isOpen, onClose }: ManyDialogProps) {
  const { productBulk: texts, common } = useAdminTexts()
  const [typed, setTyped] = useState(noChange)
  const [isTried, setTried] = useState(false)
  const form = useId()
  const why = isTried ? whyNotChange(typed) : null
  const close = (): void => {
    setTyped(noChange)
    setTried(false)
    onClose()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const change = changeIn(typed)
    setTried(true)
    if (change && !whyNotChange(typed)) void bulk.take({ action: 'price', ...change }, products, close)
    else event.currentTarget.querySelector<HTMLElement>('[name=value]')?.focus()
  }
  const buttons = (
    <Answers onCancel={close}>
      <Button type="submit" form={form} busy={bulk.isBusy}>
        {texts.confirmPrice}
      </Button>
    </Answers>
  )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={texts.priceTitle(products.length)}
      closeLabel={common.close}
      footer={buttons}
    >
      <form id={form} className={styles.change} noValidate onSubmit={onSubmit}>
        <Fields typed={typed} problem={why ? texts[why] : undefined} onChange={setTyped} />
        <NewPrices products={products} typed={typed} />
      </form>
    </Dialog>
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
    if (after === before) return { words: texts.same, before: priceText(before, language) }
    return { words: priceText(after, language), before: priceText(before, language) }
  }
  return <BulkPreview title={texts.preview} products={products} outcomeOf={outcomeOf} />
}
