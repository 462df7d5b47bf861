import type { Db } from '#lib/db.server.ts'
import type { Letter, SendMail } from '#lib/mail.server.ts'
import { markSent, wasSent } from './db.server.ts'

interface Sending {
  id: string
  /** Undefined where there is nothing to say any more. */
  write: () => Promise<Letter | undefined>
  sendMail: SendMail
}

/** A job that runs again looks whether its letter has left. */
export async function sendOnce(db: Db, { id, write, sendMail }: Sending): Promise<void> {
  if (await wasSent(db, id)) return
  const letter = await write()
  if (!letter) return
  await sendMail(letter)
  await markSent(db, id, new Date())
}
