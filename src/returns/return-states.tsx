import type { ReactNode } from 'react'
import type { Tone } from '#ui/badge.tsx'
import { BagIcon, CheckIcon, CloseIcon, TruckIcon } from '#ui/icons.tsx'
import { ClockIcon } from '#ui/more-icons.tsx'
import type { Standing } from './return.ts'

export const STATE_TONES: Record<Standing, Tone> = {
  requested: 'warning',
  approved: 'info',
  rejected: 'danger',
  received: 'info',
  exchanged: 'success',
  refunded: 'success',
  closed: 'neutral',
  withdrawn: 'neutral',
}

export const STATE_ICONS: Record<Standing, ReactNode> = {
  requested: <ClockIcon />,
  approved: <TruckIcon />,
  rejected: <CloseIcon />,
  received: <BagIcon />,
  exchanged: <CheckIcon />,
  refunded: <CheckIcon />,
  closed: <CheckIcon />,
  withdrawn: <CloseIcon />,
}
