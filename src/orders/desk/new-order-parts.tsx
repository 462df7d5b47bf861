import { Answers } from '#back-office/admin-answers.tsx'
import { Facts, Panel } from '#back-office/admin-page.tsx'
import formStyles from '#back-office/form/form.module.css'
import { inWords, isOneSize } from '#catalog/product.ts'
import { useSizeName } from '#catalog/sizing/use-size-name.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { isLanguage } from '#lib/language.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { egyptianMobile, localPhone } from '#lib/phone.ts'
import { governorate } from '#shipping/governorates.ts'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Price } from '#ui/price.tsx'
import styles from './desk.module.css'
import { CHANNELS, LONGEST_NOTE } from './desk.ts'
import type { DeskProduct } from './desk-product.ts'
import type { TypedOrder } from './new-order.ts'
import { SizeMissing } from './size-missing.tsx'
import type { NewOrderForm } from './use-new-order.tsx'
import type { Quote, Quoted } from './use-quote.tsx'

interface PartProps {
  form: NewOrderForm
}

export function HowPart({ form: { typed, change }, mayPayByCard }: PartProps & { mayPayByCard: boolean }) {
  const { desk, form: formTexts } = useAdminTexts()
  const { channels, languages, methods, names } = desk
  return (
    <Panel title={desk.how}>
      <SelectField
        label={names.channel}
        name="channel"
        value={typed.channel}
        options={CHANNELS.map((value) => ({ value, label: channels[value] }))}
        onChange={({ currentTarget: { value } }) =>
          change({ channel: CHANNELS.find((each) => each === value) ?? 'other' })
        }
      />
      <SelectField
        label={names.language}
        hint={desk.languageHint}
        name="language"
        value={typed.language}
        options={[
          { value: 'ar', label: languages.ar },
          { value: 'en', label: languages.en },
        ]}
        onChange={({ currentTarget: { value } }) => (isLanguage(value) ? change({ language: value }) : undefined)}
      />
      <SelectField
        label={names.method}
        hint={mayPayByCard && typed.method === 'card' ? desk.cardHint : undefined}
        name="method"
        value={typed.method}
        options={[
          { value: 'cod', label: methods.cod },
          ...(mayPayByCard ? [{ value: 'card', label: methods.card }] : []),
        ]}
        onChange={({ currentTarget: { value } }) => change({ method: value === 'card' ? 'card' : 'cod' })}
      />
      <TextArea
        label={names.note}
        hint={desk.noteHint}
        optional={formTexts.optional}
        name="note"
        rows={2}
        dir="auto"
        maxLength={LONGEST_NOTE}
        value={typed.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
    </Panel>
  )
}

interface SumsProps extends PartProps {
  quoted: Quoted
  unsized: DeskProduct | null
}

/** What it costs, as the server works it out while one types. */
export function SumsPart({ form: { typed, problems, change }, quoted, unsized }: SumsProps) {
  const { desk, form: formTexts } = useAdminTexts()
  const { quote, problem, isLate } = quoted
  return (
    <Panel title={desk.sums}>
      <TextField
        label={desk.names.promoCode}
        hint={desk.promoHint}
        optional={formTexts.optional}
        name="promoCode"
        dir="ltr"
        maxLength={40}
        autoComplete="off"
        value={typed.promoCode}
        problem={problems['promoCode'] ?? (isLate ? undefined : (quote?.promoProblem ?? undefined))}
        onChange={({ currentTarget }) => change({ promoCode: currentTarget.value.toUpperCase() })}
      />
      {problem ? <Notice tone="warning">{desk.quoteFailed(problem)}</Notice> : null}
      <div role="status" aria-busy={isLate}>
        {unsized ? <SizeMissing product={unsized} /> : null}
        {quote ? <Sums quote={quote} /> : null}
        {quote || unsized ? null : <p className={formStyles.faint}>{desk.sumsLater}</p>}
      </div>
    </Panel>
  )
}

function Sums({ quote: { sums, hasFee } }: { quote: Quote }) {
  const { desk } = useAdminTexts()
  const language = useLanguage()
  const row = (name: string, pounds: number) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        <Price pounds={pounds} language={language} />
      </dd>
    </div>
  )
  return (
    <dl className={styles.sums}>
      {row(desk.subtotal, sums.subtotal)}
      {hasFee ? (
        row(desk.shippingFee, sums.shippingFee)
      ) : (
        <div>
          <dt>{desk.shippingFee}</dt>
          <dd className={styles.faint}>{desk.feeLater}</dd>
        </div>
      )}
      {sums.discount > 0 ? row(desk.discount, -sums.discount) : null}
      {row(desk.total, sums.total)}
    </dl>
  )
}

/** As it is read back: for whom, to where, and how it is paid. */
function WhoAndHow({ typed: { name, phone, address, cityName, city, method } }: { typed: TypedOrder }) {
  const { common, desk } = useAdminTexts()
  const language = useLanguage()
  const place = governorate(city)
  const lines = [address, cityName, place ? inWords(language, place.name, place.nameAr) : city]
  return (
    <Facts
      rows={{
        [desk.names.name]: <bdi>{name}</bdi>,
        [desk.names.phone]: <Code>{localPhone(egyptianMobile(phone) ?? phone)}</Code>,
        [desk.deliverTo]: (
          <bdi>
            {lines
              .map((line) => line.trim())
              .filter(Boolean)
              .join(common.list)}
          </bdi>
        ),
        [desk.names.method]: desk.methods[method],
      }}
    />
  )
}

interface DialogProps {
  quote: Quote | null
  typed: TypedOrder
  products: ReadonlyMap<string, DeskProduct>
  onAnswer: (isAgreed: boolean) => void
}

export function PlaceDialog({ quote, typed, products, onAnswer }: DialogProps) {
  const { common, desk } = useAdminTexts()
  const language = useLanguage()
  const cancel = (): void => onAnswer(false)
  const sizeName = useSizeName()
  const wordsOf = ({ productId, size, quantity }: TypedOrder['lines'][number]): string => {
    const product = products.get(productId)
    if (!product) return desk.line(quantity, productId, size)
    const name = inWords(language, product.name, product.nameAr)
    return desk.line(quantity, name, sizeName({ size, isOneSize: isOneSize(product) }))
  }
  return (
    <Dialog
      isOpen={quote !== null}
      onClose={cancel}
      title={quote ? desk.placeTitle(priceText(fromPounds(quote.sums.total), language)) : ''}
      closeLabel={common.close}
      footer={
        <Answers onCancel={cancel}>
          <Button onClick={() => onAnswer(true)}>{desk.create}</Button>
        </Answers>
      }
    >
      {quote ? (
        <div className={styles.body}>
          <p>{desk.placeText}</p>
          <WhoAndHow typed={typed} />
          <ul>
            {typed.lines.map((line) => (
              <li key={`${line.productId} ${line.size}`}>
                <bdi>{wordsOf(line)}</bdi>
              </li>
            ))}
          </ul>
          {quote.promoProblem ? <Notice tone="warning">{quote.promoProblem}</Notice> : null}
          <Sums quote={quote} />
        </div>
      ) : null}
    </Dialog>
  )
}
