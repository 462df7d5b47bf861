import { isSignedIn, session, WISH, type Wish } from '#cart/asked-first.tsx'
import { cartIn } from '#cart/cart.ts'
import { useCart } from '#cart/use-cart.tsx'
import { useFavorites } from '#favorites/use-favorites.tsx'
import type { Texts } from '#i18n/texts.ts'
import { useToast } from '#ui/use-toast.tsx'

export const keepWish = (wish: Wish): void => void session((storage) => storage.setItem(WISH, JSON.stringify(wish)))

function wishIn(text: string): Wish | null {
  const kept: Record<string, unknown> | null = JSON.parse(text)
  const { items } = cartIn(JSON.stringify([{ ...Object(kept?.['add']), id: WISH }]))
  const [item] = items
  if (item) return { add: item }
  return typeof kept?.['save'] === 'string' ? { save: kept['save'] } : null
}

/** Once. Whoever came back without signing in does not want it any more. */
const takeWish = (): Wish | null =>
  session((storage) => {
    const text = storage.getItem(WISH)
    storage.removeItem(WISH)
    return text !== null && isSignedIn() ? wishIn(text) : null
  })

/** After signing in, what was wanted before goes on. */
export function resumeWish({ cart, favorites }: Texts['shop']): void {
  const wish = takeWish()
  if (!wish) return
  if ('add' in wish) useCart.getState().add(wish.add)
  else useFavorites.getState().save(wish.save)
  useToast.getState().show({ text: 'add' in wish ? cart.added : favorites.saved })
}
