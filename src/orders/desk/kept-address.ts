import type { TypedAddress } from '#addresses/address.ts'
import { egyptianMobile } from '#lib/phone.ts'
import { Refusal } from '#lib/refusal.ts'

/** As orders keep an address. */
export const keptAddress = (address: TypedAddress): TypedAddress => ({
  ...address,
  email: address.email.toLowerCase(),
  phone: egyptianMobile(address.phone) ?? address.phone,
})

/** The bank asks for the payer's. */
export function refuseNoMailbox({ email }: Pick<TypedAddress, 'email'>, method: 'cod' | 'paymob'): void {
  if (method === 'paymob' && email === '')
    throw new Refusal('INVALID', { errors: { 'shippingAddress.email': 'emailRequired' } })
}
