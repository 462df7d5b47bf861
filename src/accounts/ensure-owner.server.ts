import { type Db, isUniqueClash } from '#lib/db.server.ts'
import { FIRST_OWNER } from '#lib/first-owner.ts'
import { newId } from '#lib/id.server.ts'
import { WrongSetting } from '#lib/wrong-setting.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { findAccountByEmail, insertAccount, makeOwner } from './db.server.ts'
import { isGuessable } from './guessable.server.ts'
import { hashPassword } from './passwords.server.ts'

interface Owner {
  email: string
  password: string
  /** Where the shop is no demo, a password that anybody would guess lets nobody own it. */
  isPublic?: boolean
}

/** Makes sure that this owner exists; a password that was changed since stays changed. */
export async function ensureOwner(db: Db, { email, password, isPublic = false }: Owner, now: Date): Promise<void> {
  const existing = await findAccountByEmail(db, email)
  if (existing?.adminRole === 'owner') return
  if (existing) return makeOwner(db, existing.id)
  if (isPublic && isGuessable(password, [email, (await getFacts(db)).name]))
    throw new WrongSetting('Wrong setting ADMIN_PASSWORD: one of the first that anybody would try')
  const person = { id: newId(), email, fullName: FIRST_OWNER, passwordHash: await hashPassword(password) }
  const owner = { ...person, role: 'admin', adminRole: 'owner', emailVerifiedAt: now } as const
  await insertAccount(db, owner).catch((error: unknown) => {
    // Another server that starts at the same moment was quicker.
    if (!isUniqueClash(error, 'accounts_email')) throw error
  })
}
