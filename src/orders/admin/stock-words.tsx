import { inWords } from '#catalog/product.ts'
import { useSizeName } from '#catalog/sizing/use-size-name.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { piecesOf } from '../order.ts'
import type { ListedOrder } from './admin-order.ts'
import styles from './change.module.css'
import { PartOwed } from './part-owed.tsx'
import { asksProvider, type Foreseen } from './status-change.ts'

export function StockWords({ order, next }: { order: ListedOrder; next: Foreseen }) {
  const { change, order: texts, paidByHand, statuses } = useAdminTexts()
  const language = useLanguage()
  const sizeName = useSizeName()
  return (
    <div className={styles.effect}>
      {asksProvider(order, next) ? <p>{paidByHand.providerFirst}</p> : null}
      {next.recordsPayment ? <p>{change.recordsPayment}</p> : null}
      {next.becomes === 'cancelled' && order.isPaid && order.total > 0 ? (
        <p>{order.paymentMethod === 'paymob' ? paidByHand.refundAfter : paidByHand.giveBackAfter}</p>
      ) : null}
      {next.becomes === 'cancelled' ? <PartOwed orders={[order]} /> : null}
      {next.becomes === order.status ? <p>{change.staysSent(statuses[next.becomes])}</p> : null}
      <p>{change[next.effect](piecesOf(order.products))}</p>
      {next.effect === 'unchanged' ? null : (
        <ul>
          {order.products.map(({ productId, quantity, name, nameAr, ...piece }) => (
            <li key={`${productId} ${piece.size}`}>
              <bdi>{texts.line(quantity, inWords(language, name, nameAr), sizeName(piece))}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
