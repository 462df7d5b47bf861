import { z } from 'zod'
import type { PaymobSettings } from '#lib/env.server.ts'
import { type Transaction, transactionIn } from './transaction.ts'

/** Milliseconds in which a call, with all it takes, is answered or given up. */
const PATIENCE = 8000
/** Bytes. */
const MOST_READ = 512 * 1024
/** Milliseconds; the provider's own tokens live for 60 minutes. */
const TOKEN_LIFE = 50 * 60 * 1000

/** No usable answer: whether it was done is not known. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent'
}

export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
}

interface Payer {
  name: string
  email: string
  phone: string
  street: string
  city: string
}

interface WantedIntention {
  /** Piastres. */
  amount: number
  reference: string
  title: string
  payer: Payer
  secondsToPay: number
  notificationUrl: string
  redirectionUrl: string
}

export interface Intention {
  id: string
  orderId: number
  clientSecret: string
  paymentKey: string
}

/** The payment provider. Every call may throw ProviderSilent or ProviderRefused. */
export interface Provider {
  openIntention: (request: WantedIntention) => Promise<Intention>
  /** The latest transaction of one of its orders, or of the payment that it gives back; null where nobody has tried. */
  findTransactionOfOrder: (orderId: number) => Promise<Transaction | null>
  getTransaction: (id: number) => Promise<Transaction>
  refund: (transactionId: number, amount: number) => Promise<void>
}

const Opened = z.object({
  id: z.string().min(1).max(200),
  client_secret: z.string().min(1).max(500),
  intention_order_id: z.int().min(1),
  payment_keys: z.tuple([z.object({ key: z.string().min(1).max(4000) })], z.unknown()),
})

const Refunded = z.object({
  success: z.boolean(),
  data: z.object({ message: z.string().catch('') }).catch({ message: '' }),
})

/** What the provider says about its no, in one of the places where it may stand. */
const Refusing = z.object({ message: z.string().optional(), detail: z.string().optional() }).catch({})

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MOST_READ) throw new ProviderSilent('too long an answer')
  }
  return text
}

interface Call {
  path: string
  authorization?: string
  body?: object
  signal: AbortSignal
}

/** Anything but an answer in JSON, from the host itself and in time, is silence. */
async function send(
  apiUrl: string,
  { path, authorization, body, signal }: Call,
): Promise<{ status: number; json: unknown }> {
  try {
    const response = await fetch(apiUrl + path, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      signal,
      headers: {
        ...(authorization ? { authorization } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { status } = response
    const text = await textOf(response)
    if (status >= 500 || status === 429 || (status >= 300 && status < 400))
      throw new ProviderSilent(`answered ${status}`)
    return { status, json: JSON.parse(text) }
  } catch (error) {
    if (error instanceof ProviderSilent) throw error
    throw new ProviderSilent('no answer')
  }
}

async function ask(apiUrl: string, call: Call): Promise<unknown> {
  const { status, json } = await send(apiUrl, call)
  if (status < 400) return json
  const { message, detail } = Refusing.parse(json)
  throw new ProviderRefused((message ?? detail ?? `answered ${status}`).slice(0, 200))
}

function understood<T>(shape: z.ZodType<T>, json: unknown): T {
  const { success, data } = shape.safeParse(json)
  if (!success) throw new ProviderSilent('not understood')
  return data
}

function understoodTransaction(json: unknown): Transaction {
  const transaction = transactionIn(json)
  if (!transaction) throw new ProviderSilent('not understood')
  return transaction
}

const shortened = (text: string, most: number): string => [...text].slice(0, most).join('') || 'NA'

function billingOf({ name, email, phone, street, city }: Payer) {
  const [first = '', ...rest] = name.split(/\s+/).filter(Boolean)
  const unknown = { apartment: 'NA', floor: 'NA', building: 'NA', state: 'NA', postal_code: 'NA' }
  return {
    ...unknown,
    first_name: shortened(first, 50),
    last_name: shortened(rest.join(' '), 50),
    email,
    phone_number: phone,
    street: shortened(street, 200),
    city: shortened(city, 80),
    country: 'EGY',
  }
}

/** Asks about what is there already. Such calls need a token of their own, which may have ended before its time. */
function openInquiries({ apiUrl, apiKey }: PaymobSettings) {
  let token: { text: string; until: number } | undefined

  async function signIn(signal: AbortSignal): Promise<string> {
    if (token && token.until > Date.now()) return token.text
    const json = await ask(apiUrl, { path: '/api/auth/tokens', body: { api_key: apiKey }, signal })
    const { token: text } = understood(z.object({ token: z.string().min(1).max(8000) }), json)
    token = { text, until: Date.now() + TOKEN_LIFE }
    return text
  }

  return async (call: { path: string; body?: object }): Promise<{ status: number; json: unknown }> => {
    const signal = AbortSignal.timeout(PATIENCE)
    const authorized = async () => send(apiUrl, { ...call, signal, authorization: `Bearer ${await signIn(signal)}` })
    const first = await authorized()
    if (first.status !== 401) return first
    token = undefined
    return authorized()
  }
}

/** The one adapter: Paymob's protocol. Knows nothing of orders, opens no transaction, follows no redirect. */
function openPaymob(settings: PaymobSettings): Provider {
  const { apiUrl, secretKey, integrationId } = settings
  const inquire = openInquiries(settings)

  async function getTransaction(id: number): Promise<Transaction> {
    const { status, json } = await inquire({ path: `/api/acceptance/transactions/${id}` })
    if (status >= 400) throw new ProviderRefused(`answered ${status}`)
    return understoodTransaction(json)
  }

  return {
    openIntention: async ({ amount, reference, title, payer, secondsToPay, notificationUrl, redirectionUrl }) => {
      const json = await ask(apiUrl, {
        path: '/v1/intention/',
        authorization: `Token ${secretKey}`,
        signal: AbortSignal.timeout(PATIENCE),
        body: {
          amount,
          currency: 'EGP',
          payment_methods: [integrationId],
          // One line: providers and their own plugins disagree on whether quantities count.
          items: [{ name: shortened(title, 50), amount, description: shortened(title, 200), quantity: 1 }],
          billing_data: billingOf(payer),
          special_reference: reference,
          expiration: secondsToPay,
          notification_url: notificationUrl,
          redirection_url: redirectionUrl,
        },
      })
      const intention = understood(Opened, json)
      const [{ key: paymentKey }] = intention.payment_keys
      return {
        id: intention.id,
        orderId: intention.intention_order_id,
        clientSecret: intention.client_secret,
        paymentKey,
      }
    },
    findTransactionOfOrder: async (orderId) => {
      const body = { order_id: orderId }
      const { status, json } = await inquire({ path: '/api/ecommerce/orders/transaction_inquiry', body })
      if (status === 404) return null
      if (status >= 400) throw new ProviderRefused(`answered ${status}`)
      const last = understoodTransaction(json)
      return last.kind === 'child' && last.parentId !== null ? getTransaction(last.parentId) : last
    },
    getTransaction,
    refund: async (transactionId, amount) => {
      const json = await ask(apiUrl, {
        path: '/api/acceptance/void_refund/refund',
        authorization: `Token ${secretKey}`,
        signal: AbortSignal.timeout(PATIENCE),
        body: { transaction_id: transactionId, amount_cents: amount },
      })
      const { success, data } = understood(Refunded, json)
      if (!success) throw new ProviderRefused(data.message.slice(0, 200) || 'refused')
    },
  }
}

const providers = new WeakMap<PaymobSettings, Provider>()

/** One adapter per settings: it keeps the provider's token between calls. */
export function providerOf(settings: PaymobSettings): Provider {
  const provider = providers.get(settings) ?? openPaymob(settings)
  providers.set(settings, provider)
  return provider
}
