import { data, isRouteErrorResponse, type RouterContextProvider } from 'react-router'
import { call, sendRequest } from '#lib/call.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { listProductsCall } from './api.ts'
import { type CardProduct, forCard } from './card-product.ts'

const SOME = { limit: 4 }

/** What else there is, for a page that has nothing of its own to show: never a reason for another failure. */
export async function listPopular(context: Readonly<RouterContextProvider>): Promise<CardProduct[]> {
  const answer = await call(context, listProductsCall, SOME).catch(() => null)
  return answer?.products.map(forCard) ?? []
}

/** In place of a page whose one thing is not there, with what else there is; any other trouble stays what it is. */
export async function refuseWithPopular(context: Readonly<RouterContextProvider>, error: unknown): Promise<never> {
  const { status } = error instanceof Response ? error : refusalIn(error)
  if (status !== 404) throw error
  throw data({ popular: await listPopular(context) }, { status })
}

export const askForPopular = async (): Promise<CardProduct[]> =>
  (await sendRequest(listProductsCall, SOME)).products.map(forCard)

export function popularIn(error: unknown): CardProduct[] {
  const body = isRouteErrorResponse(error) ? (error.data as { popular?: CardProduct[] } | null) : null
  return body?.popular ?? []
}
