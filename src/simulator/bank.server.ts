import { randomBytes } from 'node:crypto'
import { type Postman, signatureOf } from './callbacks.server.ts'
import type { Journey, Outcome, Twist } from './outcomes.ts'
import type { Book } from './state.server.ts'
import { fieldsOf, givenBack, type Intention, type Transaction, tryOf } from './transactions.ts'

export interface Keys {
  secretKey: string
  publicKey: string
  apiKey: string
  hmacSecret: string
  integrationId: number
  ownerId: number
}

interface Wish {
  outcome: Outcome
  journey: Journey
  twist: Twist
}

interface Notice {
  transaction: Transaction
  intention: Intention
  journey: Journey
  hmac: string
}

/** What happens to money here. */
export interface Bank {
  open: (fields: Omit<Intention, 'id' | 'orderId' | 'clientSecret' | 'paymentKey' | 'createdAt'>) => Intention
  /** One try at paying; answers where the browser goes afterwards. */
  pay: (intention: Intention, wish: Wish) => Promise<string>
  /** A pending try is decided. */
  decide: (transaction: Transaction, outcome: 'Y' | 'declined') => Promise<void>
  giveBack: (parent: Transaction, amount: number, how: 'is_refund' | 'is_void') => Promise<Transaction>
}

const word = (): string => randomBytes(18).toString('base64url')

const spoiled = (hmac: string): string => hmac.replace(/^./, (first) => (first === '0' ? '1' : '0'))

/** As the wish has it: told once, twice, late, never, or before an earlier try. */
async function tellAsWished(post: Postman, { transaction, intention, journey, hmac }: Notice): Promise<void> {
  if (journey === 'lost') return
  const callback = post.post(transaction, intention, hmac)
  if (journey === 'late') return post.deliverLater(callback)
  await post.deliver(callback)
  if (journey === 'twice') await post.deliver(post.post(transaction, intention, hmac))
}

function wayBack({ redirectionUrl }: Intention, fields: Record<string, string>): string {
  const back = new URL(redirectionUrl)
  for (const [name, value] of Object.entries(fields)) back.searchParams.set(name, value)
  return back.href
}

export function openBank(book: Book, post: Postman, keys: Keys): Bank {
  const { state, number, save } = book
  const { hmacSecret, ownerId: owner } = keys
  const intentionOf = (transaction: Transaction): Intention | undefined =>
    state.intentions.find(({ orderId }) => orderId === transaction.order.id)

  function recordTry(intention: Intention, outcome: Outcome, twist: Twist): Transaction {
    const transaction = tryOf(intention, { id: number(), outcome, twist, owner, at: Date.now() })
    state.transactions.push(transaction)
    return transaction
  }

  async function tell(transaction: Transaction, intention: Intention): Promise<void> {
    await post.deliver(post.post(transaction, intention, signatureOf(transaction, hmacSecret)))
  }

  return {
    open: (fields) => {
      const [id, clientSecret, paymentKey] = [`pi_test_${word()}`, `egy_csk_test_${word()}`, word() + word()]
      const intention = { ...fields, id, clientSecret, paymentKey, orderId: number(), createdAt: Date.now() }
      state.intentions.push(intention)
      save()
      return intention
    },
    pay: async (intention, { outcome, journey, twist }) => {
      const earlier = journey === 'reordered' ? recordTry(intention, 'declined', 'none') : undefined
      const transaction = recordTry(intention, outcome, twist)
      const right = signatureOf(transaction, hmacSecret)
      const hmac = twist === 'signature' ? spoiled(right) : right
      await tellAsWished(post, { transaction, intention, journey, hmac })
      if (earlier) await tell(earlier, intention)
      save()
      return wayBack(intention, { ...fieldsOf(transaction), hmac })
    },
    decide: async (transaction, outcome) => {
      const intention = intentionOf(transaction)
      if (!intention || !transaction.pending) return
      const decided = tryOf(intention, { id: transaction.id, outcome, twist: 'none', owner, at: Date.now() })
      Object.assign(transaction, decided)
      await tell(transaction, intention)
    },
    giveBack: async (parent, amount, how) => {
      const child = givenBack(parent, { id: number(), amount, at: Date.now(), how })
      parent.refunded_amount_cents += amount
      parent[how === 'is_void' ? 'is_voided' : 'is_refunded'] = true
      state.transactions.push(child)
      save()
      const intention = intentionOf(parent)
      if (intention) {
        for (const each of [parent, child]) {
          const callback = post.post(each, intention, signatureOf(each, hmacSecret))
          setImmediate(() => void post.deliver(callback))
        }
      }
      return child
    },
  }
}
