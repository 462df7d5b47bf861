import { z } from 'zod'
import { typed, typedCode } from '#lib/wire.ts'
import { HOME } from '#shipping/governorates.ts'
import { ADDRESS_LIMITS, type TypedAddress } from './address.ts'

/** As a call takes an address. */
export const addressFields = {
  name: typed(ADDRESS_LIMITS.name),
  email: typed(ADDRESS_LIMITS.email),
  phone: typedCode(ADDRESS_LIMITS.phone),
  address: typed(ADDRESS_LIMITS.address),
  city: typed(ADDRESS_LIMITS.city),
  cityName: typed(ADDRESS_LIMITS.cityName),
  postalCode: typedCode(ADDRESS_LIMITS.postalCode).default(''),
  country: typed(ADDRESS_LIMITS.country).default(HOME),
} satisfies Record<keyof TypedAddress, z.ZodType>

/** As an answer shows one. */
export const shownFields = {
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  cityName: z.string(),
  postalCode: z.string(),
  country: z.string(),
} satisfies Record<keyof TypedAddress, z.ZodType>
