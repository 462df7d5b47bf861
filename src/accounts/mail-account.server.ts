import type { AccountMail } from '#i18n/en/letters/account.ts'
import type { Tx } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import type { Language } from '#lib/language.ts'

export const mailAccount = (tx: Tx, kind: AccountMail, email: string, language: Language): Promise<void> =>
  enqueue(tx, 'send-account-mail', { kind, email, language, seed: newId() })
