import { z } from 'zod'
import type { Db, Tx } from '#lib/db.server.ts'
import { findRecord } from './db.server.ts'
import { type Facts, facts, firstFacts } from './facts.ts'
import { firstTexts } from './first-texts.ts'
import { type ShopTexts, shopTexts } from './shop-texts.ts'

const stored = z.object({ texts: shopTexts.default(firstTexts) })

export interface SettingsRecord {
  settings: Facts
  texts: ShopTexts
  /** Null until the owner has said anything. */
  updatedAt: string | null
}

/** Everything the owner says of the shop, the long texts too, as they were typed. */
export async function getRecord(db: Db | Tx): Promise<SettingsRecord> {
  const row = await findRecord(db)
  if (!row) return { settings: firstFacts, texts: firstTexts, updatedAt: null }
  const { texts } = stored.parse(row.facts)
  return { settings: facts.parse(row.facts), texts, updatedAt: row.updatedAt.toISOString() }
}
