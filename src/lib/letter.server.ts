import { type Html, html } from './html.server.ts'
import type { Language } from './language.ts'

/** Mail programs make links of what looks like an address: spaces keep typed text from becoming a link. */
export const unlinked = (typed: string): string =>
  typed
    .replace(/(?<=\S)(?:(?<!\d)[.．。｡․]|[.．。｡․](?!\d)|[@＠﹫])(?=[^\s\p{P}])/gu, '$& ')
    .replace(/[:：/／\\](?=[/／\\])/gu, '$& ')

// Mail programs know no style sheets: each element carries its own.
const BUTTON =
  'display:inline-block;background:#0a0a0a;color:#ffffff;padding:14px 24px;text-decoration:none;font-weight:700'

export const letterButton = (link: string, text: string): Html =>
  html`<p><a href="${link}" style="${BUTTON}">${text}</a></p>`

interface LetterPage {
  language: Language
  shopName: string
  subject: string
  body: Html
  foot: Html
}

export const letterPage = ({ language, shopName, subject, body, foot }: LetterPage): string =>
  html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;background:#f5f3ef;color:#0a0a0a;font:16px/1.6 Tahoma,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;background:#ffffff;padding:32px">
<p style="font-size:20px;font-weight:700;margin:0 0 24px"><bdi>${shopName}</bdi></p>
${body}
<p style="color:#6b6964;font-size:14px">${foot}</p>
</div>
</body>
</html>`.html
