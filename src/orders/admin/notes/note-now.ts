import type { Refusal } from '#lib/refusal.ts'

/** A note as a colleague left it meanwhile. */
export interface NoteNow {
  body: string
  updatedAt: string
}

/** As a stale edit is told of it; any other "no" stays one. */
export function noteNow(refusal: Refusal): NoteNow {
  const { body, updatedAt } = refusal.details
  if (refusal.code !== 'STALE_EDIT' || typeof body !== 'string' || typeof updatedAt !== 'string') throw refusal
  return { body, updatedAt }
}
