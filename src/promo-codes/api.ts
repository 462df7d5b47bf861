import { z } from 'zod'
import { CATEGORIES, LONGEST_CART, MOST_OF_ONE, SIZES } from '#catalog/product.ts'
import { isDraft } from '#catalog/wire-product.ts'
import { endpoint } from '#lib/endpoint.ts'
import { byId, id, instant, pagination, paging, pounds, success, typed, typedCode } from '#lib/wire.ts'
import { DISCOUNT_TYPES, PROMO_STATUSES, WHOSE } from './promo-code.ts'

const discountType = z.enum(DISCOUNT_TYPES)
const categories = z.array(z.enum(CATEGORIES)).max(CATEGORIES.length)
const products = z.array(id).max(200)

const Applied = z
  .object({
    code: z.string(),
    description: z.string(),
    descriptionAr: z.string(),
    discountType,
    discountValue: z.number().meta({ description: 'percent, or pounds' }),
    discountAmount: pounds,
    maxDiscountAmount: pounds.nullable().meta({ description: 'the most that it takes off' }),
    maxUsagePerUser: z
      .int()
      .nullable()
      .meta({ description: 'how often one person may use it; null: no limit of its own' }),
  })
  .meta({ id: 'AppliedPromoCode' })

export const validatePromoCodeCall = endpoint({
  method: 'POST',
  path: '/promo-codes/validate',
  summary:
    'What a code takes off. With products the rules about products and categories are applied, at today’s prices',
  body: z.object({
    code: typedCode(40).pipe(z.string().min(1, 'enterPromoCode')),
    orderAmount: pounds.default(0).meta({ description: 'the sum before shipping; counts where no products are sent' }),
    products: z
      .array(z.object({ productId: typed(40), size: z.enum(SIZES), quantity: z.int().min(1).max(MOST_OF_ONE) }))
      .max(LONGEST_CART)
      .optional(),
    userId: z.unknown().optional().meta({ description: 'ignored: the shop knows who asks' }),
    guestEmail: z.unknown().optional().meta({ description: 'ignored: whose uses count is settled when ordering' }),
  }),
  answer: z.object({
    success,
    discountAmount: pounds,
    promoCode: Applied,
    data: z.object({ discountAmount: pounds, promoCode: Applied }),
  }),
})

const PromoCode = z
  .object({
    _id: z.string(),
    id: z.string(),
    code: z.string(),
    name: z.string(),
    nameAr: z.string(),
    description: z.string(),
    descriptionAr: z.string(),
    discountType,
    discountValue: z.number().meta({ description: 'percent, or pounds' }),
    maxDiscountAmount: pounds.nullable(),
    minimumOrderAmount: pounds,
    maxUsage: z.int(),
    maxUsagePerUser: z.int(),
    currentUsage: z.int(),
    validFrom: instant,
    validUntil: instant,
    applicableCategories: categories,
    applicableProducts: z.array(z.string()),
    excludedCategories: categories,
    excludedProducts: z.array(z.string()),
    isPublic: z.boolean(),
    isActive: z.boolean(),
    isPersonal: z.boolean().meta({ description: 'made by the shop, for one account alone' }),
    status: z.enum(PROMO_STATUSES),
    broughtIn: z
      .object({ orders: z.int(), discount: pounds, revenue: pounds })
      .meta({ description: 'of orders that stand: how many, what was taken off, and what was paid less refunds' }),
    updatedAt: instant,
  })
  .meta({ id: 'PromoCode' })

/** Nothing but a number, or one as a text. */
const number = z.union([z.number(), z.string().max(30).transform(Number).pipe(z.number())])

/** Ranges are the verb's to judge: each has an error code of its own. */
const PromoCodeForm = z.object({
  code: typedCode(30).pipe(z.string().min(1, 'required')),
  name: typed(120).min(1, 'required'),
  nameAr: typed(120).default(''),
  description: typed(500).default(''),
  descriptionAr: typed(500).default(''),
  discountType,
  discountValue: number,
  maxDiscountAmount: number.nullable().default(null),
  minimumOrderAmount: number.default(0),
  maxUsage: number.default(1),
  maxUsagePerUser: number.default(1),
  validFrom: z.string(),
  validUntil: z.string(),
  applicableCategories: categories.default([]),
  applicableProducts: products.default([]),
  excludedCategories: categories.default([]),
  excludedProducts: products.default([]),
  isPublic: z.boolean().default(false),
  isActive: z.boolean().default(true),
})

const data = z.object({
  promoCode: PromoCode,
  products: z
    .array(
      z.object({ _id: z.string(), id: z.string(), name: z.string(), nameAr: z.string(), sku: z.string(), isDraft }),
    )
    .meta({ description: 'those that the code is for or not for, by name' }),
})
const one = z.object({ success, message: z.string(), data })

const seen = instant
  .optional()
  .meta({ description: 'the updatedAt that the asker saw: 409 STALE_EDIT if it has moved' })

export const createPromoCodeCall = endpoint({
  method: 'POST',
  path: '/promo-codes',
  summary: 'Makes a promo code',
  status: 201,
  body: PromoCodeForm,
  answer: one,
})

export const listPromoCodesCall = endpoint({
  method: 'GET',
  path: '/promo-codes',
  summary:
    'Codes, the newest first; searched by code, name and description. Personal ones come where they are asked for',
  query: z.object({
    status: z.enum(['all', 'active', 'inactive', 'expired', 'fullyUsed']).default('all'),
    whose: z
      .enum(WHOSE)
      .optional()
      .meta({ description: 'without it personal codes come only where something is searched for' }),
    q: typedCode(100).optional(),
    search: typedCode(100).optional(),
    ...paging,
  }),
  answer: z.object({ success, data: z.object({ promoCodes: z.array(PromoCode), pagination }) }),
})

export const countPromoCodesCall = endpoint({
  method: 'GET',
  path: '/promo-codes/stats',
  summary: 'How many codes for everybody there are, how many of them active, and how often they were used',
  answer: z.object({
    success,
    data: z.object({ totalPromoCodes: z.int(), activePromoCodes: z.int(), totalUsage: z.int() }),
  }),
})

export const getPromoCodeCall = endpoint({
  method: 'GET',
  path: '/promo-codes/:id',
  summary: 'One promo code',
  params: byId,
  answer: z.object({ success, data }),
})

export const updatePromoCodeCall = endpoint({
  method: 'PUT',
  path: '/promo-codes/:id',
  summary: 'Replaces a code’s rules; send the updatedAt that the edit started from',
  params: byId,
  body: PromoCodeForm.extend({ updatedAt: seen }),
  answer: one,
})

export const togglePromoCodeCall = endpoint({
  method: 'PATCH',
  path: '/promo-codes/:id/toggle',
  summary: 'Switches a code off, or on again',
  params: byId,
  body: z.object({ updatedAt: seen }),
  answer: one,
})

export const deletePromoCodeCall = endpoint({
  method: 'DELETE',
  path: '/promo-codes/:id',
  summary: 'Only a code that no order uses',
  params: byId,
  body: z.object({ updatedAt: seen }),
  answer: z.object({ success, message: z.string() }),
})
