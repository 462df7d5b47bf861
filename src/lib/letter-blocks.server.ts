import { type Html, html } from './html.server.ts'
import type { Language } from './language.ts'
import { LINE, QUIET } from './letter.server.ts'

const CELL = `padding:8px 0;vertical-align:top;border-bottom:1px solid ${LINE}`
const endOf = (language: Language): string => (language === 'ar' ? 'left' : 'right')

export const letterHeading = (words: string): Html => html`<h2 style="margin:24px 0 0;font-size:16px">${words}</h2>`

/** What somebody of the shop wrote, as they wrote it; nothing where they did not. */
export function letterWords(language: Language, label: string, words: string): Html | '' {
  const side = language === 'ar' ? 'right' : 'left'
  return words
    ? html`<p style="padding-${side}:16px;border-${side}:3px solid #0a0a0a"><strong>${label}</strong><br><bdi>${words}</bdi></p>`
    : ''
}

/** Everything in it says its own direction: mail programs keep that of a block, and of nothing around it. */
export const letterTable = (language: Language, rows: readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${language === 'ar' ? 'rtl' : 'ltr'}" style="margin:16px 0">${rows}</table>`

export const factRow = ([label, value]: [label: string, value: string]): Html =>
  html`<tr><td width="40%" style="padding:4px 0;vertical-align:top;color:${QUIET}">${label}</td><td style="padding:4px 8px;vertical-align:top"><bdi>${value}</bdi></td></tr>`

/** The last is the total. */
export function amountRows(language: Language, sums: readonly [label: string, amount: string][]): Html[] {
  const end = endOf(language)
  return sums.map(([label, amount], at) => {
    const weight = at === sums.length - 1 ? ';font-weight:700' : ''
    return html`<tr><td style="${CELL}${weight}">${label}</td><td align="${end}" style="${CELL}${weight};text-align:${end};white-space:nowrap"><bdi>${amount}</bdi></td></tr>`
  })
}

interface Piece {
  name: string
  picture: { url: string; width: number; height: number } | null
  /** Size, number and the like, below its name. */
  about: Html
  /** Below that, a link of its own. */
  link?: Html | undefined
  amount: string
}

const pictureOf = ({ name, picture }: Piece): Html =>
  picture
    ? html`<img src="${picture.url}" alt="${name}" width="${picture.width}" height="${picture.height}" style="display:block;border:0;background:#f5f3ef;font-size:11px;line-height:14px">`
    : html``

export function pieceRow(language: Language, piece: Piece): Html {
  const end = endOf(language)
  const { name, about, link, amount } = piece
  return html`<tr><td width="80" style="width:80px;${CELL}">${pictureOf(piece)}</td><td style="${CELL};padding-${end === 'right' ? 'left' : 'right'}:8px"><bdi>${name}</bdi><br><span style="color:${QUIET}">${about}</span>${link ? html`<br>${link}` : ''}${amount ? html`<div align="${end}" style="text-align:${end};white-space:nowrap"><bdi>${amount}</bdi></div>` : ''}</td></tr>`
}
