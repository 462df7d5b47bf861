import { z } from 'zod'
import type { Db, Tx } from '#lib/db.server.ts'
import { findRecord, listSections } from './db.server.ts'
import { type Facts, facts, firstFacts } from './facts.ts'
import { firstTexts } from './first-texts.ts'
import type { SectionName } from './sections.ts'
import { type ShopTexts, shopTexts } from './shop-texts.ts'

const stored = z.object({ texts: shopTexts.default(firstTexts) })

export interface SettingsRecord {
  settings: Facts
  texts: ShopTexts
  /** Those that the owner has said anything in. */
  sections: Partial<Record<SectionName, { updatedAt: string; changedBy: string }>>
}

/** Everything the owner says of the shop, the long texts too, as they were typed. */
export async function getRecord(db: Db | Tx): Promise<SettingsRecord> {
  const row = await findRecord(db)
  const marks = await listSections(db)
  const sections = Object.fromEntries(
    marks.map(({ section, updatedAt, changedBy }) => [section, { updatedAt: updatedAt.toISOString(), changedBy }]),
  )
  if (!row) return { settings: firstFacts, texts: firstTexts, sections }
  return { settings: facts.parse(row.facts), texts: stored.parse(row.facts).texts, sections }
}
