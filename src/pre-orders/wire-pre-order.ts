import { z } from 'zod'
import { shownFields } from '#addresses/wire-address.ts'
import { COLORS, SIZES } from '#catalog/product.ts'
import { instant, pounds } from '#lib/wire.ts'
import { STATUSES } from '#orders/order.ts'
import { STATES } from './pre-order.ts'

const named = { _id: z.string(), id: z.string() }
const day = z.string().meta({ description: 'a day in Cairo, as 2026-03-05' })

export const PreOrderCampaign = z
  .object({
    isOpen: z.boolean().meta({ description: 'switched on, in its days, and the release lies ahead' }),
    price: pounds,
    colors: z.array(z.enum(COLORS)),
    sizes: z.array(z.enum(SIZES)),
    releaseOn: day,
    shipsOn: day,
    takesUntil: day.meta({
      description: 'the last day in Cairo on which it can be asked for; empty: until the release',
    }),
    most: z.int().meta({ description: 'pieces that one account may have waiting' }),
    benefits: z.object({ en: z.array(z.string()), ar: z.array(z.string()) }),
    percentOff: z.int().meta({ description: 'of the code that each gets; 0: there is none' }),
    freeShipping: z.boolean(),
  })
  .meta({ id: 'PreOrderCampaign' })

const promised = {
  ...named,
  number: z.string(),
  color: z.enum(COLORS),
  size: z.enum(SIZES),
  quantity: z.int(),
  price: pounds.meta({ description: 'for one piece, as it was agreed' }),
  total: pounds.meta({ description: 'for the pieces, without shipping' }),
  freeShipping: z.boolean(),
  percentOff: z.int(),
  releaseOn: day,
  shipsOn: day,
  state: z.enum(STATES),
  cancelledBy: z.enum(['shopper', 'team']).nullable(),
  order: z
    .object({ ...named, sku: z.string(), status: z.enum(STATUSES) })
    .nullable()
    .meta({ description: 'what it became' }),
  createdAt: instant,
  updatedAt: instant,
}

const code = z
  .object({ code: z.string(), isActive: z.boolean(), isUsed: z.boolean(), from: instant, until: instant })
  .nullable()
  .meta({ description: 'what it gives off the next collection: the account’s alone, once' })

export const PreOrder = z.object({ ...promised, promoCode: code }).meta({ id: 'PreOrder' })

const customer = { name: z.string(), email: z.string(), phone: z.string() }

export const ListedPreOrder = z.object({ ...promised, ...customer }).meta({ id: 'ListedPreOrder' })

export const AdminPreOrder = z
  .object({
    ...promised,
    ...customer,
    promoCode: code,
    accountId: z.string().nullable(),
    language: z.enum(['en', 'ar']),
    address: z
      .object({ ...shownFields })
      .omit({ email: true })
      .nullable()
      .meta({ description: 'where the account has its parcels brought' }),
    history: z.array(
      z.object({
        id: z.int(),
        at: instant,
        by: z.string().nullable().meta({ description: 'of the team; null: the shopper' }),
        from: z.enum(STATES).nullable(),
        to: z.enum(STATES),
        note: z.string(),
        order: z.object({ id: z.string(), sku: z.string() }).nullable().meta({ description: 'that it was until then' }),
      }),
    ),
    undoUntil: instant.nullable().meta({ description: 'till when the team may take its cancelling back' }),
    mayWaitAgain: z.boolean().meta({ description: 'the order that it became is cancelled' }),
  })
  .meta({ id: 'AdminPreOrder' })
