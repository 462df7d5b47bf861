import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { countLoves, deleteLove, holdActiveGallery, insertLove } from './db-loves.server.ts'

/** An account, or the anonymous session of a browser. */
export interface Lover {
  lovedBy: string
  accountId: string | null
}

function changeLove(db: Db, id: string, change: (tx: Tx) => Promise<boolean>): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await holdActiveGallery(tx, id))) throw new Refusal('NOT_FOUND')
    // Like stock, a number that anyone can move: kept pages forget it once a second at most.
    if (await change(tx)) await notice(tx, 'stock')
    return countLoves(tx, id)
  })
}

/** Answers how many love it now. */
export const loveGallery = (db: Db, id: string, lover: Lover): Promise<number> =>
  changeLove(db, id, (tx) => insertLove(tx, { galleryId: id, ...lover }))

export const unloveGallery = (db: Db, id: string, { lovedBy }: Lover): Promise<number> =>
  changeLove(db, id, (tx) => deleteLove(tx, id, lovedBy))
