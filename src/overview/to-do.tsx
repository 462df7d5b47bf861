import { Link } from 'react-router'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { countText } from '#lib/count-text.ts'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage } from '#lib/language.ts'
import type { Refusal } from '#lib/refusal.ts'
import type { countToDoCall } from './api.ts'
import styles from './overview.module.css'
import { PartProblem } from './part.tsx'
import own from './to-do.module.css'

interface ToDoProps {
  open: Answer<typeof countToDoCall> | Refusal
}

/** What waits, each a link to where it is done; what does not wait is not in the way. */
export function ToDo({ open }: ToDoProps) {
  const { overview, parcels, returns: returnTexts } = useAdminTexts()
  const { toDo: texts } = overview
  const language = useLanguage()
  if (!('toDo' in open)) return <PartProblem refusal={open} />
  const { approve, ship, late, attention, differing, reviews, returns, cash } = open.toDo
  const waiting = [
    { name: texts.late, count: late, to: '/admin/orders?view=late', isUrgent: true },
    { name: texts.differing, count: differing, to: '/admin/orders?view=attention', isUrgent: true },
    { name: texts.attention, count: attention, to: '/admin/orders?view=attention', isUrgent: true },
    { name: texts.approve, count: approve, to: '/admin/orders?view=to-approve' },
    { name: texts.ship, count: ship, to: '/admin/orders?view=to-ship' },
    { name: parcels.cashOverdue, count: cash, to: '/admin/parcels/cash?only=overdue' },
    { name: returnTexts.toDo, count: returns, to: '/admin/returns?state=to-handle' },
    { name: texts.reviews, count: reviews, to: '/admin/reviews?status=pending' },
  ].filter(({ count }) => count > 0)
  if (waiting.length === 0) return <p className={styles.faint}>{texts.nothing}</p>
  return (
    <ul className={own.tiles}>
      {waiting.map(({ name, count, to, isUrgent }) => (
        <li key={name}>
          <Link className={styles.tile} to={inLanguage(language, to)} data-urgent={isUrgent}>
            <strong>{countText(count)}</strong>
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
