import type { Db } from '#lib/db.server.ts'
import type { JobNeeds } from '#lib/jobs.server.ts'
import type { Letter, SendMail } from '#lib/mail.server.ts'
import { recordLetter } from '../tending/db-letters.server.ts'

/** Hands a letter over, and writes down whether it was taken. */
export async function deliverLetter(
  db: Db,
  { letter, orderId, event, ...money }: JobNeeds['send-order-mail'] & { letter: Letter },
  sendMail: SendMail,
): Promise<void> {
  const { id, to } = letter
  const { amount = null, how = null, reference = '' } = money
  const about = { id, orderId, event, mailbox: to.address, amount, how, reference }
  try {
    await sendMail(letter)
  } catch (error) {
    await recordLetter(db, { ...about, state: 'failed' }, new Date())
    throw error
  }
  await recordLetter(db, { ...about, state: 'sent' }, new Date())
}
