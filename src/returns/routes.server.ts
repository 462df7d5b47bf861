import { fromPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { on, onDownload, onUpload, type RequestContext } from '#lib/route.server.ts'
import { pageOf } from '#lib/wire.ts'
import { keepLanguage } from '#orders/keep-language.server.ts'
import { getOwnOrderByCode } from '#orders/reading/get-own-order-by-code.server.ts'
import {
  askForReturnCall,
  changeReturnCall,
  getReturnCall,
  getReturnPhotoCall,
  getReturnsOfOrderCall,
  listReturnsCall,
  listReturnsOfOrderCall,
  payReturnToCall,
  refundReturnCall,
  setExchangeParcelCall,
  undoReturnStepCall,
  uploadReturnPhotoCall,
  withdrawReturnCall,
  writeReturnNoteCall,
} from './api.ts'
import { askForReturn } from './ask-for-return.server.ts'
import { findReturn, listReturnsOf } from './db.server.ts'
import { listReturns } from './db-list.server.ts'
import { payReturnTo } from './paying-back/pay-return-to.server.ts'
import { keepPhoto } from './photo/keep-photo.server.ts'
import { readPhoto } from './photo/read-photo.server.ts'
import { readDues } from './read-dues.server.ts'
import { readForTeam } from './read-for-team.server.ts'
import { refundReturn } from './refund-return.server.ts'
import { setExchangeParcel } from './sending/set-exchange-parcel.server.ts'
import { shownListedReturn, shownOwnReturn } from './show-return.server.ts'
import { showReturnable } from './show-returnable.server.ts'
import { takeStep } from './take-step.server.ts'
import { undoStep } from './undo-step.server.ts'
import { withdrawReturn } from './withdraw-return.server.ts'
import { writeNote } from './write-note.server.ts'

const success = true as const

/** Asking for one's own order is unlimited; asking for one that is not there counts as guessing. */
async function ownOrder(sku: string, context: RequestContext) {
  return getOwnOrderByCode(sku, context).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === 'ORDER_NOT_FOUND')
      await context.limits.count('code look-up by address', context.browser.address)
    throw error
  })
}

async function own(id: string, { db }: RequestContext) {
  const request = await findReturn(db, id)
  if (!request) throw new Refusal('NOT_FOUND')
  return shownOwnReturn(request, await readDues(db, request.orderId))
}

const told = async (id: string, message: string, context: Parameters<typeof readForTeam>[1]) => ({
  success,
  message,
  return: await readForTeam(id, context),
})

export const returnRoutes = [
  on(getReturnsOfOrderCall, 'anyone', async ({ sku }, context) => {
    const order = await ownOrder(sku, context)
    const dues = await readDues(context.db, order.id)
    const returns = dues.returns.map((request) => shownOwnReturn(request, dues))
    return { success, returnable: await showReturnable(context.db, order, context.now), returns }
  }),
  on(askForReturnCall, 'anyone', async ({ orderSku, lines, newSize, photoId, payTo, ...wish }, context) => {
    const order = await ownOrder(orderSku, context)
    await context.limits.count('return by order', order.id)
    await keepLanguage(context.db, { orderId: order.id, language: context.browser.language })
    const request = { ...wish, orderId: order.id, lines: lines ?? null, newSize, photoId, payTo }
    const data = await own(await askForReturn(request, context), context)
    return { success, message: 'Return requested', return: data, data }
  }),
  on(withdrawReturnCall, 'anyone', async (withdrawal, context) => {
    await withdrawReturn(withdrawal, context)
    return { success, message: 'Return withdrawn', return: await own(withdrawal.id, context) }
  }),
  on(payReturnToCall, 'anyone', async ({ id, payTo }, context) => {
    await payReturnTo({ id, payTo }, context)
    return { success, message: 'Saved', return: await own(id, context) }
  }),
  onUpload(uploadReturnPhotoCall, 'anyone', async (upload, context) => {
    return { success, photoId: await keepPhoto(upload, context) }
  }),
  onDownload(getReturnPhotoCall, 'anyone', readPhoto),
  on(listReturnsCall, 'viewer', async ({ q, search = q ?? '', page, limit, ...query }, { db }) => {
    const { rows, total } = await listReturns(db, { ...query, search }, { sort: query.sort, page, limit })
    return { success, returns: rows.map(shownListedReturn), pagination: pageOf(total, { page, limit }) }
  }),
  on(listReturnsOfOrderCall, 'viewer', async ({ id }, { db }) => {
    return { success, returns: (await listReturnsOf(db, id)).map(shownListedReturn) }
  }),
  on(getReturnCall, 'viewer', async ({ id }, context) => ({ success, return: await readForTeam(id, context) })),
  on(changeReturnCall, 'staff', async (step, context) => {
    await takeStep(context.db, { ...step, accountId: context.viewer.accountId }, context.now)
    return told(step.id, 'Return updated', context)
  }),
  on(setExchangeParcelCall, 'staff', async (parcel, context) => {
    await setExchangeParcel(context.db, parcel)
    return told(parcel.id, 'Parcel saved', context)
  }),
  on(undoReturnStepCall, 'staff', async ({ id, step }, context) => {
    await undoStep(context.db, { id, step, accountId: context.viewer.accountId }, context.now)
    return told(id, 'Undone', context)
  }),
  on(refundReturnCall, 'owner', async ({ id, amount, refunded, how, reference, words }, context) => {
    const sums = { amount: fromPounds(amount), refunded: fromPounds(refunded) }
    await refundReturn({ id, ...sums, words, byHand: how && { how, reference } }, context)
    return told(id, 'Refund recorded', context)
  }),
  on(writeReturnNoteCall, 'staff', async (edit, context) => {
    await writeNote(context.db, edit)
    return told(edit.id, 'Note saved', context)
  }),
]
