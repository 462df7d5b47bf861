import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react'
import { ADDRESS_INPUTS } from '#addresses/address-inputs.tsx'
import { inWords, SIZES } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { GovernorateField } from '#shipping/places/governorate-field.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ShownOrder } from '../shown-order.ts'
import styles from './confirm.module.css'
import { type Change, type Preview, type Stock, useChange, useStock } from './use-change.tsx'
import { WriteToUs } from './write-to-us.tsx'

type ChangeProps = Parameters<typeof useChange>[0] & { onBack: () => void }

/** First what it costs, then "save": nobody agrees to a sum that they have not seen. */
export function ChangeByLink({ onBack, ...changing }: ChangeProps) {
  const { confirm } = useTexts('confirm')
  const change = useChange(changing)
  const stock = useStock(changing.seen.order)
  const { preview } = change
  // The button that led here is gone.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.focus(), [])
  // A letter says nothing where there is only one.
  const sized = changing.seen.order.products.filter(({ isOneSize }) => !isOneSize)
  const isDifferent = preview !== null && Object.keys(preview.edit.after).length > 0
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void (isDifferent ? change.save(preview.after.total) : change.look())
  }
  return (
    <form ref={form} tabIndex={-1} aria-label={confirm.change} noValidate className={styles.form} onSubmit={submit}>
      {sized.map((line) => (
        <SizeChoice key={`${line.productId} ${line.size}`} line={line} stock={stock} change={change} />
      ))}
      <PlaceFields change={change} />
      <p className={styles.small}>{confirm.other}</p>
      <WriteToUs sku={changing.seen.order.sku} />
      <div aria-live="polite" className={styles.said}>
        {change.problem ? <Notice tone="error">{change.problem}</Notice> : null}
        {preview ? <Costs preview={preview} isDifferent={isDifferent} /> : null}
      </div>
      <div className={styles.ways}>
        <Button type="submit" busy={change.isBusy}>
          {isDifferent ? confirm.save : confirm.look}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {confirm.back}
        </Button>
      </div>
    </form>
  )
}

function Costs({ preview: { before, after }, isDifferent }: { preview: Preview; isDifferent: boolean }) {
  const { confirm } = useTexts('confirm')
  const language = useLanguage()
  const price = (pounds: number): string => priceText(fromPounds(pounds), language)
  if (!isDifferent) return <Notice>{confirm.same}</Notice>
  return (
    <Notice>
      {before.total === after.total
        ? confirm.costsSame(price(after.total))
        : confirm.costs(price(after.total), price(before.total))}
    </Notice>
  )
}

interface SizeProps {
  line: ShownOrder['products'][number]
  stock: Stock
  change: Change
}

function SizeChoice({ line, stock, change }: SizeProps) {
  const { confirm } = useTexts('confirm')
  const language = useLanguage()
  const sold = stock[line.productId] ?? []
  const sizes = SIZES.filter((size) => size === line.size || sold.some((each) => each.size === size))
  const isThere = (size: string): boolean =>
    size === line.size || sold.some((each) => each.size === size && each.stock >= line.quantity)
  return (
    <SelectField
      label={confirm.sizeOf(inWords(language, line.name, line.nameAr))}
      name={`size ${line.productId} ${line.size}`}
      value={change.sizeOf(line)}
      options={sizes.map((size) => ({
        value: size,
        label: isThere(size) ? size : confirm.soldOut(size),
        disabled: !isThere(size),
      }))}
      onChange={({ currentTarget }) => {
        const size = sizes.find((each) => each === currentTarget.value)
        if (size) change.choose(line, size)
      }}
    />
  )
}

const PLACE = ['cityName', 'address', 'postalCode'] as const

function PlaceFields({ change: { place, problems, type } }: { change: Change }) {
  const { confirm } = useTexts('confirm')
  const problemOf = (name: string): string | undefined => (problems[`place.${name}`] ? confirm.required : undefined)
  const inputs: Record<(typeof PLACE)[number], ComponentProps<'input'>> = ADDRESS_INPUTS
  return (
    <>
      <GovernorateField
        label={confirm.city}
        name="city"
        required
        governorateId={place.city}
        fees={null}
        problem={problemOf('city')}
        onChoose={({ id }) => type({ city: id })}
      />
      {PLACE.map((name) => (
        <TextField
          key={name}
          {...inputs[name]}
          name={name}
          label={confirm[name]}
          optional={name === 'postalCode' ? confirm.optional : undefined}
          problem={problemOf(name)}
          value={place[name]}
          onChange={({ currentTarget }) => type({ [name]: currentTarget.value })}
        />
      ))}
    </>
  )
}
