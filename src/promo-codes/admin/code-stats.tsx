import kit from '#back-office/list/counters.module.css'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { countText } from '#lib/count-text.ts'
import type { Answer } from '#lib/endpoint.ts'
import type { countPromoCodesCall } from '../api.ts'
import styles from './promo-codes.module.css'

export function CodeStats({ stats }: { stats: Answer<typeof countPromoCodesCall>['data'] }) {
  const { promo } = useAdminTexts()
  const figures = {
    [promo.total]: stats.totalPromoCodes,
    [promo.active]: stats.activePromoCodes,
    [promo.usage]: stats.totalUsage,
  }
  return (
    <section aria-label={promo.stats}>
      <dl className={`${kit.figures} ${styles.stats}`}>
        {Object.entries(figures).map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{countText(figure)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
