import { sendRequest } from '#lib/call.ts'
import { isSameSet, type Keeper, keepOrigin, originIn, rebasedIds } from '#lib/copies.ts'
import { listLovesCall, mergeLovesCall } from './api.ts'
import { readLikes, useLikes } from './use-likes.tsx'

const KEY = 'bw_gallery_likes'

/** Each love is saved at once where it is given; what is asked here is what other devices did, and the guest's joining. */
export async function syncLikes({ id: account, isHere }: Keeper, isAsking: boolean): Promise<void> {
  const isKnown = originIn<true>(KEY, account) !== null
  if (isKnown && !isAsking) return
  const before = readLikes()
  const { galleries } = await sendRequest(isKnown ? listLovesCall : mergeLovesCall, {})
  if (!isHere()) return
  keepOrigin(KEY, { account, had: true })
  // One that is being saved just now is settled there.
  if (useLikes.getState().saving !== null) return
  const mine = readLikes()
  const next = rebasedIds(before, mine, galleries)
  if (!isSameSet(next, mine)) useLikes.getState().replace(next)
}
