import { type Db, isUniqueClash } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { findAccountByEmail, insertAccount, makeOwner } from './db.server.ts'
import { hashPassword } from './passwords.server.ts'

interface Owner {
  email: string
  password: string
}

/** Makes sure that this owner exists; a password that was changed since stays changed. */
export async function ensureOwner(db: Db, { email, password }: Owner, now: Date): Promise<void> {
  const existing = await findAccountByEmail(db, email)
  if (existing?.adminRole === 'owner') return
  if (existing) return makeOwner(db, existing.id)
  const person = { id: newId(), email, fullName: 'Owner', passwordHash: await hashPassword(password) }
  const owner = { ...person, role: 'admin', adminRole: 'owner', emailVerifiedAt: now }
  await insertAccount(db, owner).catch((error: unknown) => {
    // Another server that starts at the same moment was quicker.
    if (!isUniqueClash(error, 'accounts_email')) throw error
  })
}
