import type { letters } from '#i18n/en/letters/orders.ts'
import { type Html, html } from '#lib/html.server.ts'
import { letterButton, quietLink } from '#lib/letter.server.ts'

interface OrderLinks {
  texts: typeof letters
  /** What opening the order is called. */
  button: string
  link: string
  confirmLink?: string | undefined
}

/** While it waits to be confirmed, that is the button, and the order a quiet link below. */
export const orderButtons = ({ texts, button, link, confirmLink }: OrderLinks): Html =>
  confirmLink
    ? html`<p>${texts.confirmLine}</p>${letterButton(confirmLink, texts.confirm)}
<p style="margin:0">${quietLink(link, button)}</p>`
    : letterButton(link, button)

export const confirmLines = ({ texts, confirmLink }: Pick<OrderLinks, 'texts' | 'confirmLink'>): string[] =>
  confirmLink ? ['', texts.confirmLine, `${texts.confirm}: ${confirmLink}`] : []
