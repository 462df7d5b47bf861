import type { Tx } from '#lib/db.server.ts'
import { listedName } from './arabic-names.ts'
import { findCalled } from './db.server.ts'

/** As the list calls it, so that its page, its settlements and its cash are found; a name that is nobody's stays as typed. */
export async function nameCourier(tx: Tx, typed: string): Promise<string> {
  const listed = listedName(typed)
  if (listed === undefined || (await findCalled(tx, typed))) return typed
  return (await findCalled(tx, listed))?.name ?? typed
}
