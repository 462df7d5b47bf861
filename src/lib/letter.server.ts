import { firstWords } from './first-words.ts'
import { type Html, html } from './html.server.ts'
import type { Language } from './language.ts'

const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Mail programs make links of what looks like an address: spaces keep typed text from becoming a link. No address ends
 * in a single letter, as ج.م does.
 */
export const unlinked = (typed: string): string =>
  typed
    .replace(TURNS, '')
    .replace(
      /(?<=\S)(?:(?<!\d)[.．。｡․]|[.．。｡․](?!\d)|[@＠﹫])(?=[^\s\p{P}])(?!\p{L}(?![\p{L}\p{M}\p{N}.．。｡․-]))/gu,
      '$& ',
    )
    .replace(/[:：/／\\](?=[/／\\])/gu, '$& ')

// Mail programs know no style sheets: each element carries its own, and none relies on the page's direction.
const INK = '#0a0a0a'
export const QUIET = '#5c5a55'
export const LINE = '#e4e1da'
const GROUND = '#f5f3ef'
const WIDTH = 600

const BUTTON = `display:inline-block;background:${INK};color:#ffffff;padding:14px 24px;line-height:20px;text-decoration:none;font-weight:700`

/** In a cell of its own: Outlook paints no ground behind a link. */
export const letterButton = (link: string, text: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0"><tr><td bgcolor="${INK}" style="background:${INK}"><a href="${link}" style="${BUTTON}">${text}</a></td></tr></table>`

/** A link that stands alone: as high as a finger. */
export const letterLink = (link: string, text: string): Html =>
  html`<a href="${link}" style="display:inline-block;padding:12px 0;line-height:20px;color:${INK};font-weight:700">${text}</a>`

/** One beside or below what matters more. */
export const quietLink = (link: string, text: string | Html): Html =>
  html`<a href="${link}" style="color:${QUIET}">${text}</a>`

/** Whatever reads from left to right in both languages, and prices, whose parts must not change places. */
const ISOLATED =
  /[-\u2212]?(?:EGP[ \u00a0][\d,]+\.\d\d|[\d,]+\.\d\d[ \u00a0]ج\.م)|\bBW[0-9A-Z]{5,6}(?:-R\d+)?\b|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w/])\+?\d{9,13}(?!\w)/g

const bdi = (match: string): string =>
  `<bdi${match.includes('-R') ? ' style="white-space:nowrap"' : ''}>${match.replaceAll(' ', '\u00a0')}</bdi>`

/** Between an hour and its half of the day. */
const BEFORE_HALF = /(?<=\d:\d\d) (?=[AP]M\b|[صم](?!\p{L}))/gu

/** What stands between the tags, but for what is isolated already. */
const isolated = ({ html: markup }: Html): Html => ({
  html: markup
    .replace(BEFORE_HALF, '\u00a0')
    .replace(/<bdi\b[^>]*>[^<]*<\/bdi>|<[^>]+>|[^<]+/g, (part) =>
      part.startsWith('<') ? part : part.replace(ISOLATED, bdi),
    ),
})

const arabic = /\p{Script=Arabic}/u

/** The text part. Arabic lines begin from the right whatever word is first, and codes and prices stay as they are written. */
export const letterText = (language: Language, lines: readonly string[]): string =>
  language === 'ar'
    ? lines
        .flatMap((line) => line.split('\n'))
        .map(isolatedLine)
        .join('\n')
    : lines.join('\n')

/** What was typed keeps its order amid Arabic words, whatever signs it is of. */
export const isolatedText = (language: Language, typed: string): string =>
  language === 'ar' ? `\u2068${typed}\u2069` : typed

const ISOLATED_IN_TEXT = new RegExp(`\u2068[^\u2069]*\u2069|${ISOLATED.source}`, 'g')

function isolatedLine(line: string): string {
  const [before, ...links] = line.split(/(?=https?:\/\/)/)
  const words = (before ?? '').replace(ISOLATED_IN_TEXT, (match) =>
    match.startsWith('\u2068') ? match : `\u2068${match}\u2069`,
  )
  return (arabic.test(words) && !/^\p{Script=Arabic}/u.test(words) ? '\u200f' : '') + words + links.join('')
}

interface LetterPage {
  language: Language
  shopName: string
  subject: string
  /** What a mailbox shows beside the subject; otherwise the letter's first words. */
  preheader?: string
  body: Html
  foot: Html
}

const MOST = 110

/** Whole words of it, as markup. */
function firstOf({ html: markup }: Html): Html {
  const words = markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { html: firstWords(words, MOST) }
}

const HIDDEN = 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;font-size:1px'

/** Outlook knows no greatest width: it gets a table as wide as the letter. */
const forOutlook = (markup: string): Html => ({ html: `<!--[if mso]>${markup}<![endif]-->` })

/** Mail programs drop what the page itself says of language and direction: each block says it again. */
function blocksIn(language: Language) {
  const [dir, start] = language === 'ar' ? ['rtl', 'right'] : ['ltr', 'left']
  const words = `direction:${dir};text-align:${start};font-family:Tahoma,Arial,sans-serif;line-height:${language === 'ar' ? 1.75 : 1.6};word-break:break-word`
  const cell = (style: string, content: Html): Html =>
    html`<tr><td dir="${dir}" lang="${language}" align="${start}" style="${words};${style}">${content}</td></tr>`
  const table = (style: string, rows: Html): Html =>
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${dir}" style="${style}">${rows}</table>`
  return { dir, cell, table }
}

export function letterPage({ language, shopName, subject, preheader, body, foot }: LetterPage): string {
  const { dir, cell, table } = blocksIn(language)
  const rows = [
    cell(
      `background:${INK};color:#ffffff;padding:16px 24px;font-size:20px;font-weight:700`,
      html`<bdi>${shopName}</bdi>`,
    ),
    cell(
      `color:${INK};padding:16px 24px 8px;font-size:16px`,
      isolated(html`<h1 style="margin:8px 0 16px;font-size:22px;line-height:1.5">${subject}</h1>
${body}`),
    ),
    cell(`color:${QUIET};padding:16px 24px 24px;font-size:14px;border-top:1px solid ${LINE}`, isolated(foot)),
  ]
  const sheet = table(`max-width:${WIDTH}px;background:#ffffff`, html`${rows}`)
  const framed = html`<tr><td align="center" style="padding:16px 8px">${forOutlook(`<table role="presentation" width="${WIDTH}" align="center"><tr><td>`)}
${sheet}
${forOutlook('</td></tr></table>')}</td></tr>`
  return html`<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light only"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:${GROUND}">
<div style="${HIDDEN}" aria-hidden="true" data-preheader>${preheader ?? firstOf(body)}</div>
${table(`background:${GROUND}`, framed)}
</body>
</html>`.html
}
