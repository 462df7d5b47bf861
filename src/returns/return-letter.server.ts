import { inWords } from '#catalog/product.ts'
import { letters as orderAr } from '#i18n/ar/letters.ts'
import { returnLetters as ar } from '#i18n/ar/return-letters.ts'
import { letters as orderEn } from '#i18n/en/letters.ts'
import { returnLetters as en } from '#i18n/en/return-letters.ts'
import { html } from '#lib/html.server.ts'
import type { Language } from '#lib/language.ts'
import { letterButton, letterPage, unlinked } from '#lib/letter.server.ts'
import type { Letter } from '#lib/mail.server.ts'
import { businessDays } from '#settings/day-words.ts'
import type { Facts } from '#settings/facts.ts'
import { isFaulty, type Reason, type ReturnState, type Wish } from './return.ts'

interface ToldLine {
  name: string
  nameAr: string
  size: string
  newSize: string | null
  quantity: number
}

interface ToldReturn {
  code: string
  sku: string
  email: string
  language: Language
  reason: Reason
  wish: Wish
  lines: readonly ToldLine[]
}

export interface ReturnLetterNeeds {
  request: ToldReturn
  /** The row of its history that the letter tells of: a job that runs twice sends the same letter twice. */
  step: { id: number; state: ReturnState; words: string }
  /** Empty where the mailbox is not proven. */
  greeting: string
  /** Absolute address that opens the order. */
  link: string
  facts: Facts
}

const catalogues = { en: { ...orderEn, ...en }, ar: { ...orderAr, ...ar } }

/** What comes next, from the one settings record that the form and the policy take it from. */
function nextIn({ request, step, facts }: ReturnLetterNeeds): string[] {
  const { language, reason, wish } = request
  const { next } = catalogues[language]
  const { answer, refund } = facts.returns
  const days = { answer: businessDays(answer, language), refund: businessDays(refund, language) }
  const ending = wish === 'exchange' ? next.size : next.money(days)
  switch (step.state) {
    case 'requested':
      return wish === 'exchange' ? [next.requested(days), next.held] : [next.requested(days)]
    case 'approved':
      return [
        isFaulty(reason) ? next.shopPays : next.shopperPays,
        next.sendTo(facts.address[language]),
        ...(wish === 'exchange' ? [] : [ending]),
      ]
    case 'received':
      return [ending]
    case 'rejected':
      return [next.rejected]
    case 'exchanged':
    case 'refunded':
    case 'withdrawn':
      return []
  }
}

function piecesIn({ language, lines }: ToldReturn): string[] {
  const texts = catalogues[language]
  const comma = language === 'ar' ? '، ' : ', '
  return lines.map(({ name, nameAr, size, newSize, quantity }) => {
    const piece = `${inWords(language, name, nameAr)}${comma}${texts.size} ${size} × ${quantity}`
    return newSize ? `${piece} (${texts.newSize(newSize)})` : piece
  })
}

/** One step of a return, in the language of its order. */
export function returnLetter(needs: ReturnLetterNeeds): Letter {
  const { request, step, greeting, link, facts } = needs
  const { code, sku, email, language } = request
  const texts = catalogues[language]
  const name = unlinked(greeting)
  const { subject, line } = texts.steps[step.state]
  const next = nextIn(needs)
  const words = unlinked(step.words)
  const pieces = piecesIn(request)
  const body = html`<p>${texts.hello(name)}</p>
<p>${line}</p>
${words ? html`<p style="padding-inline-start:16px;border-inline-start:3px solid #0a0a0a"><strong>${texts.words}</strong><br><bdi>${words}</bdi></p>` : ''}
${next.map((sentence) => html`<p>${sentence}</p>`)}
<p>${texts.code}: <strong><bdi dir="ltr">${code}</bdi></strong><br>${texts.sku}: <bdi dir="ltr">${sku}</bdi></p>
<p style="margin-bottom:0"><strong>${texts.pieces}</strong></p>
<ul style="margin-top:0;padding-inline-start:20px">${pieces.map((piece) => html`<li>${piece}</li>`)}</ul>
${letterButton(link, texts.open)}`
  const foot = html`${texts.linkNote}<br>${texts.questions} <bdi dir="ltr">${facts.email}</bdi> <bdi dir="ltr">${facts.phone}</bdi>`
  return {
    id: `return-${step.id}`,
    to: { name, address: email },
    subject: subject(code),
    text: [
      texts.hello(name),
      '',
      line,
      ...(words ? ['', `${texts.words}: ${words}`] : []),
      ...next,
      '',
      `${texts.code}: ${code}`,
      `${texts.sku}: ${sku}`,
      `${texts.pieces}:`,
      ...pieces.map((piece) => `- ${piece}`),
      '',
      `${texts.open}: ${link}`,
      texts.linkNote,
      '',
      `${texts.questions} ${facts.email} ${facts.phone}`,
      facts.name,
    ].join('\n'),
    html: letterPage({ language, shopName: facts.name, subject: subject(code), body, foot }),
  }
}
