import type { ComponentProps } from 'react'
import { ADDRESS_LIMITS } from './address.ts'

/** How each field of an address is typed, wherever it is asked for. */
export const ADDRESS_INPUTS = {
  name: { autoComplete: 'name', maxLength: ADDRESS_LIMITS.name, dir: 'auto' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', maxLength: ADDRESS_LIMITS.phone, dir: 'ltr' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', maxLength: ADDRESS_LIMITS.email, dir: 'ltr' },
  cityName: { autoComplete: 'address-level2', maxLength: ADDRESS_LIMITS.cityName, dir: 'auto' },
  address: { autoComplete: 'street-address', maxLength: ADDRESS_LIMITS.address, dir: 'auto' },
  postalCode: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: ADDRESS_LIMITS.postalCode, dir: 'ltr' },
} satisfies Record<string, ComponentProps<'input'>>
