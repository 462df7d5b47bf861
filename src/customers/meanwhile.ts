import type { Refusal } from '#lib/refusal.ts'

/** What somebody else made of a note. */
export interface Meanwhile {
  text: string
  by: string
  updatedAt: string
}

export function meanwhileIn({ code, details: { text, by, updatedAt } }: Refusal): Meanwhile | null {
  const isTold = typeof text === 'string' && typeof by === 'string' && typeof updatedAt === 'string'
  return code === 'STALE_EDIT' && isTold ? { text, by, updatedAt } : null
}
