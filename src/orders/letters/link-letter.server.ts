import { letters as ar } from '#i18n/ar/letters/orders.ts'
import { letters as en } from '#i18n/en/letters/orders.ts'
import { html } from '#lib/html.server.ts'
import { letterPage, letterText, unlinked } from '#lib/letter.server.ts'
import type { Letter } from '#lib/mail.server.ts'
import type { Facts } from '#settings/facts.ts'
import { letterFoot } from '#settings/letter-foot.server.ts'
import type { OrderRow } from '../db.server.ts'
import { confirmLines, orderButtons } from './order-buttons.server.ts'

const catalogues = { en, ar }

interface LinkLetter {
  order: Pick<OrderRow, 'id' | 'sku' | 'email' | 'language'>
  /** The same for the same letter, however often its job runs. */
  seed: string
  link: string
  /** Where it is confirmed, while it waits for that. */
  confirmLink?: string | undefined
  greeting: string
  facts: Facts
}

/** A new link to the order, to the mailbox of the order and to nobody else. */
export function linkLetter({ order, seed, link, confirmLink, greeting, facts }: LinkLetter): Letter {
  const { id, sku, email, language } = order
  const texts = catalogues[language]
  const { newLink } = texts
  const subject = newLink.subject(sku)
  const name = unlinked(greeting)
  const { lines, foot } = letterFoot(language, facts, [texts.linkNote, newLink.unasked])
  return {
    id: `order-link-${id}-${seed}`.toLowerCase(),
    to: { name, address: email },
    subject,
    text: letterText(language, [
      ...[texts.hello(name), '', newLink.line(sku), ...confirmLines({ texts, confirmLink })],
      ...['', `${texts.open}: ${link}`, '', ...lines],
    ]),
    html: letterPage({
      language,
      shopName: facts.name,
      subject,
      preheader: newLink.line(sku),
      body: html`<p>${texts.hello(name)}</p>
<p>${newLink.line(sku)}</p>
${orderButtons({ texts, button: texts.open, link, confirmLink })}`,
      foot,
    }),
  }
}
