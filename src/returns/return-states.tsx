import type { ReactNode } from 'react'
import type { Tone } from '#ui/badge.tsx'
import { BagIcon, CheckIcon, CloseIcon, TruckIcon } from '#ui/icons.tsx'
import { AlertIcon } from '#ui/more-icons.tsx'
import type { ReturnState } from './return.ts'

export const STATE_TONES: Record<ReturnState, Tone> = {
  requested: 'warning',
  approved: 'info',
  rejected: 'danger',
  received: 'info',
  exchanged: 'success',
  refunded: 'success',
  withdrawn: 'neutral',
}

export const STATE_ICONS: Record<ReturnState, ReactNode> = {
  requested: <AlertIcon />,
  approved: <TruckIcon />,
  rejected: <CloseIcon />,
  received: <BagIcon />,
  exchanged: <CheckIcon />,
  refunded: <CheckIcon />,
  withdrawn: <CloseIcon />,
}
