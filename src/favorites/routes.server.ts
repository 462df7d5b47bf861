import { Refusal } from '#lib/refusal.ts'
import { on, type RequestContext } from '#lib/route.server.ts'
import { dropFavoriteCall, listFavoritesCall, mergeFavoritesCall, saveFavoriteCall } from './api.ts'
import { deleteFavorite, insertFavorites, listFavorites } from './db.server.ts'

const MOST = 200

const favoritesOf = async ({ db, viewer }: RequestContext<'shopper'>) => ({
  success: true as const,
  favorites: await listFavorites(db, viewer.accountId),
})

async function keep(productIds: readonly string[], context: RequestContext<'shopper'>) {
  const { favorites } = await favoritesOf(context)
  const newIds = [...new Set(productIds)].filter((id) => !favorites.includes(id))
  const room = MOST - favorites.length
  await insertFavorites(context.db, { accountId: context.viewer.accountId, productIds: newIds, room }, context.now)
  return favoritesOf(context)
}

export const favoriteRoutes = [
  on(listFavoritesCall, 'shopper', (_, context) => favoritesOf(context)),
  on(saveFavoriteCall, 'shopper', async ({ productId }, context) => {
    const answer = await keep([productId], context)
    if (!answer.favorites.includes(productId)) throw new Refusal('NOT_FOUND')
    return answer
  }),
  on(dropFavoriteCall, 'shopper', async ({ productId }, context) => {
    await deleteFavorite(context.db, context.viewer.accountId, productId)
    return favoritesOf(context)
  }),
  on(mergeFavoritesCall, 'shopper', ({ productIds }, context) => keep(productIds, context)),
]
