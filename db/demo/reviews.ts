import { newId } from '../../src/lib/id.server.ts'
import { inPiastres } from '../../src/lib/money.ts'
import type { Deps } from '../../src/lib/route.server.ts'
import { changeStatus } from '../../src/orders/change-status.server.ts'
import { placeOrder } from '../../src/orders/place-order.server.ts'
import { amountsOf } from '../../src/orders/price.ts'
import { decideReview } from '../../src/reviews/decide-review.server.ts'
import { featureReview } from '../../src/reviews/feature-review.server.ts'
import { authorOf, languageOfText } from '../../src/reviews/review.ts'
import { type Shelf, shelvesOf } from './orders.ts'
import { CUSTOMERS } from './review-words.ts'

const DAY = 24 * 3600 * 1000

type Customer = (typeof CUSTOMERS)[number]
type SampleReview = Customer['reviews'][number]

interface Bought {
  sample: SampleReview
  piece: Shelf
}

/** The size of which there is most: nothing should run out because somebody praised it. */
const boughtBy = ({ reviews }: Customer, at: number, shelves: readonly Shelf[]): Bought[] =>
  reviews.flatMap((one) => {
    const sizes = shelves.filter(({ name, onHand }) => name === one.product && onHand > 3)
    const plentiful = sizes.filter(({ onHand }) => onHand > 20)
    const choices = plentiful.length > 0 ? plentiful : sizes
    const piece = choices[at % Math.max(1, choices.length)]
    return piece ? [{ sample: one, piece }] : []
  })

async function openAccount({ db }: Deps, { name, handle }: Customer, at: number, now: Date) {
  const account = {
    id: newId(),
    email: `${handle}@customers.example`,
    fullName: name,
    phone: `+2011${String(10_000_000 + at * 91_009).slice(-8)}`,
  }
  await db
    .insertInto('accounts')
    .values({ ...account, emailVerifiedAt: now, createdAt: now, updatedAt: now })
    .execute()
  return account
}

type Account = Awaited<ReturnType<typeof openAccount>>

interface Received {
  account: Account
  orderId: string
}

/** Ordered, paid and delivered by the shop's own verbs. */
async function receive(deps: Deps, account: Account, purchases: Bought[], placedAt: Date): Promise<string> {
  const { db } = deps
  const lines = purchases.map(({ piece: { productId, size, price } }) => {
    return { productId, size, price: inPiastres(price), quantity: 1 }
  })
  const { fee } = await db
    .selectFrom('shippingFees')
    .select('fee')
    .where('governorateId', '=', 'cairo')
    .executeTakeFirstOrThrow()
  const { id: accountId, fullName: name, email, phone } = account
  const language = languageOfText(name)
  const place = { city: 'cairo', cityName: language === 'ar' ? 'المعادي' : 'Maadi', postalCode: '', country: 'EG' }
  const address = language === 'ar' ? '9 شارع النيل، الدور 2' : '9 Nile Street, floor 2'
  const shippingFee = inPiastres(fee)
  const order = {
    lines,
    total: amountsOf(lines, shippingFee).total,
    shippingFee,
    address: { name, email, phone, address, ...place },
    guest: null,
    promoCode: null,
    method: 'cod' as const,
    accountId,
    placedBy: `account ${accountId}`,
    idempotencyKey: null,
    language,
  }
  const { id: orderId } = await placeOrder(db, order, placedAt)
  const owner = await db.selectFrom('accounts').select('id').where('adminRole', '=', 'owner').executeTakeFirstOrThrow()
  for (const [step, status] of (['paid', 'shipped', 'delivered'] as const).entries()) {
    const now = new Date(placedAt.getTime() + (step + 1) * DAY * 0.8)
    await changeStatus(db, { orderId, status, restock: true, note: '', accountId: owner.id }, now)
  }
  return orderId
}

async function write({ db }: Deps, { account, orderId }: Received, { sample, piece }: Bought, at: Date): Promise<void> {
  const { status = 'approved', rating, comment, featured } = sample
  const { productId, size } = piece
  const review = { id: newId(), productId, accountId: account.id, orderId, size, rating, comment }
  await db
    .insertInto('reviews')
    .values({ ...review, author: authorOf(account.fullName), createdAt: at, updatedAt: at })
    .execute()
  if (status === 'pending') return
  const decided = new Date(at.getTime() + DAY / 2)
  await decideReview(db, review.id, status, decided)
  if (featured) await featureReview(db, review.id, true, decided)
}

/** Customers with accounts, what they bought in the last months, and what they say of it. */
export async function fillReviews(deps: Deps): Promise<void> {
  const shelves = await shelvesOf(deps)
  for (const [at, customer] of CUSTOMERS.entries()) {
    const purchases = boughtBy(customer, at, shelves)
    if (purchases.length === 0) continue
    const placedAt = new Date(Date.now() - (170 - at * 12) * DAY)
    const account = await openAccount(deps, customer, at, placedAt)
    const orderId = await receive(deps, account, purchases, placedAt)
    for (const [nth, one] of purchases.entries())
      await write(deps, { account, orderId }, one, new Date(placedAt.getTime() + (6 + nth * 4) * DAY + at * 3_700_000))
  }
}
