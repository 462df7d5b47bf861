import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Answers when it lets go of a mail; a refusal is thrown. */
type Take = (to: string) => Promise<void>

export interface PostOffice {
  url: string
  /** Who got a mail, in the order of arrival. */
  received: string[]
  /** How many mails it held at one time, at most. */
  mostAtOnce: () => number
  /** How many connections were made to it. */
  connections: () => number
  close: () => Promise<void>
}

/** A mail server. `admit` holds the receiver's address back, `take` the mail that was handed over. */
export async function postOffice(waits: { admit?: Take; take?: Take }): Promise<PostOffice> {
  const received: string[] = []
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
      stream.resume()
      stream.on('end', () => {
        const taking = (waits.take?.(to.address) ?? Promise.resolve()).then(() => void received.push(to.address))
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
    mostAtOnce: () => most,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
