import type { Db } from '#lib/db.server.ts'
import type { SendMail } from '#lib/mail.server.ts'
import { getFacts } from './get-facts.server.ts'

/** Each mail bears the sender that the owner has chosen, as it is when the mail leaves. */
export const fromTheShop =
  (db: Db, send: SendMail): SendMail =>
  async (letter) => {
    const { mail } = await getFacts(db)
    await send({ ...letter, ...mail })
  }
