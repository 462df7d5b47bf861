import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { byId, id, instant, success, typed } from '#lib/wire.ts'
import { isTrackingPage, LONGEST_COURIER, LONGEST_PAGE, MOST_PAY_DAYS, PAY_DAYS } from './courier.ts'

const Courier = z
  .object({
    _id: id,
    id,
    name: z.string(),
    page: z.string().meta({ description: 'where it says how far a parcel is; {number} stands for the parcel’s' }),
    isActive: z.boolean().meta({ description: 'false: not offered any more' }),
    payDays: z.int().meta({ description: 'days after delivery in which it brings the cash, by agreement' }),
    updatedAt: instant,
  })
  .meta({ id: 'Courier' })

const page = typed(LONGEST_PAGE).refine(isTrackingPage, 'trackingPage').default('')
const isActive = z.boolean().default(true)
const payDays = z.int('invalid').min(1, 'invalid').max(MOST_PAY_DAYS, 'tooHigh').default(PAY_DAYS)

export const listCouriersCall = endpoint({
  method: 'GET',
  path: '/couriers',
  summary: 'Who brings parcels, by name',
  answer: z.object({ success, couriers: z.array(Courier) }),
})

/** 409 COURIER_EXISTS, whatever its capitals. */
export const addCourierCall = endpoint({
  method: 'POST',
  path: '/couriers',
  summary: 'Adds a courier. Its name stays: orders are known by it',
  status: 201,
  body: z.object({ name: typed(LONGEST_COURIER).pipe(z.string().min(1, 'required')), page, isActive, payDays }),
  answer: z.object({ success, message: z.string(), courier: Courier }),
})

export const saveCourierCall = endpoint({
  method: 'PUT',
  path: '/couriers/:id',
  summary: 'Says where a courier’s parcels can be followed, and whether it is offered',
  params: byId,
  body: z.object({
    page,
    isActive,
    payDays,
    updatedAt: instant
      .optional()
      .meta({ description: 'as it was read; if somebody has saved it since, 409 STALE_EDIT' }),
  }),
  answer: z.object({ success, message: z.string(), courier: Courier }),
})
