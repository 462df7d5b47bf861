import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieJar } from '#lib/cookies.server.ts'
import { inTransaction } from '#lib/db.server.ts'
import { requestLanguage } from '#lib/http.server.ts'
import { inLanguage, isLanguage, LANGUAGES, type Language, languageOf } from '#lib/language.ts'
import type { Deps } from '#lib/route.server.ts'
import { findOrder, type OrderRow } from '../db.server.ts'
import { receiptPath } from '../invoices/invoice.ts'
import { GUEST, keepGuest, leaveGuestToken } from '../keeping/keep-guest.server.ts'
import { codeInLink } from '../order.ts'

/** Milliseconds. */
const LIFE = 90 * 24 * 3600 * 1000

const sealOf = (text: string, secret: string): Buffer =>
  Buffer.from(createHmac('sha256', secret).update(`order link ${text}`).digest('base64url'))

type Linked = Pick<OrderRow, 'id' | 'language'>

/**
 * The path that a mail leads to: it opens the order for whoever holds it, for 90 days. A broken one still says in which
 * language the letter was.
 */
export function orderLink({ id, language }: Linked, secret: string, now: Date): string {
  const text = `${id}.${Math.floor((now.getTime() + LIFE) / 1000).toString(36)}`
  return inLanguage(language, `/my-order/${text}.${sealOf(text, secret)}`)
}

export const reviewLink = (order: Linked, productId: string, secret: string, now: Date): string =>
  `${orderLink(order, secret, now)}?review=${productId}`

/** The order of a link that we made; none of any other. */
function orderIn(token: string, secret: string, now: Date): { orderId: string; isOver: boolean } | null {
  const [orderId = '', until = '', ...rest] = token.split('.')
  const seal = Buffer.from(rest.join('.'))
  const right = sealOf(`${orderId}.${until}`, secret)
  if (seal.length !== right.length || !timingSafeEqual(seal, right)) return null
  return { orderId, isOver: Number.parseInt(until, 36) * 1000 <= now.getTime() }
}

/** Says why, and fills in the code where the link has one. */
function placeWithout(token: string, why: 'broken' | 'over'): string {
  const code = codeInLink(token)
  return `/guest-track?${new URLSearchParams({ link: why, ...(code ? { for: code } : {}) })}`
}

/** English links say nothing: once those of Arabic letters were as they are. */
const languageOfLink = (request: FastifyRequest<Opened>): Language => {
  if (languageOf(request.url) === 'ar') return 'ar'
  const chosen = request.cookies['language']
  return isLanguage(chosen) ? chosen : requestLanguage(request)
}

const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/
const placeIn = ({ id: orderId, sku }: OrderRow, { review, receipt, return: back }: Opened['Querystring']): string => {
  if (receipt !== undefined) return receiptPath(orderId)
  if (back !== undefined) return `/returns?order=${sku}`
  return typeof review === 'string' && ID.test(review) ? `/product/${review}#reviews` : `/order/${orderId}`
}

interface Opened {
  Params: { token: string }
  Querystring: { review?: unknown; receipt?: unknown; return?: unknown }
}

/** Swaps the link for the browser's cookie. Opening it changes nothing about the order. */
export function mountOrderLink(app: FastifyInstance, { db, settings }: Deps): void {
  const open = async (request: FastifyRequest<Opened>, reply: FastifyReply) => {
    const now = new Date()
    const { token: link } = request.params
    const linkedOrder = orderIn(link, settings.secret, now)
    const order = linkedOrder ? await findOrder(db, linkedOrder.orderId) : undefined
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (!order || linkedOrder?.isOver) {
      const language = order?.language ?? languageOfLink(request)
      return reply.redirect(inLanguage(language, placeWithout(link, linkedOrder?.isOver ? 'over' : 'broken')))
    }
    const jar = cookieJar(settings, request, reply)
    const token = await inTransaction(db, (tx) => keepGuest(tx, { orderId: order.id, old: jar.cookie(GUEST) }, now))
    leaveGuestToken(jar, token)
    return reply.redirect(inLanguage(order.language, placeIn(order, request.query)))
  }
  for (const language of LANGUAGES)
    app.get<Opened>(inLanguage(language, '/my-order/:token'), { schema: { hide: true } }, open)
}
