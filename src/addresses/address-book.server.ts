import { inTransaction, type Tx } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { newId } from '#lib/id.server.ts'
import { egyptianMobile } from '#lib/phone.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import type { createAddressCall } from './api.ts'
import { clearDefault, deleteAddress, insertAddress, listAddresses, lockBook, updateAddress } from './db.server.ts'

const MOST = 20

type Form = VerbInput<typeof createAddressCall>

const rowOf = ({ city, phone, isDefault: _, ...form }: Form) => ({
  ...form,
  governorateId: city,
  phone: egyptianMobile(phone) ?? phone,
})

/** There is a default as long as there is an address: the one that was asked for, else the newest. */
async function settleDefault(tx: Tx, accountId: string, preferredId: string | undefined): Promise<void> {
  const book = await listAddresses(tx, accountId)
  const id = preferredId ?? book[0]?.id
  if (!id || book.find(({ isDefault }) => isDefault)?.id === id) return
  await clearDefault(tx, accountId)
  await updateAddress(tx, { accountId, id }, { isDefault: true })
}

export async function saveAddress(form: Form, id: string | undefined, { db, viewer, now }: RequestContext<'shopper'>) {
  const { accountId } = viewer
  await inTransaction(db, async (tx) => {
    await lockBook(tx, accountId)
    const saved = id ?? newId()
    if (id) {
      const isTheirs = await updateAddress(tx, { accountId, id }, { ...rowOf(form), updatedAt: now })
      if (!isTheirs) throw new Refusal('NOT_FOUND')
    } else {
      if ((await listAddresses(tx, accountId)).length >= MOST)
        throw new Refusal('INVALID', { errors: { name: 'tooMany' } })
      await insertAddress(tx, { ...rowOf(form), id: saved, accountId, createdAt: now, updatedAt: now })
    }
    await settleDefault(tx, accountId, form.isDefault ? saved : undefined)
  })
}

export async function dropAddress(id: string, { db, viewer }: RequestContext<'shopper'>): Promise<void> {
  const { accountId } = viewer
  await inTransaction(db, async (tx) => {
    await lockBook(tx, accountId)
    if (!(await deleteAddress(tx, accountId, id))) throw new Refusal('NOT_FOUND')
    await settleDefault(tx, accountId, undefined)
  })
}
