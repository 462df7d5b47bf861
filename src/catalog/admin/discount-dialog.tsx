import { useState } from 'react'
import { ManyDialog } from '#back-office/list/many-dialog.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { numberIn } from '#lib/digits.ts'
import { fromPounds, lessPercent, priceText } from '#lib/money.ts'
import { TextField } from '#ui/field.tsx'
import type { Product } from '../shop-product.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { whyNotDiscount } from './product-form.ts'
import styles from './products.module.css'
import type { ManyDialogProps } from './use-bulk.tsx'

const percentIn = (typed: string): number | null =>
  typed.trim() === '' || whyNotDiscount(typed) ? null : numberIn(typed)

export function DiscountDialog({ products, bulk, isOpen, onClose }: ManyDialogProps) {
  const { productBulk: texts, form: formTexts } = useAdminTexts()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const discount = percentIn(typed)
  const close = (): void => {
    setTyped('')
    setTried(false)
    onClose()
  }
  const send = (): void => {
    setTried(true)
    if (discount !== null) void bulk.take({ action: 'discount', discount }, products, { onSettled: close })
  }
  const outcomeOf = (product: Product) => {
    const before = priceText(fromPounds(product.finalPrice), language)
    if (discount === null || discount === product.discount) return { words: texts.same, stays: before }
    return { words: priceText(lessPercent(fromPounds(product.price), discount), language), before }
  }
  return (
    <ManyDialog
      many={bulk}
      title={texts.discountTitle(products.length)}
      confirm={texts.confirmDiscount}
      onConfirm={send}
      isOpen={isOpen}
      onClose={close}
    >
      <div className={styles.change}>
        <TextField
          label={texts.discountLabel}
          hint={texts.discountHint}
          name="discount"
          data-first
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={4}
          value={typed}
          problem={isTried && discount === null ? formTexts.problems.discountRange : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <BulkPreview title={texts.discountPreview} products={products} outcomeOf={outcomeOf} />
      </div>
    </ManyDialog>
  )
}
