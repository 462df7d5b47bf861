import { inTransaction } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { newId } from '#lib/id.server.ts'
import { egyptianMobile } from '#lib/phone.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import type { createAddressCall } from './api.ts'
import { insertAddress, listAddresses, lockBook, updateAddress } from './db.server.ts'
import { settleDefault } from './settle-default.server.ts'

const MOST = 20

type Form = VerbInput<typeof createAddressCall>

const rowOf = ({ city, phone, isDefault: _, ...form }: Form) => ({
  ...form,
  governorateId: city,
  phone: egyptianMobile(phone) ?? phone,
})

export async function saveAddress(form: Form, id: string | undefined, { db, viewer, now }: RequestContext<'shopper'>) {
  const { accountId } = viewer
  await inTransaction(db, async (tx) => {
    await lockBook(tx, accountId)
    const savedId = id ?? newId()
    if (id) {
      const isTheirs = await updateAddress(tx, { accountId, id }, { ...rowOf(form), updatedAt: now })
      if (!isTheirs) throw new Refusal('NOT_FOUND')
    } else {
      if ((await listAddresses(tx, accountId)).length >= MOST)
        throw new Refusal('INVALID', { errors: { name: 'tooMany' } })
      await insertAddress(tx, { ...rowOf(form), id: savedId, accountId, createdAt: now, updatedAt: now })
    }
    await settleDefault(tx, accountId, form.isDefault ? savedId : undefined)
  })
}
