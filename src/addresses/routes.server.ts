import { localPhone } from '#lib/phone.ts'
import { type Ask, on } from '#lib/route.server.ts'
import { dropAddress, saveAddress } from './address-book.server.ts'
import { createAddressCall, deleteAddressCall, listAddressesCall, updateAddressCall } from './api.ts'
import { listAddresses } from './db.server.ts'

async function book({ db, viewer }: Ask<'shopper'>) {
  const rows = await listAddresses(db, viewer.accountId)
  const addresses = rows.map(({ id, governorateId, phone, updatedAt, ...rest }) => ({
    ...rest,
    _id: id,
    id,
    city: governorateId,
    phone: localPhone(phone),
    updatedAt: updatedAt.toISOString(),
  }))
  return { success: true as const, addresses }
}

export const addressRoutes = [
  on(listAddressesCall, 'shopper', (_, ask) => book(ask)),
  on(createAddressCall, 'shopper', async (form, ask) => {
    await saveAddress(form, undefined, ask)
    return book(ask)
  }),
  on(updateAddressCall, 'shopper', async ({ id, ...form }, ask) => {
    await saveAddress(form, id, ask)
    return book(ask)
  }),
  on(deleteAddressCall, 'shopper', async ({ id }, ask) => {
    await dropAddress(id, ask)
    return book(ask)
  }),
]
