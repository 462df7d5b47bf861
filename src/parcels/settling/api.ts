import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { byId, id, instant, pagination, paging, pounds, success, typed } from '#lib/wire.ts'
import { STATUSES } from '#orders/order.ts'
import { ReadingForm } from './reading.ts'
import { LINE_PROBLEMS, LINE_STATES, LONGEST_ASIDE, MOST_BYTES, OUTCOMES } from './settlement.ts'

const count = z.int()
const state = z.enum(LINE_STATES)

const ListedSettlement = z
  .object({
    _id: id,
    id,
    number: count,
    courier: z.string(),
    at: instant,
    lines: count,
    booked: count,
    open: count.meta({ description: 'lines that wait to be booked, or for somebody to look at them' }),
    amount: pounds.meta({ description: 'cash that was booked' }),
    fee: pounds.meta({ description: 'what the courier keeps of it' }),
  })
  .meta({ id: 'Settlement' })

export type ListedSettlement = z.output<typeof ListedSettlement>

export const listSettlementsCall = endpoint({
  method: 'GET',
  path: '/admin/parcels/settlements',
  summary: 'What couriers have said became of their parcels, the newest first',
  query: z.object(paging),
  answer: z.object({ success, settlements: z.array(ListedSettlement), pagination }),
})

export const takeFileCall = endpoint({
  method: 'POST',
  path: '/couriers/:id/settlements',
  summary:
    'Looks through a courier’s table (CSV with commas, semicolons or tabs, in UTF-8 or UTF-16, at most 5 MB and 5,000 lines, in the multipart field `file`) and keeps what each line would do. Nothing is booked. The same file again is the same settlement',
  status: 201,
  params: byId,
  upload: { files: 1, bytes: MOST_BYTES, fields: ['file'] },
  answer: z.object({ success, id, isKnown: z.boolean() }),
})

const SettlementLine = z
  .object({
    line: count,
    state,
    code: z.string().meta({ description: 'as the courier calls the parcel: the order’s code, or its own number' }),
    outcome: z.enum(OUTCOMES).nullable(),
    amount: pounds.nullable(),
    fee: pounds,
    problem: z.enum(LINE_PROBLEMS).nullable().meta({ description: 'why it is not booked' }),
    isWordMissing: z.boolean().meta({ description: 'the file does not say what became of it' }),
    aside: z
      .object({ note: z.string(), by: z.string().nullable(), at: instant })
      .nullable()
      .meta({ description: 'set aside by the team: it is not open any more' }),
    order: z
      .object({ id, sku: z.string(), total: pounds, open: pounds, status: z.enum(STATUSES), name: z.string() })
      .nullable()
      .meta({ description: '`open`: what is still to come of its cash' }),
  })
  .meta({ id: 'SettlementLine' })

export type SettlementLine = z.output<typeof SettlementLine>

const whole = {
  success,
  settlement: z.object({
    id,
    number: count,
    courier: z.string(),
    titles: z.array(z.string()),
    at: instant,
    by: z.string().nullable(),
    isReadable: z.boolean().meta({ description: 'false: somebody has to say what its columns mean' }),
  }),
  reading: z.object({
    columns: z.object({
      code: z.string().optional(),
      amount: z.string().optional(),
      outcome: z.string().optional(),
      fee: z.string().optional(),
    }),
    words: z.record(z.string(), z.enum([...OUTCOMES, 'left'])),
  }),
  samples: z.array(z.array(z.string())).meta({ description: 'its first rows' }),
  words: z
    .array(z.string())
    .meta({ description: 'what it says became of parcels, where nobody knows what that means' }),
  sums: z.array(z.object({ state, count, amount: pounds, fee: pounds })),
  lines: z.array(SettlementLine),
  pagination,
}

export const getSettlementCall = endpoint({
  method: 'GET',
  path: '/admin/parcels/settlements/:id',
  summary: 'What each line of a settlement would do, or has done, and why others are held',
  params: byId,
  query: z.object({ state: state.optional(), ...paging }),
  answer: z.object(whole),
})

export const setReadingCall = endpoint({
  method: 'PUT',
  path: '/admin/parcels/settlements/:id/reading',
  summary: 'Says what its columns and words mean, for this one and the next ones of this courier. Nothing is booked',
  params: byId,
  body: ReadingForm,
  answer: z.object({ success, message: z.string() }),
})

export const checkAgainCall = endpoint({
  method: 'POST',
  path: '/admin/parcels/settlements/:id/check',
  summary: 'Looks through the lines that are not booked once more. Nothing is booked',
  params: byId,
  answer: z.object({ success, message: z.string() }),
})

export const bookLinesCall = endpoint({
  method: 'POST',
  path: '/admin/parcels/settlements/:id',
  summary:
    'Books the next lines that are ready, each for itself and each once: delivered is paid, refused goes back to stock. Ask again while any are ready',
  params: byId,
  answer: z.object({ success, sums: whole.sums }),
})

const byLine = z.object({ id, line: z.coerce.number<number | string>().int().min(1).max(100_000) })

export const bookPartCall = endpoint({
  method: 'PUT',
  path: '/admin/parcels/settlements/:id/lines/:line/part',
  summary:
    'Books what came, where a courier paid less than is open of a parcel: it is delivered, and the rest stays open; or for an order that is cancelled: it is owed back. 409 where the line says anything else',
  params: byLine,
  answer: z.object({ success, message: z.string() }),
})

export const takePartBackCall = endpoint({
  method: 'DELETE',
  path: '/admin/parcels/settlements/:id/lines/:line/part',
  summary: 'Takes a part back that was booked; 409 once its order is paid',
  params: byLine,
  answer: z.object({ success, message: z.string() }),
})

export const bookRefusalCall = endpoint({
  method: 'PUT',
  path: '/admin/parcels/settlements/:id/lines/:line/refused',
  summary:
    'Books a parcel as refused of whose cash a part came before: its order is cancelled, and the part owed back. 409 where the line says anything else',
  params: byLine,
  answer: z.object({ success, message: z.string() }),
})

export const setLineAsideCall = endpoint({
  method: 'PUT',
  path: '/admin/parcels/settlements/:id/lines/:line/aside',
  summary:
    'Sets a line that can’t be booked aside, with a note: it counts as open no longer, and is not checked again. Its order stays as it is. 409 where it is booked',
  params: byLine,
  body: z.object({ note: typed(LONGEST_ASIDE).pipe(z.string().min(1, 'required')) }),
  answer: z.object({ success, message: z.string() }),
})

export const setHeldAsideCall = endpoint({
  method: 'PUT',
  path: '/admin/parcels/settlements/:id/aside',
  summary: 'Sets all lines that are on hold aside, with one note; each can be taken back',
  params: byId,
  body: z.object({ note: typed(LONGEST_ASIDE).pipe(z.string().min(1, 'required')) }),
  answer: z.object({ success, lines: z.int().meta({ description: 'how many were set aside' }) }),
})

export const takeLineBackCall = endpoint({
  method: 'DELETE',
  path: '/admin/parcels/settlements/:id/lines/:line/aside',
  summary: 'Takes a line that was set aside back: it is open again',
  params: byLine,
  answer: z.object({ success, message: z.string() }),
})
