import { FIRST_OWNER } from '#lib/first-owner.ts'

/** A name stays as it is written; who has not said theirs is called what they are. */
export const member = (name: string): string => (name === FIRST_OWNER ? 'المالك' : name)
