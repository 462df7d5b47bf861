import { keptWish, type Wish } from '#cart/asked-first.tsx'
import { cartIn } from '#cart/cart.ts'
import { useCart } from '#cart/use-cart.tsx'
import { useFavorites } from '#favorites/use-favorites.tsx'
import type { Texts } from '#i18n/texts.ts'
import { accessToken } from '#lib/request-over-http.ts'
import { useToast } from '#ui/use-toast.tsx'

export const keepWish = (wish: Wish): void => keptWish.writeJson(wish)

function wishIn(text: string | null): Wish | null {
  const storedWish: Record<string, unknown> | null = JSON.parse(text ?? 'null')
  const { items } = cartIn(JSON.stringify([{ ...Object(storedWish?.['add']), id: 'wish' }]))
  const [item] = items
  if (item) return { add: item }
  return typeof storedWish?.['save'] === 'string' ? { save: storedWish['save'] } : null
}

/** Once. Whoever came back without signing in does not want it any more. */
function takeWish(): Wish | null {
  const wish = keptWish.readAs(wishIn, null)
  keptWish.remove()
  return accessToken.read() === null ? null : wish
}

/** After signing in, what was wanted before goes on. */
export function resumeWish({ cart, favorites }: Texts['shop']): void {
  const wish = takeWish()
  if (!wish) return
  if ('add' in wish) useCart.getState().add(wish.add)
  else useFavorites.getState().save(wish.save)
  useToast.getState().show({ text: 'add' in wish ? cart.addedToCart : favorites.saved })
}
