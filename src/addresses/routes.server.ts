import { localPhone } from '#lib/phone.ts'
import { on, type RequestContext } from '#lib/route.server.ts'
import { createAddressCall, deleteAddressCall, listAddressesCall, updateAddressCall } from './api.ts'
import { listAddresses } from './db.server.ts'
import { dropAddress } from './drop-address.server.ts'
import { saveAddress } from './save-address.server.ts'

async function book({ db, viewer }: RequestContext<'shopper'>) {
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
  on(listAddressesCall, 'shopper', (_, context) => book(context)),
  on(createAddressCall, 'shopper', async (form, context) => {
    await saveAddress(form, undefined, context)
    return book(context)
  }),
  on(updateAddressCall, 'shopper', async ({ id, ...form }, context) => {
    await saveAddress(form, id, context)
    return book(context)
  }),
  on(deleteAddressCall, 'shopper', async ({ id }, context) => {
    await dropAddress(id, context)
    return book(context)
  }),
]
