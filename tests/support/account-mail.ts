import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { JobNeeds } from '../../src/lib/jobs.server.ts'
import type { TestShop } from './shop.ts'

export interface AccountLetter {
  to: string
  subject: string
  /** Of the link in it, after `#`. */
  token: string | undefined
  text: string
}

const decoded = (source: string): string =>
  Buffer.from(
    source
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

async function readLetter(file: string): Promise<AccountLetter> {
  const source = decoded(await readFile(file, 'utf8'))
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim() ?? ''
  const [, token] = /https?:\/\/\S+#([\w.-]+)/.exec(source) ?? []
  return { to: header('To'), subject: header('Subject'), token, text: source }
}

/** Does the jobs of this name that wait, and answers what was sent by them. */
export async function sendMailOf(
  shop: TestShop,
  name: 'send-account-mail' | 'send-invitation',
): Promise<AccountLetter[]> {
  const folder = path.join(shop.dataDir, 'mail')
  const before = new Set(await readdir(folder).catch(() => []))
  const work: (needs: never) => Promise<void> = shop.jobs[name]
  for (;;) {
    const [job] = await shop.at.boss.fetch<JobNeeds[typeof name]>(name)
    if (!job) break
    await work(job.data as never)
    await shop.at.boss.complete(name, job.id)
  }
  const newFiles = (await readdir(folder).catch(() => [])).filter((file) => !before.has(file))
  return Promise.all(newFiles.sort().map((file) => readLetter(path.join(folder, file))))
}

export const sendAccountMail = (shop: TestShop): Promise<AccountLetter[]> => sendMailOf(shop, 'send-account-mail')
