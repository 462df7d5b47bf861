import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Bank, Keys } from './bank.server.ts'
import type { Answers } from './outcomes.ts'
import type { State } from './state.server.ts'
import type { Transaction } from './transactions.ts'

const IntentionRequest = z.object({
  amount: z.int().min(1),
  currency: z.literal('EGP'),
  payment_methods: z.array(z.int()).min(1),
  items: z.array(z.object({ name: z.string().min(1).max(50), amount: z.int(), quantity: z.int() })).default([]),
  billing_data: z.object({
    first_name: z.string().min(1).max(50),
    last_name: z.string().min(1).max(50),
    email: z.string().min(3),
    phone_number: z.string().min(5),
  }),
  special_reference: z.string().default(''),
  expiration: z.int().min(1).max(3_110_400).default(3_110_400),
  notification_url: z.url(),
  redirection_url: z.url(),
})

const RefundRequest = z.object({ transaction_id: z.int(), amount_cents: z.int().min(1) })
const VoidRequest = z.object({ transaction_id: z.int() })
const InquiryRequest = z.object({ order_id: z.coerce.number() }).or(z.object({ merchant_order_id: z.string() }))

const TOKEN = 'simulator-auth-token'

class No extends Error {
  override readonly name = 'No'
  readonly status: number
  readonly body: object
  constructor(status: number, body: object) {
    super('no')
    this.status = status
    this.body = body
  }
}

function inputOf<T>(shape: z.ZodType<T>, body: unknown): T {
  const { success, data, error } = shape.safeParse(body)
  if (success) return data
  const [issue] = error.issues
  throw new No(400, { [String(issue?.path[0] ?? 'detail')]: ['This field is required.'] })
}

function need(request: FastifyRequest, header: string): void {
  if (request.headers.authorization !== header)
    throw new No(401, { detail: 'Authentication credentials were not provided.' })
}

const pounds = (cents: number): string => (cents / 100).toFixed(1)

interface Desk {
  state: State
  bank: Bank
  keys: Keys
  /** Milliseconds that a slow answer takes. */
  slow: number
}

function find({ state }: Desk, id: number): Transaction {
  const match = state.transactions.find((transaction) => transaction.id === id)
  if (!match) throw new No(404, { detail: 'Not found.' })
  return match
}

function openIntention({ bank, keys }: Desk, request: FastifyRequest) {
  need(request, `Token ${keys.secretKey}`)
  const input = inputOf(IntentionRequest, request.body)
  const [integrationId] = input.payment_methods
  if (integrationId !== keys.integrationId)
    throw new No(404, { detail: 'Integration ID/Name does not exist in our system' })
  const sum = input.items.reduce((total, { amount }) => total + amount, 0)
  if (input.items.length > 0 && sum !== input.amount) throw new No(406, { detail: 'unmatched_item_prices' })
  const { amount, currency, special_reference: reference } = input
  const intention = bank.open({
    amount,
    currency,
    integrationId,
    reference,
    notificationUrl: input.notification_url,
    redirectionUrl: input.redirection_url,
    expiresAt: Date.now() + input.expiration * 1000,
  })
  const { id, orderId, paymentKey, clientSecret } = intention
  return {
    payment_keys: [{ integration: integrationId, key: paymentKey, gateway_type: 'MIGS', order_id: orderId }],
    intention_order_id: orderId,
    id,
    client_secret: clientSecret,
    intention_detail: { amount, currency, items: input.items },
    special_reference: reference,
    confirmed: false,
    status: 'intended',
    object: 'paymentintention',
  }
}

async function refund(desk: Desk, request: FastifyRequest) {
  need(request, `Token ${desk.keys.secretKey}`)
  const { transaction_id, amount_cents } = inputOf(RefundRequest, request.body)
  const parent = find(desk, transaction_id)
  if (desk.state.closedCards.includes(parent.id)) throw new No(400, { message: 'Declined: the card is closed' })
  const most = parent.success && !parent.is_voided ? parent.amount_cents - parent.refunded_amount_cents : 0
  if (amount_cents > most)
    throw new No(400, {
      message: `Requested Refund Amount is greater than the maximum refund amount permissible. Maximum Refund Amount is EGP ${pounds(most)}`,
    })
  return desk.bank.giveBack(parent, amount_cents, 'is_refund')
}

async function voidPayment(desk: Desk, request: FastifyRequest) {
  need(request, `Token ${desk.keys.secretKey}`)
  const parent = find(desk, inputOf(VoidRequest, request.body).transaction_id)
  if (!parent.success || parent.is_voided || parent.is_refunded)
    throw new No(400, { message: 'This transaction can not be voided' })
  return desk.bank.giveBack(parent, parent.amount_cents, 'is_void')
}

/** The latest transaction only, as the provider has it. */
function inquire({ state }: Desk, request: FastifyRequest) {
  need(request, `Bearer ${TOKEN}`)
  const inquiry = inputOf(InquiryRequest, request.body)
  const last = state.transactions.findLast(({ order }) =>
    'order_id' in inquiry ? order.id === inquiry.order_id : order.merchant_order_id === inquiry.merchant_order_id,
  )
  if (!last) throw new No(404, { detail: 'Not found.' })
  return last
}

function signIn({ keys }: Desk, request: FastifyRequest) {
  const { api_key } = inputOf(z.object({ api_key: z.string() }), request.body)
  if (api_key !== keys.apiKey) throw new No(401, { detail: 'incorrect credentials' })
  return { token: TOKEN, profile: { id: 1_015_131 } }
}

function showTransaction(desk: Desk, request: FastifyRequest) {
  need(request, `Bearer ${TOKEN}`)
  return find(desk, Number((request.params as { id: string }).id))
}

/** Answers that are none, without anything being done. */
const OUT_OF_ORDER: Partial<Record<Answers, (reply: FastifyReply) => FastifyReply>> = {
  failing: (reply) => reply.code(500).send({ detail: 'Internal server error' }),
  refusing: (reply) => reply.code(400).send({ detail: 'Refused' }),
  redirecting: (reply) => reply.redirect('http://169.254.169.254/latest/meta-data/', 302),
  malformed: (reply) => reply.code(200).type('application/json').send('{"id": '),
}

type Verb = (desk: Desk, request: FastifyRequest) => unknown

async function answerOf(verb: Verb, desk: Desk, request: FastifyRequest): Promise<{ status?: number; body: unknown }> {
  try {
    return { body: await verb(desk, request) }
  } catch (error) {
    if (error instanceof No) return error
    throw error
  }
}

/** The part of the provider's API that the shop uses. Answers as the person at the desk chose. */
export function mountProviderCalls(app: FastifyInstance, desk: Desk): void {
  const changing = new Set<Verb>([openIntention, refund, voidPayment])
  const call = (usual: number, verb: Verb) => async (request: FastifyRequest, reply: FastifyReply) => {
    const instead = OUT_OF_ORDER[desk.state.answers]
    if (instead) return instead(reply)
    if (desk.state.answers === 'slow') await sleep(desk.slow, undefined, { ref: false })
    const { status = usual, body } = await answerOf(verb, desk, request)
    if (desk.state.answers === 'lost' && changing.has(verb)) {
      request.raw.socket.destroy()
      return reply.hijack()
    }
    return reply.code(status).send(body)
  }
  app.post('/v1/intention/', call(201, openIntention))
  app.post('/api/auth/tokens', call(201, signIn))
  app.post('/api/ecommerce/orders/transaction_inquiry', call(200, inquire))
  app.get('/api/acceptance/transactions/:id', call(200, showTransaction))
  app.post('/api/acceptance/void_refund/refund', call(200, refund))
  app.post('/api/acceptance/void_refund/void', call(200, voidPayment))
}
