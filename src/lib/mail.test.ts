import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { postOffice } from '../../tests/support/post-office.ts'
import { readSettings } from './env.server.ts'
import { openMail } from './mail.server.ts'

const LETTER = {
  id: 'order-placed-1',
  to: { name: '', address: 'mona@example.com' },
  subject: 'Your order',
  text: 'Thank you',
  html: '<p>Thank you</p>',
}
const ENDLESS = 3_600_000
const PATIENCE = { connectionTimeout: ENDLESS, greetingTimeout: ENDLESS, socketTimeout: ENDLESS, mail: ENDLESS }

let end = async (): Promise<void> => {}
afterEach(() => end())

/** A server that takes every connection, and then does as told. */
async function serverThat(welcomes: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    welcomes(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  end = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const send = (url: string, patience: Partial<typeof PATIENCE>) =>
  openMail(readSettings({ SMTP_URL: url }), { ...PATIENCE, ...patience })(LETTER)

test('a mail server that takes the connection and says nothing is given up', async () => {
  const url = await serverThat(() => {})
  await expect(send(url, { greetingTimeout: 100 })).rejects.toThrow('Greeting never received')
})

test('a mail server that falls silent in the middle of a mail is given up', async () => {
  const url = await serverThat((socket) => {
    socket.write('220 here\r\n')
    socket.on('data', (bytes) => {
      const wasTold = /^(EHLO|MAIL|RCPT)/.test(String(bytes))
      if (wasTold) socket.write('250 yes\r\n')
      else if (String(bytes).startsWith('DATA')) socket.write('354 go on\r\n')
    })
  })
  await expect(send(url, { socketTimeout: 100 })).rejects.toThrow('Timeout')
})

test('a mail server that never comes to the end of its answer is given up', async () => {
  const url = await serverThat((socket) => {
    const drop = setInterval(() => socket.write('220-wait\r\n'), 10)
    socket.on('close', () => clearInterval(drop))
  })
  await expect(send(url, { mail: 100 })).rejects.toThrow()
})

test('the next mail takes the connection that is open', async () => {
  const post = await postOffice({})
  end = post.close
  const sendMail = openMail(readSettings({ SMTP_URL: post.url }))
  await sendMail(LETTER)
  await sendMail({ ...LETTER, id: 'order-placed-2' })
  expect(post.received).toHaveLength(2)
  expect(post.connections()).toBe(1)
})
