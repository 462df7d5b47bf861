import { addressProblems, type TypedAddress } from '#addresses/address.ts'
import { HOME } from '#shipping/governorates.ts'
import type { DeskLine } from './desk-product.ts'

/** What is typed of an order at the desk, new or edited. */
export interface TypedContents extends Omit<TypedAddress, 'country'> {
  lines: readonly DeskLine[]
}

export const CONTENTS = ['name', 'phone', 'email', 'city', 'cityName', 'address', 'postalCode', 'lines'] as const

export const addressIn = ({ lines: _, ...address }: TypedContents): TypedAddress => ({
  name: address.name,
  phone: address.phone,
  email: address.email.trim(),
  city: address.city,
  cityName: address.cityName,
  address: address.address,
  postalCode: address.postalCode,
  country: HOME,
})

type Code = NonNullable<ReturnType<typeof addressProblems>[keyof TypedAddress]>

/** By field; `noSize` while a size is asked for that nobody has said. Whoever has no e-mail may order all the same, but not pay by card: the bank asks for it. */
export function contentProblems(
  typed: TypedContents,
  words: { address: Record<Code, string>; noLines: string; noSize: string | null },
  needsMailbox: boolean,
): Record<string, string> {
  const codes = Object.entries(addressProblems(addressIn(typed))).filter(
    ([, code]) => needsMailbox || code !== 'emailRequired',
  )
  const problems = Object.fromEntries(codes.map(([field, code]) => [field, words.address[code]]))
  const lines = words.noSize ?? (typed.lines.length > 0 ? null : words.noLines)
  return lines === null ? problems : { ...problems, lines }
}
