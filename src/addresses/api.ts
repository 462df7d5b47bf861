import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { byId, id, instant, success, typed, typedCode } from '#lib/wire.ts'
import { savedAddressProblems } from './saved-address.ts'

const Address = z
  .object({
    _id: id,
    id,
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    city: z.string().meta({ description: 'the governorate’s id' }),
    cityName: z.string(),
    postalCode: z.string(),
    isDefault: z.boolean(),
    updatedAt: instant,
  })
  .meta({ id: 'SavedAddress' })

const AddressForm = z
  .object({
    name: typed(120),
    phone: typedCode(40),
    address: typed(300),
    city: typed(40),
    cityName: typed(80),
    postalCode: typedCode(10).default(''),
    isDefault: z.boolean().default(false),
  })
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
