import { hashPassword } from '../../src/accounts/passwords.server.ts'
import type { Db } from '../../src/lib/db.server.ts'
import { newId } from '../../src/lib/id.server.ts'
import { PASSWORD } from './shop.ts'

let passwordHash: Promise<string> | undefined

/** Somebody who has an account, by their e-mail. */
export async function makeShopper(db: Db): Promise<string> {
  passwordHash ??= hashPassword(PASSWORD)
  const id = newId()
  const email = `${id.toLowerCase()}@example.com`
  await db
    .insertInto('accounts')
    .values({ id, email, fullName: 'Mona Adel', passwordHash: await passwordHash })
    .execute()
  return email
}
