import { pageOfParcel } from '#couriers/courier.ts'

export const LONGEST_NUMBER = 40

export interface Parcel {
  courier: string
  trackingNumber: string
}

export const isSameParcel = (one: Parcel, other: Parcel): boolean =>
  one.courier === other.courier && one.trackingNumber === other.trackingNumber

/** Where the courier says how far the parcel is. */
export const parcelPage = (parcel: { courierPage: string | null; trackingNumber: string }): string | null =>
  pageOfParcel(parcel.courierPage, parcel.trackingNumber)

/** A word without any digit says how far a parcel is, and not which it is. */
export const isTrackingNumber = (number: string): boolean =>
  /^[0-9A-Za-z-]+$/.test(number) && /\d/.test(number) && number.length <= LONGEST_NUMBER

/** Which field of a parcel can't be as it is, and why. */
export function parcelProblems({ courier, trackingNumber }: Parcel): Partial<Record<keyof Parcel, ParcelProblem>> {
  return {
    ...(trackingNumber !== '' && courier === '' ? { courier: 'courierRequired' as const } : {}),
    ...(trackingNumber === '' || isTrackingNumber(trackingNumber)
      ? {}
      : { trackingNumber: 'trackingNumberShape' as const }),
  }
}

export type ParcelProblem = 'courierRequired' | 'trackingNumberShape'
