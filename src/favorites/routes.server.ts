import { Refusal } from '#lib/refusal.ts'
import { type Ask, on } from '#lib/route.server.ts'
import { dropFavoriteCall, listFavoritesCall, mergeFavoritesCall, saveFavoriteCall } from './api.ts'
import { deleteFavorite, insertFavorites, listFavorites } from './db.server.ts'

const MOST = 200

const kept = async ({ db, viewer }: Ask<'shopper'>) => ({
  success: true as const,
  favorites: await listFavorites(db, viewer.accountId),
})

async function keep(productIds: readonly string[], ask: Ask<'shopper'>) {
  const { favorites } = await kept(ask)
  const wanted = [...new Set(productIds)].filter((id) => !favorites.includes(id))
  const room = MOST - favorites.length
  await insertFavorites(ask.db, { accountId: ask.viewer.accountId, productIds: wanted, room }, ask.now)
  return kept(ask)
}

export const favoriteRoutes = [
  on(listFavoritesCall, 'shopper', (_, ask) => kept(ask)),
  on(saveFavoriteCall, 'shopper', async ({ productId }, ask) => {
    const answer = await keep([productId], ask)
    if (!answer.favorites.includes(productId)) throw new Refusal('NOT_FOUND')
    return answer
  }),
  on(dropFavoriteCall, 'shopper', async ({ productId }, ask) => {
    await deleteFavorite(ask.db, ask.viewer.accountId, productId)
    return kept(ask)
  }),
  on(mergeFavoritesCall, 'shopper', ({ productIds }, ask) => keep(productIds, ask)),
]
