import type { ReactNode } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import { BagIcon, CheckIcon, CloseIcon, TruckIcon } from '#ui/icons.tsx'
import type { OrderStatus } from '../order.ts'
import { type ShownOrder, waitsForCard, waitsForWord } from '../shown-order.ts'
import styles from './status.module.css'

const TONES: Record<OrderStatus, Tone> = {
  pending: 'warning',
  paid: 'success',
  shipped: 'info',
  delivered: 'success',
  cancelled: 'danger',
}

const ICONS: Record<OrderStatus, ReactNode> = {
  pending: <BagIcon />,
  paid: <CheckIcon />,
  shipped: <TruckIcon />,
  delivered: <CheckIcon />,
  cancelled: <CloseIcon />,
}

export const StatusIcon = ({ status }: { status: OrderStatus }) => <span className={styles.icon}>{ICONS[status]}</span>

/** What a pending order waits for, if its word alone does not say so. */
export function useWaiting(order: ShownOrder): { name: string; note: string } | null {
  const { waiting, unconfirmed } = useTexts('checkout').checkout
  if (waitsForCard(order)) return waiting
  return waitsForWord(order) ? unconfirmed : null
}

/** With a word and a drawing, for who can't tell colours apart. `names`: other words than those of tracking. */
export function OrderBadge({ order, names }: { order: ShownOrder; names?: Record<OrderStatus, string> | undefined }) {
  const { statuses } = useTexts('checkout').checkout
  const waiting = useWaiting(order)
  const { status } = order
  return (
    <Badge tone={TONES[status]}>
      <span className={styles.worded}>
        {ICONS[status]}
        {waiting?.name ?? (names ?? statuses)[status]}
      </span>
    </Badge>
  )
}
