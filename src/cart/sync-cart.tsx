import { sendRequest } from '#lib/call.ts'
import { type Keeper, keepOrigin, originIn } from '#lib/copies.ts'
import type { Answer } from '#lib/endpoint.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { browserStore } from '#lib/storage.ts'
import { getCartCall, mergeCartCall, saveCartCall } from './api.ts'
import type { CartItem } from './cart.ts'
import {
  type GuestCart,
  guestCartOf,
  type Had,
  isOutdated,
  isSameCart,
  isWorthAnotherTry,
  joined,
  lessOf,
  linesOf,
  rebased,
  requestFor,
} from './mirror.ts'
import { newLineId, readCart, useCart } from './use-cart.tsx'
import { useLess } from './use-less.tsx'

const KEY = 'bw_cart'
const unkept = (error: unknown): never => {
  throw error
}
/** The guest's cart as it is sent when its shopper signs in, under the one id that it is ever sent with: unkept, it is not sent. */
const guest = browserStore('bw_guest_cart', unkept)
const TRIES = 3

type Take = (mine: readonly CartItem[], theirs: readonly CartItem[]) => CartItem[]

/** Reads what is kept, rather than what this tab remembers: another tab may have changed both cart and origin. */
function take({ items, version }: Answer<typeof getCartCall>, account: Keeper, combine: Take): void {
  if (!account.isHere()) return
  const mine = readCart()
  const theirs = items.map((item) => ({ ...item, id: newLineId() }))
  const next = combine(mine, theirs)
  const { items: shown, replace } = useCart.getState()
  if (isOutdated(next, { kept: mine, shown })) replace(next)
  keepOrigin<Had>(KEY, { account: account.id, had: { version, lines: linesOf(theirs) } })
}

const newCartId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

function guestCart(): GuestCart {
  const storedText = guest.read()
  const cart = guestCartOf(storedText, readCart(), newCartId)
  const text = JSON.stringify(cart)
  if (text !== storedText) guest.write(text)
  return cart
}

async function mergeGuest(account: Keeper): Promise<void> {
  const { id, lines } = guestCart()
  const mine = readCart()
  const answer = await sendRequest(mergeCartCall, { cartId: id, items: lines })
  if (!account.isHere()) return
  take(answer, account, (now, theirs) => joined(lines, now, theirs))
  guest.remove()
  const less = lessOf(mine, answer.less)
  if (less.length > 0) useLess.setState({ less })
}

async function pull(account: Keeper, had: Had): Promise<void> {
  const answer = await sendRequest(getCartCall, {})
  take(answer, account, (mine, theirs) => rebased(had.lines, mine, theirs))
}

/** Refused where another device was faster: then on top of what that one left. */
async function push(account: Keeper, had: Had, tries = TRIES): Promise<void> {
  const items = linesOf(readCart())
  try {
    const answer = await sendRequest(saveCartCall, { items, version: had.version })
    take(answer, account, (mine, theirs) => rebased(items, mine, theirs))
  } catch (error) {
    if (!isWorthAnotherTry(refusalIn(error).code, tries)) throw error
    await pull(account, had)
    const now = originIn<Had>(KEY, account.id)
    if (now && !isSameCart(readCart(), now.lines)) await push(account, now, tries - 1)
  }
}

/** This browser's cart and the account's become one. `isAsking`: also where nothing was changed here. */
export async function syncCart(account: Keeper, isAsking: boolean): Promise<void> {
  const had = originIn<Had>(KEY, account.id)
  const request = requestFor(had, readCart(), isAsking ? 'always' : 'if-changed')
  if (request === 'merge') await mergeGuest(account)
  else if (had && request === 'save') await push(account, had)
  else if (had && request === 'read') await pull(account, had)
}
