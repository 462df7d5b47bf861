import { sendRequest } from '#lib/call.ts'
import { isSameSet, type Keeper, keepOrigin, originIn, rebasedIds } from '#lib/copies.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { dropFavoriteCall, listFavoritesCall, mergeFavoritesCall, saveFavoriteCall } from './api.ts'
import { readFavorites, useFavorites } from './use-favorites.tsx'

const KEY = 'bw_favorites'
/** As many as an account keeps; of a guest with more, those saved last. */
const MOST = 200

/** What can't be kept, for it has left the shop, is no reason to keep the rest back. */
async function change(call: typeof saveFavoriteCall | typeof dropFavoriteCall, productId: string): Promise<void> {
  try {
    await sendRequest(call, { productId })
  } catch (error) {
    if (refusalIn(error).code !== 'NOT_FOUND') throw error
  }
}

async function send(had: readonly string[], mine: readonly string[]): Promise<void> {
  for (const id of mine) if (!had.includes(id)) await change(saveFavoriteCall, id)
  for (const id of had) if (!mine.includes(id)) await change(dropFavoriteCall, id)
}

/** This browser's favorites and the account's become one. `isAsking`: also where nothing was changed here. */
export async function syncFavorites({ id: account, isHere }: Keeper, isAsking: boolean): Promise<void> {
  const had = originIn<string[]>(KEY, account)
  const before = readFavorites()
  const isChanged = had !== null && !isSameSet(had, before)
  if (had && !isChanged && !isAsking) return
  if (isChanged) await send(had, before)
  const { favorites } = had
    ? await sendRequest(listFavoritesCall, {})
    : await sendRequest(mergeFavoritesCall, { productIds: before.slice(-MOST) })
  if (!isHere()) return
  const mine = readFavorites()
  const next = rebasedIds(before, mine, favorites)
  // The same ones keep the order in which they stand here.
  if (!isSameSet(next, mine)) useFavorites.getState().replace(next)
  keepOrigin(KEY, { account, had: favorites })
}
