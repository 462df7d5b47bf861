import { z } from 'zod'
import { endpoint, type VerbInput } from '#lib/endpoint.ts'
import { PAGE_TROUBLE, POLICY_REPORT } from '#lib/page-trouble.ts'
import { instant, success } from '#lib/wire.ts'
import { TROUBLES } from './trouble.ts'

export const CONDITIONS = ['good', 'look', 'bad'] as const
const state = z.enum(CONDITIONS)

const Waiting = z.object({
  state,
  due: z.int().meta({ description: 'jobs whose time has come and that wait' }),
  oldest: z.int().meta({ description: 'seconds for which the first of them has been due' }),
  failed: z.int().meta({ description: 'given up after all their tries, and still kept' }),
  failure: z.string().nullable().meta({ description: 'what the last of these ended with' }),
})

export const getHealthCall = endpoint({
  method: 'GET',
  path: '/admin/health',
  summary: 'How the shop is: what waits, what failed, when the provider was heard of, room, back-up',
  answer: z.object({
    success,
    mail: Waiting.extend({ lastSentAt: instant.nullable() }),
    work: Waiting,
    cards: z
      .object({
        state,
        heardAt: instant.nullable(),
        unsigned: z.int().meta({ description: 'messages of the last day that the provider did not sign' }),
        mismatched: z.int().meta({ description: 'of the last day: signed, and not what was asked for' }),
      })
      .nullable()
      .meta({ description: 'null where no cards are taken' }),
    attention: z.object({ state, orders: z.int() }),
    disk: z.object({ state, free: z.number().meta({ description: 'bytes' }) }),
    database: z.object({ state, bytes: z.number(), answeredIn: z.number().meta({ description: 'milliseconds' }) }),
    backup: z.object({
      state,
      lastAt: instant.nullable(),
      isKnown: z.boolean().meta({ description: 'whether its place answers; if not, `lastAt` is what was seen before' }),
    }),
    pages: z
      .object({ state, script: z.int(), policy: z.int() })
      .meta({ description: 'of yesterday and today: what broke in a browser, and what a page’s policy stopped' }),
    startedAt: instant.meta({ description: 'the process that answers' }),
  }),
})

const shortened = z.string().overwrite((text) => text.slice(0, 300))
const cut = z.string().max(2000).pipe(shortened)

export const tellTroubleCall = endpoint({
  method: 'POST',
  path: PAGE_TROUBLE,
  summary:
    'A page tells that a script of it broke: counted, and logged without what is somebody’s. (Pages of an earlier release told of their policy too.)',
  body: z.object({
    kind: z.enum(TROUBLES),
    message: cut,
    page: cut.meta({ description: 'its path' }),
    at: cut.meta({ description: 'file, line and column, with colons' }),
  }),
  answer: z.object({ success, counted: z.boolean() }),
})

/** Browsers write what they like there: anything else than this counts as nothing. */
const place = z.unknown().optional().pipe(z.number().catch(0))
const told = z.unknown().optional().pipe(shortened.catch(''))

export const reportPolicyCall = endpoint({
  method: 'POST',
  path: POLICY_REPORT,
  sender: 'browser',
  summary:
    'A browser reports by itself that a page’s policy stopped something (`application/csp-report`): counted, and logged without what is somebody’s',
  body: z.object({
    'csp-report': z.object({
      'document-uri': shortened,
      'effective-directive': shortened.optional(),
      'violated-directive': shortened.optional(),
      'blocked-uri': told,
      'source-file': told,
      'line-number': place,
      'column-number': place,
    }),
  }),
  answer: z.object({ success, counted: z.boolean() }),
})

export type PolicyReport = VerbInput<typeof reportPolicyCall>['csp-report']
