import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { byId, id, instant, pounds, success, typed } from '#lib/wire.ts'
import { DEFAULT_DAYS, DEFAULT_FEE, FEE_STATUSES, HIGHEST_FEE, MOST_DAYS } from './fee.ts'
import { GOVERNORATES } from './governorates.ts'

const ShippingFee = z
  .object({
    _id: id,
    id,
    governorateId: z.string(),
    governorateName: z.string(),
    governorateNameAr: z.string(),
    shippingFee: pounds,
    isActive: z.boolean(),
    leadDaysMin: z.int(),
    leadDaysMax: z.int(),
    updatedAt: instant,
  })
  .meta({ id: 'ShippingFee', description: 'leadDays: working days from an order to the door, preparing included' })

export const listFeesCall = endpoint({
  method: 'GET',
  path: '/shipping',
  kept: true,
  summary: 'What delivery costs, by governorate; `status` counts for admins only',
  query: z.object({ status: z.enum(FEE_STATUSES).default('active') }),
  answer: z.object({ success, shippingFees: z.array(ShippingFee) }),
})

export const getFeeCall = endpoint({
  method: 'GET',
  path: '/shipping/governorate/:governorate',
  summary: 'What delivery to one governorate costs, by its id or name',
  params: z.object({ governorate: typed(40) }),
  answer: z.object({ success, shippingFee: ShippingFee }),
})

const fee = z
  .number('feeInvalid')
  .min(0, 'feeInvalid')
  .max(HIGHEST_FEE, 'tooHigh')
  .multipleOf(0.01, 'feeInvalid')
  .meta({ description: 'EGP' })
const days = z.int('leadDaysInvalid').min(0, 'leadDaysInvalid').max(MOST_DAYS, 'leadDaysInvalid')
const ownName = typed(60).optional().meta({ description: 'may be sent; the shop has its own names' })
const saved = z.object({ success, message: z.string(), shippingFee: ShippingFee })

export const createFeeCall = endpoint({
  method: 'POST',
  path: '/shipping',
  summary: 'Sets the fee of a governorate that has none. 409 SHIPPING_FEE_EXISTS where it has one',
  status: 201,
  body: z.object({
    governorateId: z.enum(
      GOVERNORATES.map((each) => each.id),
      'cityRequired',
    ),
    governorateName: ownName,
    governorateNameAr: ownName,
    shippingFee: fee,
    leadDaysMin: days.default(DEFAULT_DAYS.min),
    leadDaysMax: days.default(DEFAULT_DAYS.max),
    isActive: z.boolean().default(true),
  }),
  answer: saved,
})

const edit = {
  shippingFee: fee.optional(),
  leadDaysMin: days.optional(),
  leadDaysMax: days.optional(),
  isActive: z.boolean().optional(),
  updatedAt: instant.optional().meta({ description: 'of what was edited: a stale edit is refused' }),
}

export const updateFeeCall = endpoint({
  method: 'PUT',
  path: '/shipping/:id',
  summary: 'Changes what is sent of one fee. Orders that are placed keep theirs',
  params: byId,
  body: z.object(edit),
  answer: saved,
})

export const saveFeesCall = endpoint({
  method: 'PUT',
  path: '/shipping',
  summary: 'Changes many fees at once, all or none. Problems are told by row, as in `fees.3.shippingFee`',
  body: z.object({
    fees: z
      .array(z.object({ id, ...edit }))
      .min(1, 'required')
      .max(GOVERNORATES.length, 'tooMany'),
  }),
  answer: z.object({ success, message: z.string(), shippingFees: z.array(ShippingFee) }),
})

export const deleteFeeCall = endpoint({
  method: 'DELETE',
  path: '/shipping/:id',
  summary: 'Takes a fee away: nobody can order to its governorate until it has one again',
  params: byId,
  body: z.object({ updatedAt: edit.updatedAt }),
  answer: z.object({ success, message: z.string() }),
})

export const createMissingFeesCall = endpoint({
  method: 'POST',
  path: '/shipping/bulk-create',
  summary: 'Sets one fee for every governorate that has none; fees that are there stay as they are',
  status: 201,
  body: z.object({ defaultFee: fee.default(DEFAULT_FEE) }),
  answer: z.object({ success, message: z.string(), created: z.int(), shippingFees: z.array(ShippingFee) }),
})
