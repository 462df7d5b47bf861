import type { Db, Tx } from '#lib/db.server.ts'
import { HOME } from '#shipping/governorates.ts'
import type { TypedAddress } from './address.ts'
import { listAddresses } from './db.server.ts'

/** Where an account wants its parcels; undefined where it has said nothing yet. */
export async function findDeliveryAddress(
  db: Db | Tx,
  accountId: string,
): Promise<Omit<TypedAddress, 'email'> | undefined> {
  const [first] = await listAddresses(db, accountId)
  if (!first) return undefined
  const { name, phone, address, governorateId: city, cityName, postalCode } = first
  return { name, phone, address, city, cityName, postalCode, country: HOME }
}
