import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Bank, type Keys, openBank } from './bank.server.ts'
import { openPost, type Postman, type PostRules } from './callbacks.server.ts'
import { ANSWERS, isOneOf, OUTCOMES } from './outcomes.ts'
import { checkoutPage, deskPage, saidPage } from './pages.server.ts'
import { mountProviderCalls } from './provider-calls.server.ts'
import { openBook, type State } from './state.server.ts'
import type { Intention, Transaction } from './transactions.ts'
import { speechOf, WORDS } from './words.ts'

export interface Simulator {
  port: number
  close: () => Promise<void>
}

interface Opening extends Partial<PostRules> {
  keys: Keys
  port: number
  host: string
  /** Where it remembers; without one it forgets when it ends. */
  file?: string
  /** Milliseconds that a slow answer takes. */
  slow?: number
}

type Form = Record<string, string>

const formOf = (request: FastifyRequest): Form => (request.body ?? {}) as Form

const show = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'")
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page)

/** Forms are for whoever sits at these pages, not for another site's. */
async function refuseForeign({ method, headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin, host = '' } = headers
  if (method !== 'GET' && origin !== undefined && origin !== 'null' && new URL(origin).host !== host)
    await reply.code(403).send()
}

interface Desk {
  state: State
  bank: Bank
  post: Postman
}

function mountCheckout(app: FastifyInstance, { state, bank }: Desk): void {
  const showPage = (reply: FastifyReply, intention: Intention | undefined): FastifyReply => {
    const speech = speechOf(intention?.redirectionUrl)
    if (!intention) return show(reply.code(404), saidPage(speech, 'unknown'))
    if (intention.expiresAt <= Date.now()) return show(reply, saidPage(speech, 'expired'))
    const isPaid = state.transactions.some(({ order, success }) => order.id === intention.orderId && success)
    return show(reply, isPaid ? saidPage(speech, 'paid') : checkoutPage(speech, intention))
  }
  const bySecret = (secret: unknown) => state.intentions.find(({ clientSecret }) => clientSecret === secret)

  app.get<{ Querystring: Form }>('/unifiedcheckout/', async ({ query }, reply) =>
    showPage(reply, bySecret(query['clientSecret'])),
  )
  app.get<{ Querystring: Form }>('/api/acceptance/iframes/:id', async ({ query }, reply) =>
    showPage(
      reply,
      state.intentions.find(({ paymentKey }) => paymentKey === query['payment_token']),
    ),
  )
  app.post('/unifiedcheckout/pay', async (request, reply) => {
    const { clientSecret, outcome, journey = 'once', twist = 'none', browser } = formOf(request)
    const intention = bySecret(clientSecret)
    if (!intention || intention.expiresAt <= Date.now()) return showPage(reply, intention)
    const speech = speechOf(intention.redirectionUrl)
    const { journeys, twists } = WORDS[speech]
    if (outcome === 'abandoned') return show(reply, saidPage(speech, 'abandoned'))
    if (!isOneOf(OUTCOMES, outcome) || !isOneOf(journeys, journey) || !isOneOf(twists, twist))
      return show(reply.code(400), saidPage(speech, 'strange'))
    const back = await bank.pay(intention, { outcome, journey, twist })
    if (browser === 'leaves') return show(reply, saidPage(speech, 'closed'))
    return reply.redirect(back, 303)
  })
}

function mountDesk(app: FastifyInstance, { state, bank, post }: Desk): void {
  const transactionOf = (form: Form): Transaction | undefined =>
    state.transactions.find(({ id }) => id === Number(form['id']))

  const acts: Record<string, (form: Form) => unknown> = {
    answers: ({ answers }) => {
      if (isOneOf(ANSWERS, answers)) state.answers = answers
    },
    send: ({ id }) => {
      const callback = state.callbacks.find((each) => each.id === Number(id))
      return callback && post.deliver(callback)
    },
    decide: (form) => {
      const transaction = transactionOf(form)
      return transaction && bank.decide(transaction, form['outcome'] === 'Y' ? 'Y' : 'declined')
    },
    refund: (form) => {
      const transaction = transactionOf(form)
      const amount = Number(form['amount'])
      const refundable = transaction ? transaction.amount_cents - transaction.refunded_amount_cents : 0
      return transaction && amount > 0 && amount <= refundable && bank.giveBack(transaction, amount, 'is_refund')
    },
    card: (form) => {
      const { closedCards } = state
      const id = Number(form['id'])
      state.closedCards = closedCards.includes(id) ? closedCards.filter((each) => each !== id) : [...closedCards, id]
    },
    void: (form) => {
      const transaction = transactionOf(form)
      return (
        transaction &&
        transaction.refunded_amount_cents === 0 &&
        bank.giveBack(transaction, transaction.amount_cents, 'is_void')
      )
    },
  }

  app.get('/', async (_, reply) => show(reply, deskPage(state)))
  app.get('/desk.json', async () => {
    const { intentions, transactions, callbacks, answers } = state
    return { intentions, transactions, callbacks, answers }
  })
  for (const [name, act] of Object.entries(acts))
    app.post(`/desk/${name}`, async (request, reply) => {
      await act(formOf(request))
      return reply.redirect('/', 303)
    })
}

/**
 * The payment provider's stand-in: its API, its pages and its callbacks, on an origin of its own. It knows nothing of
 * the shop but what the provider's protocol tells it.
 */
export async function openSimulator(opening: Opening): Promise<Simulator> {
  const { keys, port, host, file, retries = [1000, 5000, 30_000, 120_000], late = 20_000, slow = 60_000 } = opening
  const book = openBook(file)
  const post = openPost(book, { retries, late })
  const bank = openBank(book, post, keys)
  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 })
  app.addHook('onRequest', refuseForeign)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  mountProviderCalls(app, { state: book.state, bank, keys, slow })
  mountCheckout(app, { state: book.state, bank, post })
  mountDesk(app, { state: book.state, bank, post })
  await app.listen({ port, host })
  return {
    port: (app.server.address() as AddressInfo).port,
    close: async () => {
      post.stop()
      await app.close()
    },
  }
}
