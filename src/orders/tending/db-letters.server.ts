import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { OrderLetters } from '#lib/tables.server.ts'

export const listLetters = (db: Db | Tx, orderId: string) =>
  db
    .selectFrom('orderLetters')
    .leftJoin('accounts', 'accounts.id', 'orderLetters.sentBy')
    .select(['orderLetters.id', 'orderLetters.event', 'orderLetters.mailbox', 'orderLetters.state', 'orderLetters.at'])
    .select(['orderLetters.amount', 'orderLetters.how', 'orderLetters.reference', 'accounts.fullName as by'])
    .where('orderLetters.orderId', '=', orderId)
    .orderBy('orderLetters.at')
    .orderBy('orderLetters.id')
    .execute()

export type LetterRow = Awaited<ReturnType<typeof listLetters>>[number]

export async function insertLetter(tx: Tx, letter: Insertable<OrderLetters>): Promise<void> {
  await tx.insertInto('orderLetters').values(letter).execute()
}

type Tried = Omit<Insertable<OrderLetters>, 'at' | 'tries' | 'state'> & { state: 'sent' | 'failed' }

/** One row a letter, however often it is tried: what came of the last try, and when. */
export async function recordLetter(db: Db, letter: Tried, at: Date): Promise<void> {
  await db
    .insertInto('orderLetters')
    .values({ ...letter, at, tries: 1 })
    .onConflict((clash) =>
      clash.column('id').doUpdateSet({ at, state: letter.state, tries: sql<number>`order_letters.tries + 1` }),
    )
    .execute()
}

/** It says nothing true any more, and does not leave. */
export async function dropWaitingLetter(db: Db, id: string): Promise<void> {
  await db.deleteFrom('orderLetters').where('id', '=', id).where('state', '=', 'waiting').execute()
}
