import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { byId, id, instant, pagination, paging, pounds, success, typedCode } from '#lib/wire.ts'
import { BulkResult } from '#orders/bulk/wire-bulk.ts'
import { METHODS, STATUSES } from '#orders/order.ts'
import { LONGEST_NUMBER } from '#orders/tending/courier.ts'
import { confirmation } from '#orders/wire-order.ts'
import { AGES } from './cash.ts'
import { MOST_PARCELS, PARCEL_PROBLEMS } from './manifest.ts'
import { MOST_CHARACTERS, MOST_LINES, NUMBER_PROBLEMS } from './numbers.ts'

const count = z.int()

const parcelFields = {
  _id: id,
  id,
  sku: z.string(),
  name: z.string(),
  phone: z.string(),
  governorateId: z.string(),
  cityName: z.string(),
  address: z.string(),
  pieces: count,
  paymentMethod: z.enum(METHODS),
  isPaid: z.boolean(),
  status: z.enum(STATUSES),
  total: pounds,
  collect: pounds.meta({ description: 'what the courier takes at the door' }),
  confirmation,
  createdAt: instant,
}

const ReadyParcel = z.object(parcelFields).meta({ id: 'ReadyParcel' })

export type ReadyParcel = z.output<typeof ReadyParcel>

export const listReadyCall = endpoint({
  method: 'GET',
  path: '/admin/parcels/ready',
  summary: 'Orders that a courier may be given and that stand on no list yet, the oldest first',
  query: z.object({ search: typedCode(100).optional(), ...paging }),
  answer: z.object({ success, parcels: z.array(ReadyParcel), pagination }),
})

const ListedManifest = z
  .object({
    _id: id,
    id,
    number: count,
    courierId: id,
    courier: z.string(),
    by: z.string().nullable(),
    createdAt: instant,
    parcels: count,
    left: count.meta({ description: 'of these, how many were handed over' }),
    collect: pounds.meta({ description: 'what the courier takes at the doors, or has taken' }),
  })
  .meta({ id: 'Manifest' })

export type ListedManifest = z.output<typeof ListedManifest>

export const listManifestsCall = endpoint({
  method: 'GET',
  path: '/admin/parcels/manifests',
  summary: 'Lists of parcels for couriers, the newest first, and how many orders stand ready',
  query: z.object(paging),
  answer: z.object({ success, manifests: z.array(ListedManifest), ready: count, pagination }),
})

export const addManifestCall = endpoint({
  method: 'POST',
  path: '/admin/parcels/manifests',
  summary: 'Begins a list for a courier',
  status: 201,
  body: z.object({ courierId: id }),
  answer: z.object({ success, id }),
})

const Parcel = z
  .object({
    ...parcelFields,
    courier: z.string(),
    trackingNumber: z.string(),
    trackingUrl: z.string().nullable(),
    isLeft: z.boolean().meta({ description: 'it was handed over' }),
    isGone: z.boolean().meta({ description: 'it waits here, and its order was cancelled or sent another way since' }),
    isChanged: z.boolean().meta({ description: 'it was edited since it was put on the list' }),
  })
  .meta({ id: 'ManifestParcel' })

export type Parcel = z.output<typeof Parcel>

export const getManifestCall = endpoint({
  method: 'GET',
  path: '/admin/parcels/manifests/:id',
  summary: 'One list with its parcels, in the order in which they were put on it',
  params: byId,
  answer: z.object({ success, manifest: ListedManifest, parcels: z.array(Parcel) }),
})

const code = typedCode(60).transform((text) => text.toUpperCase())

export const addParcelsCall = endpoint({
  method: 'POST',
  path: '/admin/parcels/manifests/:id/orders',
  summary: 'Puts orders on the list by their codes, each for itself: what can’t go says why',
  params: byId,
  body: z.object({ codes: z.array(code).min(1, 'required').max(MOST_PARCELS, 'tooMany') }),
  answer: z.object({
    success,
    results: z.array(
      z.object({
        code: z.string(),
        problem: z.enum(PARCEL_PROBLEMS).nullable().meta({ description: 'null: it was added' }),
      }),
    ),
  }),
})

export const removeParcelCall = endpoint({
  method: 'DELETE',
  path: '/admin/parcels/manifests/:id/orders/:order',
  summary: 'Takes an order that has not left off the list. The order itself stays as it is',
  params: z.object({ id, order: id }),
  answer: z.object({ success, message: z.string() }),
})

/** 409 PARCEL_CHANGED where it was edited since; POST /orders/bulk/undo takes it back within the minute. */
export const handOverCall = endpoint({
  method: 'POST',
  path: '/admin/parcels/manifests/:id/hand-over',
  summary: 'Marks parcels of the list as shipped by its courier, each for itself, with a result for each',
  params: byId,
  body: z.object({
    orders: z
      .array(
        z.object({
          id,
          from: z.enum(STATUSES).meta({ description: 'what the asker saw' }),
          total: pounds.meta({ description: 'what the asker saw; another total is not handed over' }),
        }),
      )
      .min(1, 'required')
      .max(MOST_PARCELS, 'tooMany')
      .refine((rows) => new Set(rows.map((row) => row.id)).size === rows.length, 'invalid'),
  }),
  answer: z.object({ success, results: z.array(BulkResult) }),
})

export const exportManifestCall = endpoint({
  method: 'GET',
  path: '/admin/parcels/manifests/:id/export',
  summary: 'The list as a table that Excel opens, and couriers take',
  params: byId,
  download: { type: 'text/csv; charset=utf-8', name: 'parcels.csv' },
  answer: z.string(),
})

const NumberLine = z
  .object({
    line: count,
    sku: z.string(),
    id: id.nullable(),
    number: z.string(),
    before: z.string().meta({ description: 'what stands there now' }),
    problem: z.enum(NUMBER_PROBLEMS).nullable(),
  })
  .meta({ id: 'NumberLine' })

export type NumberLine = z.output<typeof NumberLine>

export const checkNumbersCall = endpoint({
  method: 'POST',
  path: '/admin/parcels/manifests/:id/numbers',
  summary:
    'Reads tracking numbers that were pasted, “code number” a line, numbers alone in the order of the list, or a courier’s table, and says what each line would do. Nothing is saved',
  params: byId,
  body: z.object({ text: z.string().max(MOST_CHARACTERS, 'numbersMost') }),
  answer: z.object({ success, lines: z.array(NumberLine) }),
})

export const saveNumbersCall = endpoint({
  method: 'PUT',
  path: '/admin/parcels/manifests/:id/numbers',
  summary: 'Saves tracking numbers of the list’s parcels, each for itself, with a result for each',
  params: byId,
  body: z.object({
    rows: z
      .array(z.object({ id, number: typedCode(LONGEST_NUMBER), before: z.string().max(200) }))
      .min(1, 'required')
      .max(MOST_LINES, 'tooMany')
      .refine((rows) => new Set(rows.map((row) => row.id)).size === rows.length, 'invalid'),
  }),
  answer: z.object({
    success,
    results: z.array(z.object({ id, refusal: z.object({ errorCode: z.string(), message: z.string() }).nullable() })),
  }),
})

const Sum = z.object({ orders: count, amount: pounds })

export const listCashCall = endpoint({
  method: 'GET',
  path: '/admin/parcels/cash',
  summary: 'Cash that couriers have, or are on the way to collect, by how long ago the parcel was delivered or left',
  answer: z.object({
    success,
    couriers: z.array(
      z.object({
        courier: z.string().meta({ description: 'empty: nobody said who brought it' }),
        ages: z.object({ fresh: Sum, week: Sum, twoWeeks: Sum, older: Sum }).meta({
          description: `${AGES.join(', ')}: 0 to 3 days, 4 to 7, 8 to 14, 15 and more`,
        }),
        payDays: count.meta({ description: 'days in which it brings the cash, by agreement' }),
        overdue: Sum.meta({ description: 'of all: what is out longer than that, or was left out of what it paid' }),
        missing: Sum.meta({ description: 'of all: the rest of orders that it has paid a part of' }),
        delivered: Sum.meta({ description: 'of all: parcels that are delivered, so that the courier has the money' }),
        all: Sum,
      }),
    ),
  }),
})

const OverdueCash = z
  .object({
    _id: id,
    id,
    sku: z.string(),
    name: z.string(),
    phone: z.string(),
    courier: z.string(),
    trackingNumber: z.string().meta({ description: 'by which its courier finds it; may be empty' }),
    status: z.enum(STATUSES),
    days: count.meta({ description: 'since it was delivered, or left' }),
    payDays: count.meta({ description: 'in which its courier brings the cash, by agreement' }),
    amount: pounds.meta({ description: 'what is still to come' }),
    came: pounds.meta({ description: 'of its cash, what its courier has brought' }),
  })
  .meta({ id: 'OverdueCash' })

export type OverdueCash = z.output<typeof OverdueCash>

export const listOverdueCall = endpoint({
  method: 'GET',
  path: '/admin/parcels/cash/overdue',
  summary: 'Orders whose cash is out longer than agreed with their couriers, the oldest first',
  query: z.object(paging),
  answer: z.object({ success, orders: z.array(OverdueCash), pagination }),
})
