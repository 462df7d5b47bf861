import { findUser, type User } from '#accounts/use-auth.tsx'
import { listAddressesCall } from '#addresses/api.ts'
import type { SavedAddress } from '#addresses/shown-address.ts'
import { sendRequest } from '#lib/call.ts'
import { accessToken } from '#lib/request-over-http.ts'

export interface Shopper {
  user: User
  addresses: readonly SavedAddress[]
}

/** Null for a guest, and where it can't be told: ordering goes on without. */
export async function findShopper(signal: AbortSignal): Promise<Shopper | null> {
  if (accessToken.read() === null) return null
  const book = sendRequest(listAddressesCall, {}, { signal }).catch(() => ({ addresses: [] }))
  const user = await findUser(signal).catch(() => null)
  return user ? { user, addresses: (await book).addresses } : null
}
