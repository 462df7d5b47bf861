import { findUser } from '#accounts/use-auth.tsx'
import { keptUser } from '#accounts/use-visitor.tsx'
import { syncCart } from '#cart/sync-cart.tsx'
import { useCart } from '#cart/use-cart.tsx'
import { useLess } from '#cart/use-less.tsx'
import { syncFavorites } from '#favorites/sync-favorites.tsx'
import { useFavorites } from '#favorites/use-favorites.tsx'
import { syncLikes } from '#galleries/sync-likes.tsx'
import type { Texts } from '#i18n/texts.ts'
import { beforeLeaving } from '#lib/copies.ts'
import { accessToken } from '#lib/request-over-http.ts'
import { useToast } from '#ui/use-toast.tsx'

/** Milliseconds without a further change before one is sent. */
const REST = 400

const accountHere = (): string | null => (accessToken.read() === null ? null : (keptUser()?.id ?? null))

/** One that fails is tried again with the next change, or when the page is looked at again. */
async function sync(isAsking: boolean): Promise<void> {
  const id = accountHere() ?? (accessToken.read() === null ? undefined : (await findUser())?.id)
  if (!id) return
  const account = { id, isHere: () => accountHere() === id }
  await Promise.allSettled([
    syncCart(account, isAsking),
    syncFavorites(account, isAsking),
    syncLikes(account, isAsking),
  ])
}

/** Browsers have locks for pages that came safely; elsewhere the server bears two tabs at once. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  isSecureContext ? navigator.locks.request('shop.copies', work) : work()

let last: Promise<void> = Promise.resolve()
let next: { isAsking: boolean; done: Promise<void> } | null = null

/** One after the other; what is asked for while one waits for its turn is done with it. */
function ask(isAsking: boolean): Promise<void> {
  if (next) {
    next.isAsking ||= isAsking
    return next.done
  }
  const run = async (): Promise<void> => {
    const shouldAsk = next?.isAsking ?? isAsking
    next = null
    await inTurn(() => sync(shouldAsk)).catch(() => undefined)
  }
  last = last.then(run)
  next = { isAsking, done: last }
  return last
}

let timer: ReturnType<typeof setTimeout> | undefined

function soon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void ask(false), REST)
}

let isFollowing = false

function follow({ cart }: Texts['shop']): void {
  useCart.subscribe((now, before) => {
    if (now.items !== before.items) soon()
    if (now.isOpen && !before.isOpen) void ask(true)
  })
  useFavorites.subscribe(soon)
  useLess.subscribe(({ less }) => {
    const view = { label: cart.viewCart, onClick: useCart.getState().open }
    if (less.length > 0) useToast.getState().show({ text: cart.needsALook, actions: [view] })
  })
  document.addEventListener('visibilitychange', () => void ask(document.visibilityState === 'visible'))
  addEventListener('online', () => void ask(true))
  beforeLeaving(() => ask(false))
}

/** From here on this browser's cart, favorites and likes are those of the account, for as long as one is signed in. */
export function keepCopies(texts: Texts['shop']): void {
  if (!isFollowing) follow(texts)
  isFollowing = true
  void ask(true)
}
