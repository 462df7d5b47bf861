import type { Db } from '../../src/lib/db.server.ts'
import { newId } from '../../src/lib/id.server.ts'
import { PASSWORD_HASH } from './shop.ts'

/** Somebody who has an account, by their e-mail. */
export async function makeShopper(db: Db): Promise<string> {
  const id = newId()
  const email = `${id.toLowerCase()}@example.com`
  await db.insertInto('accounts').values({ id, email, fullName: 'Mona Adel', passwordHash: PASSWORD_HASH }).execute()
  return email
}
