import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from './env.server.ts'

export interface Letter {
  /** The same for the same letter, however often its job runs: receivers then show it once. */
  id: string
  to: { name: string; address: string }
  /** The sender's name in place of the operator's; empty: none. */
  sender?: string
  /** Where answers go; empty: to the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
}

export type SendMail = (letter: Letter) => Promise<void>

/** Milliseconds until a mail server counts as stalled, by nodemailer's names; `mail` is for one that trickles. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, mail: 60_000 }
/** As many as Postfix takes from one client; `?maxConnections=` in SMTP_URL lowers it. */
const MOST_CONNECTIONS = 50

export function openMail(settings: Settings, { mail: longest, ...timeouts } = PATIENCE): SendMail {
  const { smtpUrl, mailFrom, dataDir, publicUrl } = settings
  const address = /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom
  const messageOf = ({ id, to, sender, replyTo, subject, text, html }: Letter) => ({
    from: sender ? { name: sender, address } : mailFrom,
    ...(replyTo ? { replyTo } : {}),
    to,
    subject,
    text,
    html,
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
  })
  if (smtpUrl) {
    // All in the one object: a second one holds defaults of messages, and its time-outs would never apply.
    const pool = { url: smtpUrl, pool: true as const, maxConnections: MOST_CONNECTIONS, ...timeouts }
    const transport = createTransport(pool)
    return async (letter) => {
      await transport.sendMail({ ...messageOf(letter), signal: AbortSignal.timeout(longest) })
    }
  }
  const toText = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const folder = path.join(dataDir, 'mail')
  return async (letter) => {
    const { message } = await toText.sendMail(messageOf(letter))
    await mkdir(folder, { recursive: true })
    const file = path.join(folder, `${letter.id}.eml`)
    await writeFile(`${file}.part`, message)
    await rename(`${file}.part`, file)
  }
}
