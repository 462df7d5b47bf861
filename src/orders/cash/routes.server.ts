import { letters as ar } from '#i18n/ar/letters/orders.ts'
import { letters as en } from '#i18n/en/letters/orders.ts'
import type { Language } from '#lib/language.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { on, type RequestContext } from '#lib/route.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { cancelOrder } from '../cancel-order.server.ts'
import { findOrder } from '../db.server.ts'
import { keepLanguage } from '../keep-language.server.ts'
import { readForAdmin } from '../read-for-admin.server.ts'
import { refuseAtDoor } from '../refuse-at-door.server.ts'
import { answerForShopper } from './answer-for-shopper.server.ts'
import {
  answerForShopperCall,
  cancelByLinkCall,
  changeByLinkCall,
  confirmByLinkCall,
  confirmOwnOrderCall,
  getConfirmationCall,
  getConfirmLinkCall,
  mayPayCashCall,
  previewByLinkCall,
  readByLinkCall,
  refuseAtDoorCall,
} from './api.ts'
import { changeByShopper, previewChange } from './change-by-shopper.server.ts'
import { confirmPath } from './confirm-link.server.ts'
import { confirmOrder } from './confirm-order.server.ts'
import { confirmOwnOrder, readOwnConfirmation } from './confirm-own-order.server.ts'
import { judgeCash } from './judge-cash.server.ts'
import { orderOfLink, readByLink } from './read-by-link.server.ts'

const success = true as const
const LETTERS = { en, ar }

async function linkFor(id: string, { db, settings, now }: RequestContext<'staff'>) {
  const order = await findOrder(db, id)
  if (!order) throw new Refusal('NOT_FOUND')
  const { name: shop } = await getFacts(db)
  const { name, sku } = order
  const written = (language: Language) => {
    const link = settings.publicUrl + confirmPath({ id, language }, settings.secret, now)
    const total = priceText(order.total, language)
    return { link, text: LETTERS[language].confirmChat({ name, sku, shop, total, link }) }
  }
  const language = order.language === 'ar' ? 'en' : 'ar'
  return { ...written(order.language), other: { language, text: written(language).text } } as const
}

/** Of somebody who does something by it, and is written to in their language from now on. */
async function orderToChange(token: string, context: RequestContext): Promise<string> {
  const orderId = await orderOfLink(token, context)
  await keepLanguage(context.db, { orderId, language: context.browser.language })
  return orderId
}

export const cashRoutes = [
  on(refuseAtDoorCall, 'staff', async ({ id: orderId, ...input }, { db, viewer: { accountId }, now }) => {
    await refuseAtDoor(db, { ...input, orderId, accountId }, now)
    return { success, message: 'Refused at the door', order: await readForAdmin(db, orderId, now) }
  }),
  on(answerForShopperCall, 'staff', async ({ id: orderId, answer, from }, { db, viewer: { accountId }, now }) => {
    await answerForShopper(db, { orderId, answer, from, accountId }, now)
    return { success, message: 'Saved', order: await readForAdmin(db, orderId, now) }
  }),
  on(getConfirmLinkCall, 'staff', async ({ id }, context) => ({ success, ...(await linkFor(id, context)) })),
  on(getConfirmationCall, 'anyone', async ({ id }, context) => {
    return { success, ...(await readOwnConfirmation(id, context)) }
  }),
  on(confirmOwnOrderCall, 'anyone', async ({ id: orderId, updatedAt }, context) => {
    await context.limits.count('confirmation by order', orderId)
    await confirmOwnOrder({ orderId, updatedAt }, context)
    return { success, message: 'Confirmed', ...(await readOwnConfirmation(orderId, context)) }
  }),
  on(readByLinkCall, 'anyone', async ({ token }, context) => {
    return { success, ...(await readByLink(await orderOfLink(token, context), context)) }
  }),
  on(confirmByLinkCall, 'anyone', async ({ token, updatedAt }, context) => {
    const orderId = await orderToChange(token, context)
    await confirmOrder(context.db, { orderId, updatedAt }, context.now)
    return { success, ...(await readByLink(orderId, context)) }
  }),
  on(cancelByLinkCall, 'anyone', async ({ token }, context) => {
    const orderId = await orderToChange(token, context)
    await cancelOrder(context.db, { orderId, accountId: null, from: 'pending' }, context.now)
    return { success, ...(await readByLink(orderId, context)) }
  }),
  on(previewByLinkCall, 'anyone', async ({ token, ...change }, context) => {
    const orderId = await orderOfLink(token, context)
    return { success, ...(await previewChange(context.db, { ...change, orderId })) }
  }),
  on(changeByLinkCall, 'anyone', async ({ token, total, ...change }, context) => {
    const orderId = await orderToChange(token, context)
    await changeByShopper(context.db, { ...change, orderId, total: fromPounds(total) }, context.now)
    return { success, ...(await readByLink(orderId, context)) }
  }),
  on(mayPayCashCall, 'anyone', async ({ total }, { db, viewer, browser, settings }) => {
    const accountId = viewer?.accountId ?? null
    const placedBy = [`browser ${browser.id}`, ...(accountId ? [`account ${accountId}`] : [])]
    const person = { accountId, placedBy, phone: '', mailbox: '' }
    const { cashRules: rules } = await getFacts(db)
    const purchase = { rules, total: fromPounds(total), takesCards: settings.paymob !== undefined, person }
    const { answer, reasons } = await judgeCash(db, purchase)
    return { success, mayPayCash: answer !== 'card', reasons: answer === 'card' ? reasons : [] }
  }),
]
