import { createHmac } from 'node:crypto'
import type { Book, Callback } from './state.server.ts'
import { fieldsOf, type Intention, SIGNED, type Transaction } from './transactions.ts'

export const signatureOf = (transaction: Transaction, secret: string): string => {
  const fields = fieldsOf(transaction)
  return createHmac('sha512', secret)
    .update(SIGNED.map((name) => fields[name]).join(''))
    .digest('hex')
}

export interface Postman {
  /** Puts a callback into the post; `when` says whether anybody waits for it to be delivered. */
  post: (transaction: Transaction, intention: Intention, hmac: string) => Callback
  deliver: (callback: Callback) => Promise<void>
  deliverLater: (callback: Callback) => void
  stop: () => void
}

export interface PostRules {
  /** Milliseconds before each new try of a callback that was not taken. */
  retries: readonly number[]
  /** Milliseconds after which a late callback leaves. */
  late: number
}

/** Callbacks as the provider sends them: signed, and again where nobody took them. */
export function openPost({ state, number, save }: Book, { retries, late }: PostRules): Postman {
  const timers = new Set<NodeJS.Timeout>()

  function after(milliseconds: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, milliseconds)
    timer.unref()
    timers.add(timer)
  }

  async function send(callback: Callback): Promise<boolean> {
    const { url, hmac, transaction } = callback
    const address = new URL(url)
    address.searchParams.set('hmac', hmac)
    callback.tries += 1
    callback.status = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'TRANSACTION', obj: transaction, issuer_bank: null }),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ status }) => status,
      () => 0,
    )
    save()
    return callback.status >= 200 && callback.status < 300
  }

  async function deliver(callback: Callback, pauses = retries): Promise<void> {
    const [pause, ...rest] = pauses
    if (!(await send(callback)) && pause !== undefined) after(pause, () => void deliver(callback, rest))
  }

  return {
    post: (transaction, intention, hmac) => {
      const snapshot = structuredClone(transaction)
      const callback = {
        id: number(),
        url: intention.notificationUrl,
        transaction: snapshot,
        hmac,
        status: null,
        tries: 0,
      }
      state.callbacks.push(callback)
      save()
      return callback
    },
    deliver: (callback) => deliver(callback),
    deliverLater: (callback) => after(late, () => void deliver(callback)),
    stop: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
