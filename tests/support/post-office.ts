import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Answers when it lets go of a mail; a refusal is thrown. */
type Take = (to: string) => Promise<void>

export interface PostOffice {
  url: string
  /** Who got a mail, in the order of arrival. */
  received: string[]
  /** What each of them is called, so that a mailbox shows one that came twice once. */
  messageIds: string[]
  /** How many mails it held at one time, at most. */
  mostAtOnce: () => number
  /** How many connections were made to it. */
  connections: () => number
  close: () => Promise<void>
}

/** A mail server. `admit` holds the receiver's address back, `take` the mail that was handed over. */
export async function postOffice(waits: { admit?: Take; take?: Take }): Promise<PostOffice> {
  const received: string[] = []
  const messageIds: string[] = []
  let mailsInHand = 0
  let most = 0
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect: (_, done) => {
      connections += 1
      done()
    },
    onRcptTo: ({ address }, _, done) => void (waits.admit?.(address) ?? Promise.resolve()).then(() => done(), done),
    onData(stream, { envelope }, done) {
      const [to = { address: '' }] = envelope.rcptTo
      mailsInHand += 1
      most = Math.max(most, mailsInHand)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const [, messageId = ''] = /^message-id: (\S+)/im.exec(Buffer.concat(chunks).toString()) ?? []
        const taking = (waits.take?.(to.address) ?? Promise.resolve()).then(() => {
          received.push(to.address)
          messageIds.push(messageId)
        })
        void taking.finally(() => (mailsInHand -= 1)).then(() => done(), done)
      })
    },
  })
  server.on('error', () => {}) // a client that hung up
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    messageIds,
    mostAtOnce: () => most,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
