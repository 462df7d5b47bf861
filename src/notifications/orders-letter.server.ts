import { notificationLetters as ar } from '#i18n/ar/letters/notification.ts'
import { notificationLetters as en } from '#i18n/en/letters/notification.ts'
import { html } from '#lib/html.server.ts'
import { inLanguage, type Language } from '#lib/language.ts'
import { letterButton, letterPage, letterText, unlinked } from '#lib/letter.server.ts'
import type { Letter } from '#lib/mail.server.ts'
import { priceText } from '#lib/money.ts'
import { governorate } from '#shipping/governorates.ts'
import type { ArrivedOrder, Receiver } from './db.server.ts'

const catalogues = { en, ar }

export interface LetterFrame {
  id: string
  receiver: Receiver
  publicUrl: string
  shopName: string
}

interface OrdersLetter extends LetterFrame {
  /** The newest first; as many as a letter may name. */
  orders: readonly ArrivedOrder[]
  count: number
}

function wordsFor(order: ArrivedOrder, language: Language) {
  const texts = catalogues[language]
  const { name = order.governorateId, nameAr = name } = governorate(order.governorateId) ?? {}
  const about = [
    priceText(order.total, language),
    texts.pieces(order.pieces ?? 0),
    texts.methods[order.paymentMethod],
    language === 'ar' ? nameAr : name,
  ]
  return { name: unlinked(order.name), about: about.join(texts.between) }
}

/** New orders, in the language that its reader has chosen; each is a link. */
export function ordersLetter({ id, receiver, publicUrl, shopName, orders, count }: OrdersLetter): Letter {
  const { language, email, name } = receiver
  const texts = catalogues[language]
  const link = (path: string): string => publicUrl + inLanguage(language, path)
  const lines = orders.map((order) => ({ ...wordsFor(order, language), ...order, customer: unlinked(order.name) }))
  const [first] = lines
  const subject =
    count === 1 && first ? texts.newOrder(first.sku, priceText(first.total, language)) : texts.newOrders(count)
  const rest = count - orders.length
  const body = html`<p>${texts.cameIn(count)}</p>
<ul style="padding-inline-start:20px">${lines.map(
    (line) =>
      html`<li style="padding:6px 0"><a href="${link(`/admin/orders/${line.id}`)}" style="color:#0a0a0a;font-weight:700"><bdi dir="ltr">${line.sku}</bdi></a> <bdi>${line.customer}</bdi><br>${line.about}</li>`,
  )}</ul>
${rest > 0 ? html`<p>${texts.more(rest)}</p>` : ''}
${letterButton(link('/admin/orders'), texts.toOrders)}`
  return {
    id,
    to: { name: unlinked(name), address: email },
    subject,
    text: letterText(language, [
      texts.cameIn(count),
      '',
      ...lines.map((line) => `- ${line.sku} ${line.customer}\n  ${line.about}\n  ${link(`/admin/orders/${line.id}`)}`),
      ...(rest > 0 ? ['', texts.more(rest)] : []),
      '',
      `${texts.toOrders}: ${link('/admin/orders')}`,
      '',
      `${texts.why} ${link('/admin/notifications')}`,
    ]),
    html: letterPage({ language, shopName, subject, body, foot: whyLine(language, link('/admin/notifications')) }),
  }
}

export const whyLine = (language: Language, link: string) =>
  html`${catalogues[language].why} <a href="${link}" style="color:#6b6964">${catalogues[language].change}</a>`
