import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#lib/refusal.ts'

// argon2id as OWASP's Password Storage Cheat Sheet gives it: 19 MiB, 2 passes, 1 lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** At once, and waiting: more than that would cost the rest of the shop its memory. */
const AT_ONCE = 3
const WAITING = 60

let running = 0
const queue: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw new Refusal('UNAVAILABLE', { details: { retryAfter: 2 } })
    await new Promise<void>((go) => queue.push(go))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    queue.shift()?.()
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

let nobodys: Promise<string> | undefined

/** As slow for an unknown account as for a wrong password, so that timing tells nobody who shops here. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password')
  const against = kept ?? (await nobodys)
  const matches = await inTurn(() => verify(against, password))
  return kept !== null && matches
}
