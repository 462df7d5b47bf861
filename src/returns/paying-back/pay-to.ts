import { westernDigits } from '#lib/digits.ts'
import { egyptianMobile, spacedPhone } from '#lib/phone.ts'
import { maskedPhone } from '#orders/mask.ts'
import type { ReturnState, Wish } from '../return.ts'

/** Ways on which cash goes back without meeting. */
export const PAY_TO_WAYS = ['instapay', 'wallet', 'bank'] as const
export type PayToWay = (typeof PAY_TO_WAYS)[number]

export interface PayTo {
  by: PayToWay
  to: string
}

export const LONGEST_PAY_TO = 60

/** An account in Egypt: 27 digits, and their remainder by 97 is 1 (ISO 13616). */
function egyptianIban(typed: string): string | null {
  const plain = westernDigits(typed)
    .replace(/[\s-]/g, '')
    .replace(/^IBAN:?/i, '')
    .toUpperCase()
  const [, check, account] = /^EG(\d{2})(\d{25})$/.exec(plain) ?? []
  // EG as digits: E is 14, G is 16.
  return account && BigInt(`${account}1416${check}`) % 97n === 1n ? plain : null
}

/** name@instapay, of which people leave the end away; or the mobile number that the app knows them by. */
function instapayAddress(typed: string): string | null {
  const mobile = egyptianMobile(typed)
  if (mobile) return mobile
  const plain = westernDigits(typed).trim().toLowerCase()
  const address = plain.includes('@') ? plain : `${plain}@instapay`
  return /^(?=[^@]*[a-z])[a-z0-9][a-z0-9._-]{1,48}@instapay$/.test(address) ? address : null
}

const READERS: Record<PayToWay, (typed: string) => string | null> = {
  instapay: instapayAddress,
  wallet: egyptianMobile,
  bank: egyptianIban,
}

/** As it is kept; null where no money could be sent there. */
export const payToIn = ({ by, to }: PayTo): PayTo | null => {
  const address = READERS[by](to)
  return address === null ? null : { by, to: address }
}

/** As a form has it; `later`: none of these, the team asks. */
export interface TypedPayTo {
  by: PayToWay | 'later' | ''
  to: string
}

export const wantedPayTo = ({ by, to }: TypedPayTo): PayTo | undefined =>
  by === '' || by === 'later' ? undefined : { by, to }

/** By the name of the field that it stands beside. */
export function payToProblems(typed: TypedPayTo): Record<string, PayToWay | 'missing' | 'empty'> {
  const payTo = wantedPayTo(typed)
  if (typed.by === '') return { 'payTo.by': 'missing' }
  if (payTo?.to.trim() === '') return { 'payTo.to': 'empty' }
  return payTo && !payToIn(payTo) ? { 'payTo.to': payTo.by } : {}
}

/** Enough to know one's own by. */
export function maskedPayTo({ by, to }: PayTo): PayTo {
  if (to.startsWith('+')) return { by, to: maskedPhone(to) }
  return { by, to: by === 'bank' ? `EG***${to.slice(-4)}` : `${to.slice(0, 1)}***@instapay` }
}

/** In groups, for the eye. */
export const spacedPayTo = ({ by, to }: PayTo): string =>
  by === 'bank' ? to.replace(/(.{4})(?=.)/g, '$1 ') : spacedPhone(to)

interface Standing {
  state: ReturnState
  wish: Wish
  refundId: string | null
  paymentMethod: string
}

/** Money that goes back by hand, until it has. */
export const takesPayTo = ({ state, wish, refundId, paymentMethod }: Standing): boolean =>
  ['requested', 'approved', 'received'].includes(state) &&
  wish === 'refund' &&
  refundId === null &&
  paymentMethod === 'cod'
