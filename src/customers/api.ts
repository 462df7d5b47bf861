import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { byId, id, instant, pagination, paging, pounds, success, typedCode, typedText } from '#lib/wire.ts'
import { METHODS, REFUND_STATES, STATUSES } from '#orders/order.ts'
import { STATUSES as REVIEW_STATUSES } from '#reviews/review.ts'
import { CUSTOMER_SORTS, KINDS, LONGEST_NOTE } from './customer.ts'

const named = { _id: z.string(), id: z.string() }

const ListedCustomer = z
  .object({
    ...named,
    kind: z.enum(KINDS).meta({
      description: 'guest: whoever ordered from this phone without an account; erased: figures without a name',
    }),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    since: instant,
    orders: z.int().meta({ description: 'those that are not deleted, cancelled ones too' }),
    spent: pounds.meta({ description: 'what was paid less what went back, of orders that are not cancelled' }),
    lastOrderAt: instant.nullable(),
  })
  .meta({ id: 'ListedCustomer' })

const Note = z
  .object({
    ...named,
    text: z.string(),
    author: z.string(),
    editor: z.string().nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'CustomerNote' })

const Customer = ListedCustomer.extend({
  accountId: z.string().nullable(),
  isClosed: z.boolean().meta({ description: 'the account waits to be erased' }),
  isEmailConfirmed: z.boolean(),
  language: z.enum(['en', 'ar']).nullable(),
  cancelled: z.int(),
  refusals: z
    .int()
    .meta({ description: 'parcels refused at the door, by the account or the number; deleted ones too' }),
  returns: z.int().meta({ description: 'returns asked for, of whatever outcome' }),
  latestOrders: z.array(
    z.object({
      ...named,
      sku: z.string(),
      status: z.enum(STATUSES),
      paymentMethod: z.enum(METHODS),
      isPaid: z.boolean(),
      refundState: z.enum(REFUND_STATES).nullable(),
      total: pounds,
      createdAt: instant,
    }),
  ),
  reviews: z.array(
    z.object({
      ...named,
      rating: z.int(),
      comment: z.string(),
      status: z.enum(REVIEW_STATUSES),
      createdAt: instant,
      product: z.object({ ...named, name: z.string(), nameAr: z.string() }),
    }),
  ),
  notes: z.array(Note),
  samePhone: z
    .array(z.object({ ...named, kind: z.enum(KINDS), name: z.string(), orders: z.int() }))
    .meta({ description: 'others with this number: it is nobody’s proof, so they are not counted together' }),
}).meta({ id: 'Customer' })

export type CustomerAnswer = z.input<typeof Customer>

export const listCustomersCall = endpoint({
  method: 'GET',
  path: '/customers',
  summary: 'Accounts, and guests by phone. q or search: name, e-mail, phone, however they are spelled',
  query: z.object({
    q: typedCode(100).optional(),
    search: typedCode(100).optional(),
    kind: z.enum(KINDS).optional(),
    sort: z.enum(CUSTOMER_SORTS).default('newest'),
    ...paging,
  }),
  answer: z.object({ success, customers: z.array(ListedCustomer), pagination }),
})

export const getCustomerCall = endpoint({
  method: 'GET',
  path: '/customers/:id',
  summary: 'One customer, by their own id, their account’s, or that of one of their orders',
  params: byId,
  answer: z.object({ success, customer: Customer }),
})

const text = typedText(LONGEST_NOTE).min(1, 'required')
const oneNote = z.object({ success, message: z.string(), note: Note })
const byNote = byId.extend({ note: id })
const seen = instant
  .optional()
  .meta({ description: 'the updatedAt that the asker saw: 409 STALE_EDIT, with the note as it is, if it has moved' })

export const addNoteCall = endpoint({
  method: 'POST',
  path: '/customers/:id/notes',
  summary: 'Writes down something about a customer, for the team',
  status: 201,
  params: byId,
  body: z.object({ text }),
  answer: oneNote,
})

export const editNoteCall = endpoint({
  method: 'PUT',
  path: '/customers/:id/notes/:note',
  summary: 'Changes what a note says; who wrote it first stays',
  params: byNote,
  body: z.object({ text, updatedAt: seen }),
  answer: oneNote,
})

export const deleteNoteCall = endpoint({
  method: 'DELETE',
  path: '/customers/:id/notes/:note',
  summary: 'Deletes a note',
  params: byNote,
  body: z.object({ updatedAt: seen }),
  answer: z.object({ success, message: z.string() }),
})
