import { Panel } from '#back-office/admin-page.tsx'
import { useTriedForm } from '#back-office/form/use-form-keys.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { SIZES } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { placeLines } from '#orders/admin/admin-order.ts'
import { AddProduct } from '#orders/desk/add-product.tsx'
import { DeskAddress } from '#orders/desk/desk-address.tsx'
import { governorate } from '#shipping/governorates.ts'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { SelectField, TextArea } from '#ui/field.tsx'
import { LONGEST_NOTE } from '../pre-order.ts'
import type { AdminPreOrder } from '../shown-pre-order.ts'
import { ChosenProduct } from './chosen-product.tsx'
import { OrderQuestion } from './order-question.tsx'
import styles from './pre-orders.module.css'
import { useOrderPreOrder } from './use-order-pre-order.tsx'

/** When it has come: what of it goes where. */
export function OrderPanel({ preOrder }: { preOrder: AdminPreOrder }) {
  const { preOrder: texts } = useAdminTexts()
  const entry = useOrderPreOrder(preOrder)
  const form = useTriedForm(entry.ask)
  return (
    <Panel title={texts.order}>
      <form {...form} className={styles.form}>
        <p className={styles.faint}>{texts.orderText}</p>
        {entry.problem && !entry.isAsked ? <ProblemNotice problem={entry.problem} /> : null}
        <AddProduct color={preOrder.color} onAdd={entry.choose} problem={entry.problems['product']} />
        <ChosenProduct product={entry.product} />
        <SelectField
          label={texts.size}
          name="size"
          value={entry.size}
          options={SIZES.map((value) => ({ value, label: value }))}
          onChange={({ currentTarget }) => entry.takeSize(currentTarget.value)}
        />
        <WhereTo preOrder={preOrder} entry={entry} />
        <TextArea
          label={texts.note}
          name="note"
          rows={2}
          dir="auto"
          maxLength={LONGEST_NOTE}
          value={entry.note}
          onChange={({ currentTarget }) => entry.setNote(currentTarget.value)}
        />
        <div>
          <Button type="submit" aria-haspopup="dialog">
            {texts.orderConfirm}
          </Button>
        </div>
      </form>
      <OrderQuestion preOrder={preOrder} entry={entry} />
    </Panel>
  )
}

interface WhereProps {
  preOrder: AdminPreOrder
  entry: ReturnType<typeof useOrderPreOrder>
}

function WhereTo({ preOrder: { address }, entry }: WhereProps) {
  const { preOrder: texts } = useAdminTexts()
  const language = useLanguage()
  const { isElsewhere, setElsewhere } = entry
  const { name = '', nameAr = '' } = governorate(address?.city ?? '') ?? {}
  const place = address && { ...address, governorateName: name, governorateNameAr: nameAr }
  return (
    <>
      {isElsewhere ? null : <strong>{texts.deliverTo}</strong>}
      {place && !isElsewhere ? (
        <address className={styles.place}>
          {[place.name, ...placeLines(place, language)].map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
          <span>
            <Code>{place.phone}</Code>
          </span>
        </address>
      ) : (
        <>
          {address ? null : <p>{texts.noAddress}</p>}
          <DeskAddress typed={entry.address} problems={entry.problems} onChange={entry.type} needsMailbox={false} />
        </>
      )}
      {address ? (
        <div className={styles.aligned}>
          <Button kind="quiet" onClick={() => setElsewhere(!isElsewhere)}>
            {isElsewhere ? texts.ownAddress : texts.otherAddress}
          </Button>
        </div>
      ) : null}
    </>
  )
}
