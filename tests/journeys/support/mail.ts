import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { here } from './here.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

const MIME_WORD = /=\?utf-8\?([bq])\?([^?]*)\?=(?:\s+(?==\?))?/gi

const fromQuotedPrintable = (coded: string): string =>
  Buffer.from(
    coded
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const fromBase64 = (coded: string): string => Buffer.from(coded, 'base64').toString('utf8')

const decodedHeader = (value: string): string =>
  value.replace(MIME_WORD, (_, kind: string, coded: string) =>
    kind.toLowerCase() === 'b' ? fromBase64(coded) : fromQuotedPrintable(coded.replaceAll('_', ' ')),
  )

function split(source: string): { headers: Map<string, string>; body: string } {
  const at = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { headers, body: source.slice(at + 4) }
}

/** The text of the first part of this kind. */
function partOf(source: string, kind: string): string {
  const { headers, body } = split(source)
  const type = headers.get('content-type') ?? ''
  const [, boundary] = /boundary="?([^";]+)/i.exec(type) ?? []
  if (boundary) {
    const parts = body.split(`--${boundary}`).slice(1, -1)
    return parts.map((part) => partOf(part.replace(/^\r\n/, ''), kind)).find((text) => text !== '') ?? ''
  }
  if (!type.startsWith(kind)) return ''
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return fromBase64(body)
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body
}

/** As it lies in the folder, read as bytes. */
export function mailIn(source: string): Mail {
  const { headers } = split(source)
  return {
    to: headers.get('to') ?? '',
    subject: decodedHeader(headers.get('subject') ?? ''),
    text: partOf(source, 'text/plain'),
    html: partOf(source, 'text/html'),
  }
}

/** All that has left for this address. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const files = await readdir(here.mail).catch(() => [])
  const sources = await Promise.all(
    files.filter((file) => file.endsWith('.eml')).map((file) => readFile(path.join(here.mail, file), 'latin1')),
  )
  return sources.filter((source) => source.includes(address)).map(mailIn)
}

/** The mail with this subject, as soon as it is there; there is exactly one of it. */
export async function mailTo(address: string, subject: string): Promise<Mail> {
  const found = async (): Promise<Mail[]> => (await mailsTo(address)).filter((mail) => mail.subject === subject)
  await expect
    .poll(async () => (await found()).length, { message: `mails “${subject}” to ${address}`, timeout: 20_000 })
    .toBe(1)
  const [mail] = await found()
  if (!mail) throw new Error(`The mail “${subject}” to ${address} is gone`)
  return mail
}
