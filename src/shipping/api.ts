import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { id, pounds, success, typed } from '#lib/wire.ts'

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
  })
  .meta({ id: 'ShippingFee', description: 'leadDays: working days from an order to the door, preparing included' })

export const listFeesCall = endpoint({
  method: 'GET',
  path: '/shipping',
  summary: 'What delivery costs, by governorate',
  answer: z.object({ success, shippingFees: z.array(ShippingFee) }),
})

export const getFeeCall = endpoint({
  method: 'GET',
  path: '/shipping/governorate/:governorate',
  summary: 'What delivery to one governorate costs, by its id or name',
  params: z.object({ governorate: typed(40) }),
  answer: z.object({ success, shippingFee: ShippingFee }),
})
