import type { ReactNode } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import { BagIcon, CheckIcon, CloseIcon, TruckIcon } from '#ui/icons.tsx'
import type { OrderStatus } from './order.ts'
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

/** A word and a drawing beside the colour: nobody has to tell colours apart. */
export function StatusBadge({ status, label }: { status: OrderStatus; label?: string }) {
  const { statuses } = useTexts().checkout
  return (
    <Badge tone={TONES[status]}>
      <span className={styles.worded}>
        {ICONS[status]}
        {label ?? statuses[status]}
      </span>
    </Badge>
  )
}
