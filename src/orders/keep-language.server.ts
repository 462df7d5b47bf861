import type { Db } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'

/** Letters go on in the language in which whoever holds the order last did something with it; to look is not to do. */
export async function keepLanguage(
  db: Db,
  { orderId, language }: { orderId: string; language: Language },
): Promise<void> {
  await db.updateTable('orders').set({ language }).where('id', '=', orderId).where('language', '<>', language).execute()
}
