import { isWorthLater } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'

export const noFile = (): Refusal => new Refusal('INVALID', { errors: { image: 'fileRequired' } })

export const unreadable = (): Refusal => new Refusal('UNSUPPORTED_TYPE')

/** What is neither the shop's no nor the disk's fault is a body that ended before the file did. */
export function brokenOff(error: unknown): never {
  throw error instanceof Refusal || isWorthLater(error) ? error : noFile()
}
