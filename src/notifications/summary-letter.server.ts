import { notificationLetters as ar } from '#i18n/ar/letters/notification.ts'
import { notificationLetters as en } from '#i18n/en/letters/notification.ts'
import { dayText } from '#lib/days.ts'
import { html } from '#lib/html.server.ts'
import { inLanguage } from '#lib/language.ts'
import { letterButton, letterPage, letterText, unlinked } from '#lib/letter.server.ts'
import type { Letter } from '#lib/mail.server.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { type LetterFrame, whyLine } from './orders-letter.server.ts'
import type { Summary } from './sum-up.server.ts'

const catalogues = { en, ar }

const PLACES: Record<keyof Omit<Summary['counts'], 'newOrders'>, string> = {
  late: '/admin/orders?view=late',
  attention: '/admin/orders?view=attention',
  approve: '/admin/orders?view=to-approve',
  ship: '/admin/orders?view=to-ship',
  reviews: '/admin/reviews?status=pending',
  outOfStock: '/admin/products',
  lowStock: '/admin/products',
}

type Waiting = keyof typeof PLACES

/** The morning's figures, each with the way to where it is done; what does not wait is left out. */
export function summaryLetter(
  frame: LetterFrame,
  { yesterday, counts, revenue, overdue }: Summary,
  day: string,
): Letter {
  const { id, receiver, publicUrl, shopName } = frame
  const { language, email, name } = receiver
  const texts = catalogues[language]
  const link = (path: string): string => publicUrl + inLanguage(language, path)
  const price = (pounds: number): string => priceText(fromPounds(pounds), language)
  const cash = { text: texts.summary.overdue, value: price(overdue), to: '/admin/parcels/cash?only=overdue' }
  const rows = [
    {
      text: texts.summary.newOrders,
      value: String(counts.newOrders),
      to: `/admin/orders?from=${yesterday}&to=${yesterday}`,
    },
    { text: texts.summary.revenue, value: price(revenue), to: '/admin?period=month' },
    ...(Object.keys(PLACES) as Waiting[])
      .filter((key) => counts[key] > 0)
      .map((key) => ({ text: texts.summary[key], value: String(counts[key]), to: PLACES[key] })),
    ...(overdue > 0 ? [cash] : []),
  ]
  // Noon: the day is the same in every zone from there.
  const subject = texts.summaryOf(dayText(`${day}T10:00:00Z`, language))
  const body = html`<p>${texts.morning}</p>
<table role="presentation" style="width:100%;border-collapse:collapse">${rows.map(
    ({ text, value, to }) =>
      html`<tr><td style="padding:8px 0;border-bottom:1px solid #e5e2dc"><a href="${link(to)}" style="color:#0a0a0a">${text}</a></td><td style="padding:8px 0;border-bottom:1px solid #e5e2dc;text-align:end;font-weight:700"><bdi>${value}</bdi></td></tr>`,
  )}</table>
${letterButton(link('/admin'), texts.toOverview)}`
  return {
    id,
    to: { name: unlinked(name), address: email },
    subject,
    text: letterText(language, [
      texts.morning,
      '',
      ...rows.map(({ text, value, to }) => `- ${text}: ${value}\n  ${link(to)}`),
      '',
      `${texts.why} ${link('/admin/notifications')}`,
    ]),
    html: letterPage({ language, shopName, subject, body, foot: whyLine(language, link('/admin/notifications')) }),
  }
}
