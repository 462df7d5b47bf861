import { ask } from '#lib/call.ts'
import { type Keeper, keepOrigin, originIn } from '#lib/copies.ts'
import type { Answer } from '#lib/endpoint.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { browserStore } from '#lib/storage.ts'
import { getCartCall, mergeCartCall, saveCartCall } from './api.ts'
import { type CartItem, isSameLine } from './cart.ts'
import { type HeldLine, isSameCart, joined, linesOf, rebased } from './mirror.ts'
import { newLineId, readCart, useCart } from './use-cart.tsx'
import { useLess } from './use-less.tsx'

const KEY = 'bw_cart'
const unkept = (error: unknown): never => {
  throw error
}
/** The guest's cart as it is sent when its shopper signs in, under the one id that it is ever sent with: unkept, it is not sent. */
const guest = browserStore('bw_guest_cart', unkept)
const TRIES = 3

interface Had {
  version: string
  lines: HeldLine[]
}

interface Guest {
  id: string
  lines: HeldLine[]
}

type Take = (mine: readonly CartItem[], theirs: readonly CartItem[]) => CartItem[]

/** Reads what is kept, rather than what this tab remembers: another tab may have changed both cart and origin. */
function take({ items, version }: Answer<typeof getCartCall>, account: Keeper, combine: Take): void {
  if (!account.isHere()) return
  const mine = readCart()
  const theirs = items.map((item) => ({ ...item, id: newLineId() }))
  const next = combine(mine, theirs)
  const { items: shown, replace } = useCart.getState()
  if (!isSameCart(next, mine) || !isSameCart(next, shown)) replace(next)
  keepOrigin<Had>(KEY, { account: account.id, had: { version, lines: linesOf(theirs) } })
}

/** Made once for a guest's cart. What is added after it was first sent is not in it, and follows as a change. */
function guestCart(): Guest {
  const kept = guest.readAs((text): Guest | null => JSON.parse(text ?? 'null'), null)
  if (kept) return kept
  const made = { id: crypto.getRandomValues(new Uint32Array(4)).join('-'), lines: linesOf(readCart()) }
  guest.writeJson(made)
  return made
}

async function mergeGuest(account: Keeper): Promise<void> {
  const { id, lines } = guestCart()
  const mine = readCart()
  const answer = await ask(mergeCartCall, { cartId: id, items: lines })
  if (!account.isHere()) return
  take(answer, account, (now, theirs) => joined(lines, now, theirs))
  guest.remove()
  const less = mine.flatMap((item) => {
    const found = answer.less.find((line) => isSameLine(line, item))
    return found ? [{ ...item, quantity: found.quantity }] : []
  })
  if (less.length > 0) useLess.setState({ less })
}

async function pull(account: Keeper, had: Had): Promise<void> {
  const answer = await ask(getCartCall, {})
  take(answer, account, (mine, theirs) => rebased(had.lines, mine, theirs))
}

/** Refused where another device was faster: then on top of what that one left. */
async function push(account: Keeper, had: Had, tries = TRIES): Promise<void> {
  const items = linesOf(readCart())
  try {
    const answer = await ask(saveCartCall, { items, version: had.version })
    take(answer, account, (mine, theirs) => rebased(items, mine, theirs))
  } catch (error) {
    if (refusalIn(error).code !== 'STALE_EDIT' || tries === 1) throw error
    await pull(account, had)
    const now = originIn<Had>(KEY, account.id)
    if (now && !isSameCart(readCart(), now.lines)) await push(account, now, tries - 1)
  }
}

/** This browser's cart and the account's become one. `isAsking`: also where nothing was changed here. */
export async function syncCart(account: Keeper, isAsking: boolean): Promise<void> {
  const had = originIn<Had>(KEY, account.id)
  if (!had) return mergeGuest(account)
  if (!isSameCart(readCart(), had.lines)) await push(account, had)
  else if (isAsking) await pull(account, had)
}
