import { inWords } from '#catalog/product.ts'
import { reviewLetters as ar } from '#i18n/ar/letters/review.ts'
import { reviewLetters as en } from '#i18n/en/letters/review.ts'
import { html } from '#lib/html.server.ts'
import { inLanguage } from '#lib/language.ts'
import { letterPage, letterText, unlinked } from '#lib/letter.server.ts'
import type { Letter } from '#lib/mail.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { reviewLink } from '#orders/letters/order-link.server.ts'
import type { Facts } from '#settings/facts.ts'
import type { Invitation } from './find-invitation.server.ts'

const catalogues = { en, ar }

interface Around {
  settings: Pick<Deps['settings'], 'publicUrl' | 'secret'>
  /** Empty where the mailbox is not proven. */
  greeting: string
  facts: Facts
  now: Date
}

/** One link for each piece. A guest's opens the order in their browser too, so that it can join an account. */
function piecesOf({ order, products }: Invitation, { settings: { publicUrl, secret }, now }: Around) {
  const { accountId, language } = order
  return products.map(({ id, name, nameAr }) => {
    const page = inLanguage(language, `/product/${id}#reviews`)
    const path = accountId ? page : reviewLink(order, id, secret, now)
    return { name: inWords(language, name, nameAr), page, link: publicUrl + path }
  })
}

/** "How do you like it?", in the language of the order. */
export function reviewLetter(invitation: Invitation, around: Around): Letter {
  const { id, sku, accountId, email, language } = invitation.order
  const { settings, facts } = around
  const name = unlinked(around.greeting)
  const texts = catalogues[language]
  const pieces = piecesOf(invitation, around)
  const subject = texts.subject(sku)
  const next = encodeURIComponent(pieces[0]?.page ?? '/')
  const signUp = `${settings.publicUrl + inLanguage(language, '/auth')}?next=${next}`
  const body = html`<p>${texts.hello(name)}</p>
<p>${texts.line}</p>
<ul style="padding-inline-start:20px">${pieces.map(
    (piece) =>
      html`<li style="padding:6px 0"><a href="${piece.link}" style="color:#0a0a0a;font-weight:700">${texts.review(piece.name)}</a></li>`,
  )}</ul>
<p>${texts.seen}</p>
${accountId ? '' : html`<p>${texts.guest(email)} <a href="${signUp}" style="color:#0a0a0a">${texts.signUp}</a></p>`}`
  const guest = accountId ? [] : ['', texts.guest(email), `${texts.signUp}: ${signUp}`]
  return {
    id: `review-${id}`.toLowerCase(),
    to: { name, address: email },
    subject,
    text: letterText(language, [
      texts.hello(name),
      '',
      texts.line,
      '',
      ...pieces.map((piece) => `- ${texts.review(piece.name)}: ${piece.link}`),
      '',
      texts.seen,
      ...guest,
      '',
      texts.why,
      facts.name,
    ]),
    html: letterPage({ language, shopName: facts.name, subject, body, foot: html`${texts.why}` }),
  }
}
