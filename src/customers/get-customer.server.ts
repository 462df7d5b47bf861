import type { Db } from '#lib/db.server.ts'
import { toPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import type { CustomerAnswer } from './api.ts'
import {
  countRefusals,
  countReturnsOfCustomer,
  type FoundCustomer,
  findCustomer,
  listOrdersOfCustomer,
  listReviewsOfCustomer,
  listSamePhone,
} from './db.server.ts'
import { listNotes, type NoteRow } from './db-notes.server.ts'
import { shownListed } from './list-for-team.server.ts'
import { sumSomeCustomers } from './sum-customers.server.ts'

export const shownNote = ({ id, text, author, editor, createdAt, updatedAt }: NoteRow) => ({
  _id: id,
  ...{ id, text, author, editor },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

const shownOrder = (order: Awaited<ReturnType<typeof listOrdersOfCustomer>>[number]) => ({
  ...order,
  _id: order.id,
  total: toPounds(order.total),
  createdAt: order.createdAt.toISOString(),
})

const shownReview = (review: Awaited<ReturnType<typeof listReviewsOfCustomer>>[number]) => ({
  ...review,
  _id: review.id,
  createdAt: review.createdAt.toISOString(),
  product: { _id: review.productId, id: review.productId, name: review.name, nameAr: review.nameAr },
})

const ofAccount = ({ accountId, closedAt, emailVerifiedAt, language }: FoundCustomer) => ({
  accountId,
  language,
  isClosed: closedAt !== null,
  isEmailConfirmed: emailVerifiedAt !== null,
})

export async function getCustomer(db: Db, id: string): Promise<CustomerAnswer> {
  await sumSomeCustomers(db)
  const customer = await findCustomer(db, id)
  if (!customer) throw new Refusal('NOT_FOUND')
  const [returns, orders, reviews, notes, samePhone, refusals] = await Promise.all([
    countReturnsOfCustomer(db, customer),
    listOrdersOfCustomer(db, customer),
    listReviewsOfCustomer(db, customer),
    listNotes(db, customer.id),
    listSamePhone(db, customer),
    countRefusals(db, customer),
  ])
  return {
    ...shownListed(customer),
    ...ofAccount(customer),
    cancelled: customer.cancelled,
    refusals,
    returns,
    latestOrders: orders.map(shownOrder),
    reviews: reviews.map(shownReview),
    notes: notes.map(shownNote),
    samePhone: samePhone.map((each) => ({ ...each, _id: each.id })),
  }
}
