import { Facts, Panel } from '#back-office/admin-page.tsx'
import { MailAddress } from '#back-office/mail-address.tsx'
import { Moment } from '#back-office/moment.tsx'
import { WAYS_BACK } from '#books/ways-back.ts'
import { inWords } from '#catalog/product.ts'
import { useSizeText } from '#catalog/sizing/use-size-text.tsx'
import { SmallPicture } from '#catalog/small-picture.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import pieces from '#orders/admin/pieces.module.css'
import { Badge } from '#ui/badge.tsx'
import { Code } from '#ui/code.tsx'
import { Price } from '#ui/price.tsx'
import { standingOf } from '../return.ts'
import type { AdminReturn } from './admin-return.ts'
import { PayToOf } from './pay-to-of.tsx'
import styles from './returns.module.css'

interface PanelProps {
  request: AdminReturn
}

export function PiecesPanel({ request: { lines } }: PanelProps) {
  const { oneReturn: texts } = useAdminTexts()
  return (
    <Panel title={texts.pieces}>
      <ul className={pieces.lines}>
        {lines.map((line) => (
          <Line key={`${line.productId} ${line.size}`} line={line} />
        ))}
      </ul>
    </Panel>
  )
}

function Line({ line }: { line: AdminReturn['lines'][number] }) {
  const { oneReturn: texts } = useAdminTexts()
  const sizeText = useSizeText()
  const language = useLanguage()
  const { name, nameAr, size, newSize, quantity, sellable, amount, image } = line
  return (
    <li className={pieces.line}>
      <SmallPicture image={image} category={undefined} sizes="64px" />
      <div className={pieces.about}>
        <bdi className={pieces.name}>{inWords(language, name, nameAr)}</bdi>
        <span className={pieces.facts}>
          <span>{sizeText(line)}</span>
          {newSize ? (
            <strong>
              {line.isOneSize ? texts.soundOne : newSize === size ? texts.sound : texts.newSize}{' '}
              {line.isOneSize ? null : <bdi>{newSize}</bdi>}
            </strong>
          ) : null}
          <span>
            {texts.quantity} <bdi>{quantity}</bdi>
          </span>
        </span>
        {sellable === null ? null : <span className={styles.faint}>{texts.onShelf(sellable, quantity)}</span>}
      </div>
      <Price pounds={amount} language={language} />
    </li>
  )
}

export function CustomerPanel({ request: { customer } }: PanelProps) {
  const { oneReturn: texts } = useAdminTexts()
  return (
    <Panel title={texts.customer}>
      <p className={styles.customer}>
        <strong>
          <bdi>{customer.name}</bdi>
        </strong>
        {customer.phone ? (
          <a href={`tel:${customer.phone}`}>
            <Code>{customer.phone}</Code>
          </a>
        ) : null}
        {customer.email ? (
          <a href={`mailto:${customer.email}`}>
            <MailAddress address={customer.email} />
          </a>
        ) : null}
      </p>
    </Panel>
  )
}

export function MoneyPanel({ request: { money, refund, payTo, takesPayTo } }: PanelProps) {
  const { oneReturn: texts, money: moneyTexts, giveBack } = useAdminTexts()
  const language = useLanguage()
  const price = (pounds: number) => <Price pounds={pounds} language={language} />
  const { paid, fee, refundable, promised, refunded, how, reference, words } = money
  const way =
    refund &&
    (how ? giveBack.ways[WAYS_BACK.find((each) => each === how) ?? 'other'] : moneyTexts.refundStates[refund.state])
  return (
    <Panel title={texts.money}>
      <Facts
        rows={{
          [money.kind === null ? texts.worthUnpaid : texts.worth]: price(paid),
          ...(fee > 0 ? { [texts.fee]: price(fee) } : {}),
          [texts.refunded]: price(refund?.state === 'asked' ? refunded - refund.amount : refunded),
          ...(promised > 0 ? { [texts.promised]: price(promised) } : {}),
          [texts.refundable]: price(refundable),
          ...(payTo ? { [texts.payTo]: <PayToOf payTo={payTo} /> } : {}),
          ...(takesPayTo && !payTo ? { [texts.payTo]: texts.payToMissing } : {}),
          ...(refund ? { [texts.refundOfThis]: price(refund.amount) } : {}),
          ...wordedRows({ [texts.reference]: reference, [texts.whyLess]: words }),
        }}
      />
      {way ? (
        <p>
          <Badge tone="info">{way}</Badge>
        </p>
      ) : null}
      <FeeHint isGoing={fee > 0} />
    </Panel>
  )
}

function FeeHint({ isGoing }: { isGoing: boolean }) {
  const { oneReturn: texts } = useAdminTexts()
  return isGoing ? <p className={styles.faint}>{texts.feeHint}</p> : null
}

const wordedRows = (rows: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(rows)
      .filter(([, words]) => words !== '')
      .map(([label, words]) => [label, <bdi key={label}>{words}</bdi>]),
  )

type Step = AdminReturn['history'][number]

const isShoppers = (from: Step['from'], to: Step['to']): boolean => from === null || to === 'withdrawn'

export function HistoryPanel({ request: { history, refund } }: PanelProps) {
  const { oneReturn: texts, returns } = useAdminTexts()
  return (
    <Panel title={texts.history}>
      <ol className={styles.history}>
        {history.toReversed().map(({ id, at, from, to, by, words, isUndone, isUndoing }) => {
          const nobody = isShoppers(from, to) ? texts.byShopper : texts.byBank
          const title = isUndoing ? texts.backTo(returns.states[to]) : returns.states[standingOf({ state: to, refund })]
          return (
            <li key={id}>
              <span className={styles.stepTitle}>
                <strong>{isUndone ? <s>{title}</s> : title}</strong>
                {isUndone ? <Badge>{texts.isUndone}</Badge> : null}
              </span>
              <span className={styles.faint}>
                <Moment at={at} /> <bdi>{by ? texts.by(by) : nobody}</bdi>
              </span>
              {words ? (
                <p className={styles.words}>
                  <bdi>{words}</bdi>
                </p>
              ) : null}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
