export const parcelProblems = {
  courierRequired: 'Say who brings the parcel.',
  trackingNumberShape: 'A tracking number is made of digits, letters and hyphens, with at least one digit.',
  numbersColumns: 'Of several columns, two are needed. Name them in the first row: “Order code” and “Tracking number”.',
}
