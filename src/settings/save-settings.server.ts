import { type Db, inTransaction } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { saveSettingsCall } from './api.ts'
import { lockSettings, writeRecord } from './db.server.ts'
import { getRecord, type SettingsRecord } from './get-record.server.ts'

/** The whole record, at once. An edit that began before somebody else's was saved is refused. */
export const saveSettings = (db: Db, record: VerbInput<typeof saveSettingsCall>, now: Date): Promise<SettingsRecord> =>
  inTransaction(db, async (tx) => {
    const { settings, texts, updatedAt: from } = record
    await lockSettings(tx)
    const { updatedAt } = await getRecord(tx)
    if (from !== undefined && from !== updatedAt) throw new Refusal('STALE_EDIT')
    await writeRecord(tx, { ...settings, texts }, now)
    await notice(tx, 'content')
    return { settings, texts, updatedAt: now.toISOString() }
  })
