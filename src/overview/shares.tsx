import type { ReactNode } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import type { Refusal } from '#lib/refusal.ts'
import type { listSalesSharesCall } from './api.ts'
import styles from './overview.module.css'
import { PartProblem } from './part.tsx'

type Shares = Answer<typeof listSalesSharesCall> | Refusal

export function Places({ shares }: { shares: Shares }) {
  const { places, earnings } = useAdminTexts().overview
  const language = useLanguage()
  if (!('governorates' in shares)) return <PartProblem refusal={shares} />
  const sold = shares.governorates.filter(({ successfulOrders }) => successfulOrders > 0)
  const rows = sold.map((place) => ({
    key: place.governorateId,
    name: language === 'ar' ? place.governorateNameAr : place.governorateName,
    weight: place.totalEarnings,
    words: places.earned(priceText(fromPounds(place.totalEarnings), language), place.successfulOrders),
  }))
  return (
    <>
      <p className={styles.faint}>{places.hint}</p>
      <Bars rows={rows} empty={earnings.none} />
    </>
  )
}

export function Sizes({ shares }: { shares: Shares }) {
  const { sizes, earnings } = useAdminTexts().overview
  const language = useLanguage()
  if (!('sizes' in shares)) return <PartProblem refusal={shares} />
  const rows = shares.sizes.map(({ size, totalQuantity, totalRevenue }) => ({
    key: size,
    name: <bdi dir="ltr">{size}</bdi>,
    weight: totalQuantity,
    words: sizes.sold(totalQuantity, priceText(fromPounds(totalRevenue), language)),
  }))
  return <Bars rows={rows} empty={earnings.none} />
}

interface Row {
  key: string
  name: ReactNode
  weight: number
  words: string
}

function Bars({ rows, empty }: { rows: readonly Row[]; empty: string }) {
  if (rows.length === 0) return <p className={styles.faint}>{empty}</p>
  const most = Math.max(...rows.map(({ weight }) => weight), 1)
  return (
    <ul className={styles.shares}>
      {rows.map(({ key, name, weight, words }) => (
        <li key={key} className={styles.share}>
          <span className={styles.name}>{name}</span>
          <bdi className={styles.faint}>{words}</bdi>
          <svg className={styles.line} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.max(0, (weight / most) * 100)} height="1" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
