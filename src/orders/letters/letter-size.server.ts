import { type Html, html } from '#lib/html.server.ts'

interface SizeTexts {
  size: string
  oneSize: string
}

interface Sized {
  size: string
  isOneSize: boolean
}

/** Which size a piece has, as a letter says it; of what comes in one size alone its letter says nothing. */
export const sizeText = (texts: SizeTexts, { size, isOneSize }: Sized): string =>
  isOneSize ? texts.oneSize : `${texts.size} ${size}`

export const sizeMarked = (texts: SizeTexts, { size, isOneSize }: Sized): Html =>
  isOneSize ? html`${texts.oneSize}` : html`${texts.size} <bdi>${size}</bdi>`
