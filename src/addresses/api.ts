import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { byId, id, instant, success } from '#lib/wire.ts'
import { savedAddressProblems } from './saved-address.ts'
import { addressFields, shownFields } from './wire-address.ts'

/** The book is an account's, which has the e-mail, and of its own country. */
const ELSEWHERE = { email: true, country: true } as const

const Address = z
  .object({ _id: id, id, ...shownFields })
  .omit(ELSEWHERE)
  .extend({
    city: shownFields.city.meta({ description: 'the governorate’s id' }),
    isDefault: z.boolean(),
    updatedAt: instant,
  })
  .meta({ id: 'SavedAddress' })

const AddressForm = z
  .object(addressFields)
  .omit(ELSEWHERE)
  .extend({ isDefault: z.boolean().default(false) })
  .superRefine((form, context) => {
    for (const [field, problem] of Object.entries(savedAddressProblems(form)))
      context.addIssue({ code: 'custom', path: [field], message: problem })
  })

const all = z.object({ success, addresses: z.array(Address) })

export const listAddressesCall = endpoint({
  method: 'GET',
  path: '/addresses',
  summary: 'The account’s address book, the default first',
  answer: all,
})

export const createAddressCall = endpoint({
  method: 'POST',
  path: '/addresses',
  summary: 'At most 20; the first one is the default',
  status: 201,
  body: AddressForm,
  answer: all,
})

export const updateAddressCall = endpoint({
  method: 'PUT',
  path: '/addresses/:id',
  summary: 'Saves an address anew',
  params: byId,
  body: AddressForm,
  answer: all,
})

export const deleteAddressCall = endpoint({
  method: 'DELETE',
  path: '/addresses/:id',
  summary: 'If it was the default, the newest of the others is from now on',
  params: byId,
  answer: all,
})
