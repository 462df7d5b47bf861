import { faint, stack } from '#back-office/list/admin-table.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { Badge, type Tone } from '#ui/badge.tsx'
import type { listPromoCodesCall } from '../api.ts'
import type { PromoStatus } from '../promo-code.ts'
import styles from './promo-codes.module.css'

export type ListedCode = Answer<typeof listPromoCodesCall>['data']['promoCodes'][number]

const TONES: Record<PromoStatus, Tone> = {
  inactive: 'neutral',
  expired: 'danger',
  fullyUsed: 'danger',
  almostFull: 'warning',
  active: 'success',
  pending: 'info',
}

export function Standing({ status }: Pick<ListedCode, 'status'>) {
  const { promo } = useAdminTexts()
  return <Badge tone={TONES[status]}>{promo.statuses[status]}</Badge>
}

/** What it takes off, and what holds it back. */
export function DiscountShown({ code }: { code: ListedCode }) {
  const { promo } = useAdminTexts()
  const language = useLanguage()
  const { discountType, discountValue, maxDiscountAmount, minimumOrderAmount } = code
  const money = (pounds: number): string => priceText(fromPounds(pounds), language)
  const bounds = [
    maxDiscountAmount === null ? '' : promo.atMost(money(maxDiscountAmount)),
    minimumOrderAmount === 0 ? '' : promo.from(money(minimumOrderAmount)),
  ].filter(Boolean)
  return (
    <span className={stack}>
      <strong className={styles.figure}>
        {discountType === 'percentage' ? promo.percentOff(discountValue) : promo.amountOff(money(discountValue))}
      </strong>
      {bounds.length > 0 ? (
        <span className={`${faint} ${styles.bounds}`}>
          {bounds.map((bound) => (
            <span key={bound}>{bound}</span>
          ))}
        </span>
      ) : null}
    </span>
  )
}

export function UsageShown({ code: { currentUsage, maxUsage } }: { code: ListedCode }) {
  const { promo } = useAdminTexts()
  const full = Math.min(100, Math.round((100 * currentUsage) / maxUsage))
  return (
    <span className={styles.usage}>
      <bdi dir="ltr" aria-hidden="true">
        {promo.used(currentUsage, maxUsage)}
      </bdi>
      <span className="visually-hidden">{promo.usedOf(currentUsage, maxUsage)}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.part} style={{ inlineSize: `${full}%` }} />
      </span>
    </span>
  )
}
