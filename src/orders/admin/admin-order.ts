import type { Answer } from '#lib/endpoint.ts'
import { ownCity } from '#shipping/own-city.ts'
import type { getOrderForAdminCall, listOrdersCall } from '../api.ts'
import type { OrderStatus } from '../order.ts'

export type ListedOrder = Answer<typeof listOrdersCall>['orders'][number]
export type AdminOrder = Answer<typeof getOrderForAdminCall>['order']
export type Note = AdminOrder['notes'][number]

export const TONES = {
  pending: 'warning',
  paid: 'success',
  shipped: 'info',
  delivered: 'success',
  cancelled: 'danger',
} as const satisfies Record<OrderStatus, string>

type Money = Pick<ListedOrder, 'isPaid' | 'paymentMethod' | 'refundState'>

/** What the slip tells the courier: cash at the door, nothing, or that the parcel is not to go at all. */
export function collectedOf({ isPaid, paymentMethod, refundState }: Money) {
  if (isPaid) return refundState === null ? 'nothing' : refundState
  return paymentMethod === 'cod' ? 'cash' : 'unpaidCard'
}

/** Nothing is packed for what is cancelled. */
export const isPacked = ({ status }: Pick<ListedOrder, 'status'>): boolean => status !== 'cancelled'

export const customerOf = ({ shippingAddress, guestInfo }: ListedOrder): string =>
  shippingAddress.name || guestInfo?.name || ''

interface Place {
  address: string
  cityName: string
  governorateName: string
  governorateNameAr: string
  postalCode: string
}

export const placeLines = (place: Place, language: 'en' | 'ar'): string[] => {
  const governorate = language === 'ar' ? place.governorateNameAr : place.governorateName
  const city = ownCity(place.cityName, [place.governorateName, place.governorateNameAr])
  return [place.address, city, governorate, place.postalCode].filter((line) => line !== '')
}
