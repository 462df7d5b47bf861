import { cairoTime } from '#lib/cairo-time.ts'
import { type Db, inTransaction } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { saveSettingsCall } from './api.ts'
import { lockSettings, markSection, writeRecord } from './db.server.ts'
import { getRecord, type SettingsRecord } from './get-record.server.ts'
import { withSection } from './sections.ts'

type Edit = Omit<VerbInput<typeof saveSettingsCall>, 'settings' | 'texts'> &
  Partial<Pick<VerbInput<typeof saveSettingsCall>, 'settings' | 'texts'>>

/** Whoever opens a campaign names days that lie ahead. */
function refusePastDays({ settings: { preOrders } = {} }: Edit, now: Date): void {
  if (!preOrders?.isOpen) return
  const { releaseOn, takesUntil } = preOrders
  const today = cairoTime(now).slice(0, 10)
  const passed = releaseOn <= today ? 'releaseOn' : takesUntil !== '' && takesUntil < today ? 'takesUntil' : null
  if (passed) throw new Refusal('INVALID', { errors: { [`settings.preOrders.${passed}`]: 'dayPassed' } })
}

/** One section, at once. An edit of it that began before somebody else's was saved is refused. */
export const saveSettings = (db: Db, edit: Edit, now: Date): Promise<SettingsRecord> =>
  inTransaction(db, async (tx) => {
    const { section, settings = {}, texts = {}, updatedAt: from } = edit
    if (section === 'preOrders') refusePastDays(edit, now)
    await lockSettings(tx)
    const stored = await getRecord(tx)
    if (from !== undefined && from !== (stored.sections[section]?.updatedAt ?? null)) throw new Refusal('STALE_EDIT')
    const record = withSection(section, stored, { settings, texts })
    await writeRecord(tx, { ...record.settings, texts: record.texts }, now)
    await markSection(tx, section, now)
    await notice(tx, 'content')
    return getRecord(tx)
  })
