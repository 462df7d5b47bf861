import { toPounds } from '#lib/money.ts'
import { on, onUpload, type RequestContext } from '#lib/route.server.ts'
import { pageOf } from '#lib/wire.ts'
import {
  bookLinesCall,
  bookPartCall,
  bookRefusalCall,
  checkAgainCall,
  getSettlementCall,
  listSettlementsCall,
  setHeldAsideCall,
  setLineAsideCall,
  setReadingCall,
  takeFileCall,
  takeLineBackCall,
  takePartBackCall,
} from './api.ts'
import { bookLines } from './book-lines.server.ts'
import { bookPart } from './book-part.server.ts'
import { bookRefusal } from './book-refusal.server.ts'
import { checkAgain } from './check-again.server.ts'
import { listSettlements } from './db-shown.server.ts'
import { readingOf } from './reading.ts'
import { setHeldAside, setLineAside } from './set-line-aside.server.ts'
import { setReading } from './set-reading.server.ts'
import { showSettlement } from './show-settlement.server.ts'
import { takeFile } from './take-file.server.ts'
import { takeLineBack } from './take-line-back.server.ts'
import { takePartBack } from './take-part-back.server.ts'

const success = true as const

async function list(query: { page: number; limit: number }, { db }: RequestContext) {
  const { rows, total } = await listSettlements(db, query)
  const settlements = rows.map(({ at, lines, booked, open, amount, fee, ...row }) => ({
    ...row,
    _id: row.id,
    at: at.toISOString(),
    lines: lines ?? 0,
    booked: booked ?? 0,
    open: open ?? 0,
    amount: toPounds(amount ?? 0),
    fee: toPounds(fee ?? 0),
  }))
  return { success, settlements, pagination: pageOf(total, query) }
}

export const settlementRoutes = [
  on(listSettlementsCall, 'viewer', list),
  onUpload(takeFileCall, 'staff', async (upload, context) => ({
    success,
    ...(await takeFile(upload.id, upload, context)),
  })),
  on(getSettlementCall, 'viewer', async (input, { db }) => ({ success, ...(await showSettlement(db, input)) })),
  on(setReadingCall, 'staff', async ({ id, ...form }, { db }) => {
    await setReading(db, id, readingOf(form))
    return { success, message: 'Read' }
  }),
  on(checkAgainCall, 'staff', async ({ id }, { db }) => {
    await checkAgain(db, id)
    return { success, message: 'Checked' }
  }),
  on(setLineAsideCall, 'staff', async ({ id: settlementId, line, note }, { db, viewer: { accountId }, now }) => {
    await setLineAside(db, { settlementId, line, note, accountId }, now)
    return { success, message: 'Set aside' }
  }),
  on(setHeldAsideCall, 'staff', async ({ id: settlementId, note }, { db, viewer: { accountId }, now }) => ({
    success,
    lines: await setHeldAside(db, { settlementId, note, accountId }, now),
  })),
  on(takeLineBackCall, 'staff', async ({ id: settlementId, line }, { db }) => {
    await takeLineBack(db, { settlementId, line })
    return { success, message: 'Taken back' }
  }),
  on(bookPartCall, 'staff', async ({ id: settlementId, line }, { db, viewer: { accountId }, now }) => {
    await bookPart(db, { settlementId, line, accountId }, now)
    return { success, message: 'Booked' }
  }),
  on(bookRefusalCall, 'staff', async ({ id: settlementId, line }, { db, viewer: { accountId }, now }) => {
    await bookRefusal(db, { settlementId, line, accountId }, now)
    return { success, message: 'Booked' }
  }),
  on(takePartBackCall, 'staff', async ({ id: settlementId, line }, { db, now }) => {
    await takePartBack(db, { settlementId, line }, now)
    return { success, message: 'Taken back' }
  }),
  on(bookLinesCall, 'staff', async ({ id }, { db, viewer, now }) => {
    await bookLines(db, id, { accountId: viewer.accountId, now })
    const { sums } = await showSettlement(db, { id, page: 1, limit: 1 })
    return { success, sums }
  }),
]
