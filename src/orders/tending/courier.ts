interface Courier {
  name: string
  /** What its own page of a parcel begins with; null where none can be linked to. */
  page: string | null
}

/** Who brings parcels in Egypt, as owners choose from; any other name may be typed. */
export const COURIERS: readonly Courier[] = [
  { name: 'Bosta', page: 'https://bosta.co/tracking-shipment/?track_num=' },
  { name: 'Aramex', page: 'https://www.aramex.com/track/results?ShipmentNumber=' },
  { name: 'Mylerz', page: null },
  { name: 'J&T Express', page: null },
  { name: 'Egypt Post', page: null },
  { name: 'DHL', page: 'https://www.dhl.com/eg-en/home/tracking.html?tracking-id=' },
  { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr=' },
]

export const LONGEST_COURIER = 60
export const LONGEST_NUMBER = 40

export interface Parcel {
  courier: string
  trackingNumber: string
}

const called = (name: string): string => name.trim().toLowerCase()

export const isSameParcel = (one: Parcel, other: Parcel): boolean =>
  one.courier === other.courier && one.trackingNumber === other.trackingNumber

/** Where the courier says how far the parcel is. */
export function parcelPage({ courier, trackingNumber }: Parcel): string | null {
  const page = COURIERS.find(({ name }) => called(name) === called(courier))?.page
  return page && trackingNumber !== '' ? page + encodeURIComponent(trackingNumber) : null
}

/** Which field of a parcel can't be as it is, and why. */
export function parcelProblems({ courier, trackingNumber }: Parcel): Partial<Record<keyof Parcel, ParcelProblem>> {
  return {
    ...(trackingNumber !== '' && courier === '' ? { courier: 'courierRequired' as const } : {}),
    ...(/^[0-9A-Za-z-]*$/.test(trackingNumber) ? {} : { trackingNumber: 'trackingNumberShape' as const }),
  }
}

export type ParcelProblem = 'courierRequired' | 'trackingNumberShape'
