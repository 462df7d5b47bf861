import { randomInt } from 'node:crypto'
import type { Tx } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { insertPromoCode } from './db-save.server.ts'

/** Nothing that is read for something else. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

interface Gift {
  /** The only one who may use it. */
  accountId: string
  /** What it begins with: capitals. */
  prefix: string
  name: string
  nameAr: string
  percent: number
  startsAt: Date
  endsAt: Date
}

const drawn = (prefix: string): string =>
  `${prefix}-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

/** A code for one account and one order, made inside the transaction that gives the reason for it. */
export async function issuePromoCode(tx: Tx, { percent, prefix, ...gift }: Gift, now: Date): Promise<string> {
  const id = newId()
  const uses = { maxUses: 1, maxUsesPerPerson: 1, isPersonal: true }
  const discount = { discountType: 'percentage', discountValue: percent } as const
  await insertPromoCode(tx, { ...gift, ...uses, ...discount, id, code: drawn(prefix), createdAt: now, updatedAt: now })
  return id
}
