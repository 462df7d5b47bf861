export const parcelProblems = {
  courierRequired: 'Say who brings the parcel.',
  trackingNumberShape: 'A tracking number is made of digits, letters and hyphens, with at least one digit.',
  numbersMost: 'Send 500 lines at most at once, and 200,000 characters.',
  numbersColumns: 'Of several columns, two are needed. Name them in the first row: “Order code” and “Tracking number”.',
}
