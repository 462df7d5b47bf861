import type { Tx } from '#lib/db.server.ts'
import { lockVariants as lock, type VariantRow } from './db-stock.server.ts'

/** Holds these sizes until the transaction ends, in the order in which everyone locks them. */
export const lockVariants = (tx: Tx, ids: readonly string[]): Promise<VariantRow[]> => lock(tx, ids)
