import { hash, verify } from '@node-rs/argon2'
import type { Db } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import type { Account } from './db.server.ts'
import { isGuessable } from './guessable.server.ts'

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
  } else running += 1
  try {
    return await work()
  } finally {
    // Whoever waits takes this one's place: nobody who comes meanwhile does.
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

let nobodys: Promise<string> | undefined

/** As slow for an unknown account as for a wrong password, so that timing tells nobody who shops here. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password')
  const against = passwordHash ?? (await nobodys)
  const matches = await inTurn(() => verify(against, password))
  return passwordHash !== null && matches
}

const SHORTEST = 8

export async function refuseWeak(
  db: Db,
  password: string,
  { email, fullName }: Pick<Account, 'email' | 'fullName'>,
): Promise<void> {
  if ([...password].length < SHORTEST) throw new Refusal('INVALID', { errors: { password: 'passwordShort' } })
  const { name } = await getFacts(db)
  if (isGuessable(password, [email, fullName, name]))
    throw new Refusal('INVALID', { errors: { password: 'passwordCommon' } })
}

/** For what only the person themself may do. An account without a password (Google alone) is shown by its session. */
export async function confirmPassword(
  password: string,
  account: Account,
  { limits }: Pick<RequestContext, 'limits'>,
  field = 'password',
): Promise<void> {
  if (account.passwordHash === null) return
  await limits.count('password or code by account', account.id)
  if (!(await isPassword(password, account.passwordHash)))
    throw new Refusal('INVALID', { errors: { [field]: 'passwordWrong' } })
  await limits.giveBack('password or code by account', account.id)
}
