import { SlipIcon } from '#back-office/list/row-word.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import type { ListedOrder } from '../admin/admin-order.ts'
import styles from './prints.module.css'

/** Somebody may be packing it: two who print the same ten would send them twice. */
export function SlipMark({ order }: { order: ListedOrder }) {
  const { details, notes, prints } = useAdminTexts()
  const language = useLanguage()
  const last = order.prints.findLast(({ what }) => what === 'slip')
  if (!last) return null
  const title = `${momentText(last.at, language)} ${details.by(last.by ?? notes.somebody)}`
  return (
    <span className={styles.mark}>
      <span title={`${prints.slipPrinted}: ${title}`}>
        <SlipIcon />
      </span>
      <span className="visually-hidden">{prints.slipPrinted}</span>
    </span>
  )
}
