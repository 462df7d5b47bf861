import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from './env.server.ts'

export interface Letter {
  /** The same for the same letter, however often its job runs: receivers then show it once. */
  id: string
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
}

export type SendMail = (letter: Letter) => Promise<void>

/** Through SMTP_URL, or as files under DATA_DIR/mail where no mail server is set. */
export function openMail({ smtpUrl, mailFrom, dataDir, publicUrl }: Settings): SendMail {
  const messageOf = ({ id, to, subject, text, html }: Letter) => ({
    from: mailFrom,
    to,
    subject,
    text,
    html,
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
  })
  if (smtpUrl) {
    const transport = createTransport(smtpUrl, { connectionTimeout: 10_000, socketTimeout: 20_000 } as object)
    return async (letter) => void (await transport.sendMail(messageOf(letter)))
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
