export const LONGEST_COURIER = 60
export const LONGEST_PAGE = 300

/** Days in which a courier brings the cash, where nobody has agreed on others; and the most there may be. */
export const PAY_DAYS = 7
export const MOST_PAY_DAYS = 60

/** Stands in the address of a courier's page for the number of a parcel. */
const NUMBER = '{number}'

/** Where a courier says how far a parcel is; null where it has no such page, or the parcel no number. */
export const pageOfParcel = (page: string | null, trackingNumber: string): string | null =>
  page && trackingNumber !== '' ? page.replace(NUMBER, encodeURIComponent(trackingNumber)) : null

/** An address of the web that has room for one number, as `db/migrations/0054-parcels.sql` checks it too. */
export function isTrackingPage(page: string): boolean {
  if (page === '') return true
  const [before = '', after = '', ...more] = page.split(NUMBER)
  return (
    page.includes(NUMBER) &&
    more.length === 0 &&
    !/[\s{}"<>]/.test(before + after) &&
    /^https:\/\/[^/]+/.test(before) &&
    URL.canParse(before)
  )
}
