import type { RefusalCode } from '#lib/refusal.ts'

const DAY = 24 * 3600 * 1000

/** Milliseconds that an invitation is open; sent again, it begins anew. */
export const INVITATION_LIFE = 7 * DAY

export const ADMIN_ROLES = ['owner', 'staff', 'viewer'] as const
export type Role = (typeof ADMIN_ROLES)[number]

interface Standing {
  acceptedAt: Date | null
  withdrawnAt: Date | null
  expiresAt: Date
}

export function whySettled({ acceptedAt, withdrawnAt }: Omit<Standing, 'expiresAt'>): RefusalCode | null {
  if (acceptedAt) return 'INVITATION_USED'
  return withdrawnAt ? 'INVITATION_WITHDRAWN' : null
}

export const whyNotAccept = (invitation: Standing, now: Date): RefusalCode | null =>
  whySettled(invitation) ?? (invitation.expiresAt <= now ? 'INVITATION_EXPIRED' : null)
