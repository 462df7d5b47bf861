import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { id, success } from '#lib/wire.ts'

const MOST = 200
const favoritesAnswer = z.object({ success, favorites: z.array(id).meta({ description: 'product ids, oldest first' }) })
const one = z.object({ productId: id })

export const listFavoritesCall = endpoint({
  method: 'GET',
  path: '/favorites',
  summary: 'The account’s favorites',
  answer: favoritesAnswer,
})

export const saveFavoriteCall = endpoint({
  method: 'PUT',
  path: '/favorites/:productId',
  summary: 'At most 200; saving twice is saving once',
  params: one,
  answer: favoritesAnswer,
})

export const dropFavoriteCall = endpoint({
  method: 'DELETE',
  path: '/favorites/:productId',
  summary: 'The product is a favorite no more; asking again changes nothing',
  params: one,
  answer: favoritesAnswer,
})

export const mergeFavoritesCall = endpoint({
  method: 'POST',
  path: '/favorites/merge',
  summary: 'A guest’s favorites join those of the account; what has left the shop is left out',
  body: z.object({ productIds: z.array(z.string().max(40, 'tooLong')).max(MOST, 'tooMany') }),
  answer: favoritesAnswer,
})
