import { dayText, momentText } from '#lib/days.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import type { Details, RefusalCode } from '#lib/refusal.ts'
import { noCash } from './no-cash.ts'
import { parcelProblems } from './parcel-problems.ts'

const text = (details: Details, name: string): string => String(details[name] ?? '')
const piece = (d: Details): string => `${text(d, 'name')}${d['isOneSize'] ? '' : `, ${text(d, 'size')}`}`
const names = (details: Details, list: string): string => [details[list] ?? []].flat().join(', ')
const price = (details: Details, name: string): string => priceText(fromPounds(Number(details[name] ?? 0)), 'en')
const whyCard: Readonly<Record<string, string>> = noCash
const minutes = (details: Details): number => Math.max(1, Math.ceil(Number(details['retryAfter'] ?? 60) / 60))

/** Where an order stands. */
const statuses: Record<string, string> = {
  pending: 'Pending',
  paid: 'Paid',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

const preOrderStates: Record<string, string> = { open: 'waiting', ordered: 'an order', cancelled: 'cancelled' }
const colors: Record<string, string> = { black: 'black', white: 'white' }

const messages = {
  INVALID: () => 'Some fields need another look.',
  SIGN_IN_FIRST: () => 'Please sign in first.',
  SIGN_IN_FAILED: () => 'Invalid email or password.',
  SIGN_UP_FAILED: () => 'Registration failed. Please check your details.',
  LINK_NEEDED: () => 'Please open the link in the mail of this order: only it can say so.',
  LINK_INVALID: () => 'This link has been used or is too old. Please ask for a new one.',
  LINK_CUT: () => 'This link is not whole. Open it from our message again, or find your order by its code.',
  INVALID_DATE_FORMAT: () => 'Invalid date. Please use the format YYYY-MM-DD.',
  PAST_DATE_NOT_ALLOWED: () => 'A promo code can’t start in the past.',
  INVALID_DISCOUNT_VALUE: () => 'A percentage is a whole number from 1 to 100, a fixed discount is more than 0.',
  INVALID_MAX_DISCOUNT_AMOUNT: () => 'The most that is taken off must be over 0.',
  INVALID_USAGE_LIMITS: () =>
    'The uses per person can’t exceed all uses, and all uses not fall below what is used already.',
  NEGATIVE_MINIMUM_ORDER: () => 'The minimum order can’t be negative.',
  PROMO_CODE_ALREADY_EXISTS: () => 'There is a promo code of this name already.',
  PROMO_CODE_IN_USE: () => 'Orders use this promo code, so it can’t be deleted. Deactivate it instead.',
  PROMO_CODE_USED_UP: (d) =>
    `The promo code ${text(d, 'code')} of this order has been used up, so the order can’t stand again.`,
  INVALID_PROMO_CODE: () => 'Invalid promo code.',
  INACTIVE_PROMO_CODE: () => 'This promo code is not active.',
  PROMO_CODE_NOT_YET_VALID: () => 'This promo code is not yet valid.',
  PROMO_CODE_EXPIRED: () => 'This promo code has expired and can no longer be used.',
  PROMO_CODE_USAGE_LIMIT_REACHED: () =>
    'This promo code has reached its maximum usage limit and can no longer be used.',
  USER_USAGE_LIMIT_REACHED: () => 'You have already used this promo code the maximum number of times allowed.',
  MINIMUM_ORDER_AMOUNT_NOT_MET: (d) =>
    `Your order total is below the minimum amount required for this promo code.${d['missing'] ? ` Add ${priceText(fromPounds(Number(d['missing'])), 'en')} more to use it.` : ''}`,
  PROMO_CODE_CANNOT_BE_USED: () => 'This promo code is not for the products in your cart.',
  PROMO_CODE_OF_ANOTHER: () =>
    'This promo code is for the account that it was sent to. Sign in to that account to use it.',
  PRE_ORDERS_CLOSED: () => 'Pre-orders are closed at the moment. Nothing was sent.',
  PRE_ORDER_WAITS_AGAIN: () =>
    'The pre-order of this order waits again. Make it an order there once more: this one stays cancelled.',
  PRE_ORDER_MOVED_ON: (d) =>
    `This pre-order has moved on in the meantime. It is now ${preOrderStates[text(d, 'state')] ?? text(d, 'state')}. Nothing was changed.`,
  TOO_MANY_PRE_ORDERED: (d) =>
    Number(d['left']) > 0
      ? `At most ${text(d, 'most')} pieces can wait for one account. You can pre-order ${text(d, 'left')} more.`
      : `At most ${text(d, 'most')} pieces can wait for one account, and as many are waiting for you.`,
  PRE_ORDER_NEEDS_ADDRESS: () => 'The account has no delivery address. Open the pre-order and enter one.',
  PRODUCT_DOES_NOT_FIT: (d) =>
    `This product is not sold in ${colors[text(d, 'color')] ?? ''}, size ${text(d, 'size')}.`,
  SECOND_FACTOR_REQUIRED: () => 'Enter the 6-digit code of your authenticator app.',
  SECOND_FACTOR_WRONG: () => 'This code is not right any more. Please enter the next one.',
  GOOGLE_FAILED: () => 'Google authentication failed. Please try again.',
  COURIER_EXISTS: (d) => `There is a courier called ${text(d, 'name')} already.`,
  PARCEL_CHANGED: (d) =>
    `This order was changed since it was put on the list. It now comes to ${price(d, 'total')}: print the list again, then hand it over.`,
  LAST_OWNER: () => 'You are the last owner. Make somebody else an owner first.',
  OWN_ROLE: () => 'Nobody changes or ends their own place in the team. Ask another owner.',
  ALREADY_ON_TEAM: () => 'This person is on the team already.',
  ACCOUNT_CLOSING: () => 'The account of this address is being closed. Until its data is gone, use another address.',
  INVITED_ALREADY: () => 'There is an open invitation to this address. Send it again instead.',
  PASSWORD_MISSING: () => 'Your account has no password yet. Choose one first: the team signs in with passwords.',
  INVITATION_USED: () => 'This invitation has been accepted already.',
  INVITATION_WITHDRAWN: () => 'This invitation was withdrawn.',
  INVITATION_EXPIRED: () => 'This invitation is older than 7 days. Ask for it to be sent again.',
  INVITATION_NEEDS_SIGN_IN: () => 'There is an account with this address. Sign in to it, then accept the invitation.',
  INVITATION_OF_ANOTHER: () => 'This invitation was sent to another address than the one you are signed in with.',
  NOT_ALLOWED: () => 'You are not allowed to do this.',
  CSRF_INVALID: () => 'This page has been open for long. Please try again.',
  NOT_FOUND: () => 'This does not exist, or is not yours to see.',
  ORDER_NOT_FOUND: () => 'Order not found. Please check your SKU number.',
  SKU_NOT_FOUND: () => 'This SKU is not found in our database. This product may be counterfeit.',
  SKU_OF_PRODUCT: () =>
    'This is the SKU of a product, not of an order. The code to verify is on the parcel and in the confirmation of the order: BW and 6 characters.',
  METHOD_NOT_ALLOWED: () => 'This can’t be asked for in this way.',
  REQUEST_TOO_SLOW: () => 'This took too long to arrive. Please try again.',
  HEADERS_TOO_LARGE: () => 'This request says too much about itself. Please delete this site’s cookies and try again.',
  OUT_OF_STOCK: (d) =>
    d['available']
      ? `Only ${text(d, 'available')} items available in stock: ${piece(d)}.`
      : `${piece(d)} is out of stock.`,
  NOT_OPEN_YET: (d) =>
    d['opensAt']
      ? `${text(d, 'name')} opens on ${momentText(text(d, 'opensAt'), 'en')}, Cairo time. Nobody can order it before.`
      : 'This product is not open yet.',
  SHOPPER_LIMIT_REACHED: (d) =>
    Number(d['left']) > 0
      ? `${text(d, 'name')}: at most ${text(d, 'limit')} for each shopper, over all orders. You can order ${text(d, 'left')} more.`
      : `${text(d, 'name')}: at most ${text(d, 'limit')} for each shopper, over all orders, and you have ordered as many.`,
  STOCK_TOO_LOW: (d) =>
    `${d['isOneSize'] ? 'This' : `Size ${text(d, 'size')}`} has only ${text(d, 'available')} left to sell, so ${text(d, 'amount')} can’t be taken away.`,
  PRICE_CHANGED: (d) =>
    `Prices have changed since you looked. The total is now ${priceText(fromPounds(Number(d['total'] ?? 0)), 'en')}. Nothing was ordered.`,
  STATE_CONFLICT: () => 'The order has moved on in the meantime. Refresh to see where it stands.',
  PAYMENT_RECORDED: () => 'A payment is recorded for this order, so it can’t be pending again.',
  PART_GIVEN_BACK: () =>
    'Money that the courier had brought of this order’s cash was given back. Please write a new order instead.',
  NOT_PURCHASED: () => 'Sorry, Only Customers who paid the product can review it',
  ALREADY_REVIEWED: () => 'You have already reviewed this product',
  REVIEW_DECIDED: () => 'This review is not pending any more.',
  REVIEW_DECISION_STANDS: () => 'This can’t be undone any more: the minute is over.',
  REVIEW_NOT_APPROVED: () => 'Only approved reviews can be featured.',
  STALE_EDIT: (d) => {
    const status = statuses[text(d, 'status')]
    if (status) return `The order has moved on in the meantime. It is now: ${status}. Nothing was changed.`
    return 'Somebody saved this in the meantime. Refresh to see what changed.'
  },
  NEEDS_CONFIRMATION: () =>
    'This order waits to be confirmed: call the customer, or send them their link, before it goes on.',
  ORDER_NOT_EDITABLE: (d) =>
    `An order can only be edited before it leaves. It is now: ${statuses[text(d, 'status')] ?? text(d, 'status')}.`,
  RETURN_OPEN: () =>
    'A return of this order is open. Reject, exchange or refund it first: until then the order stays delivered.',
  RETURN_PIECES_GONE: (d) =>
    Number(d['left']) > 0
      ? `At most ${Number(d['left'])} of “${text(d, 'name')}” can still be returned${d['claimedBy'] ? `: the others are in return ${names(d, 'claimedBy')}` : ''}.`
      : `These pieces have come back, were refunded, or are in ${d['claimedBy'] ? `return ${names(d, 'claimedBy')}` : 'another return'} already.`,
  RETURN_TOO_EARLY: () => 'An order can be returned once it has been delivered.',
  RETURN_TOO_LATE: (d) =>
    text(d, 'until')
      ? `This could be returned until ${dayText(text(d, 'until'), 'en')}.`
      : 'The time to return this is over.',
  PIECES_CAME_BACK: () => 'Pieces that a refund has put back on the shelf can’t be taken out of the order again.',
  PAID_ORDER_DEARER: (d) =>
    `This order is paid: it may cost at most ${price(d, 'before')}, and would cost ${price(d, 'after')}. Write a new order for what is added.`,
  NOTHING_LEFT_TO_PAY: () => 'Nothing would be left to pay. Cancel this order, and write a new one.',
  UNDO_OVER: () =>
    'This can’t be undone any more: the minute is over, and the customer has been told. Set the right status instead.',
  PRICE_OUT_OF_RANGE: () => 'The price would not lie between EGP 0.01 and EGP 1,000,000.00.',
  FEATURED_TAKEN: (d) => `“${text(d, 'name')}” is the featured product of this collection.`,
  TOO_LARGE: (d): string =>
    d['table']
      ? 'This is too large. A file of products may have 5 MB and 5,000 rows.'
      : 'This is too large. Images may have 10 MB and 40 megapixels (your own picture 25), videos 200 MB.',
  UNSUPPORTED_TYPE: () =>
    'This kind of file or request is not accepted. Images may be PNG, JPG, GIF or WebP, videos MP4 or MOV.',
  SHIPPING_FEE_EXISTS: (d) => `There is a shipping fee for ${text(d, 'governorate') || 'this governorate'} already.`,
  // Without a governorate: outside Egypt.
  SHIPPING_FEE_NOT_CONFIGURED: (d) =>
    d['governorate']
      ? `Shipping fee not configured for ${text(d, 'governorate')}.`
      : 'Unable to calculate shipping fee. We deliver within Egypt only.',
  CARD_NOT_AVAILABLE: () => 'Payment by card is not available. Please choose cash on delivery.',
  PAYMENT_UNVERIFIED: () => 'HMAC verification failed',
  PAYMENT_TIME_OVER: () => 'The time to pay for this order is over. Please order again.',
  PAYMENT_DIFFERS: (d) =>
    `This order comes to ${priceText(fromPounds(Number(d['amount'] ?? 0)), 'en')}. No other amount can be paid for it.`,
  REFUND_UNDER_WAY: () => 'A refund of this payment is under way. Please wait until the bank has answered.',
  REFUND_OWED: () => 'Money of this order is not refunded yet. Refund it first, then delete the order.',
  REFUND_NOT_POSSIBLE: (d) =>
    `At most ${price(d, 'refundable')} of this payment can be given back${d['promisedTo'] ? `: the rest is promised to ${names(d, 'promisedTo')}` : ''}.`,
  PAYMENT_UNAVAILABLE: (d) =>
    `${d['asked'] === 'intention' ? 'Failed to create intention. ' : ''}The bank’s payment page can’t be reached right now. Your order is kept: try again, or pay in cash on delivery.`,
  IDEMPOTENCY_KEY_REUSED: () => 'This request was already sent with other contents.',
  CASH_NOT_OFFERED: (d) =>
    whyCard[text(d, 'reasons').split(',', 1).join()] ??
    'This order can’t be paid in cash on delivery. Please pay it by card, or write to us.',
  TOO_MANY_OPEN_ORDERS: () =>
    'You have 3 open orders that are not paid yet. Please wait until one of them is on its way.',
  RATE_LIMIT_EXCEEDED: (d) => `Too Many Attempts. Please wait ${minutes(d)} min and try again.`,
  UNEXPECTED: () => 'Something went wrong on our side. Please try again.',
  UNAVAILABLE: () => 'The shop can’t be reached for a moment. Please try again.',
  IN_LINE: () =>
    'Many are ordering this right now. You are in line from the moment you asked; nothing is set aside for you. This page asks again by itself: keep it open.',
} satisfies Record<RefusalCode, (details: Details) => string>

const problems = {
  invalid: 'Please check this field.',
  required: 'This field is required',
  tooLong: 'This is too long.',
  instapayInvalid: 'This is not an InstaPay address: name@instapay, or the mobile number that InstaPay knows you by.',
  ibanInvalid: 'This IBAN is not right. It is EG and 27 digits; your bank’s app shows it.',
  tooMany: 'These are too many.',
  tooHigh: 'This number is too high.',
  tooLow: 'This number is too low.',
  from1To60: 'A whole number from 1 to 60.',
  from1To90: 'A whole number from 1 to 90.',
  from1To99: 'A whole number from 1 to 99.',
  wholePounds: 'Whole pounds, from 0 to 1,000,000.',
  quantityWhole: 'The quantity is a whole number from 1.',
  fullNameRequired: 'Please enter your full name.',
  emailRequired: 'Please enter your e-mail address.',
  emailInvalid: 'Invalid email address',
  passwordShort: 'A password has 8 characters or more.',
  passwordCommon: 'This password is one of the first that anybody would try. Please choose another.',
  passwordsDiffer: 'Passwords do not match.',
  passwordWrong: 'Invalid password',
  codeWrong: 'This code is not right. Please enter the one that is shown now.',
  phoneRequired: 'Please enter your phone number.',
  phoneValidation: 'Enter an 11-digit Egyptian mobile starting with 010, 011, 012 or 015.',
  addressRequired: 'Please enter your address.',
  cityRequired: 'Please choose a governorate.',
  cityNameRequired: 'Please enter your city or area.',
  countryRequired: 'Please choose a country.',
  phoneEgyptian: 'This is not an Egyptian number. Enter one with or without +20, as in 02 2555 0100.',
  taxNumber: 'A tax registration number has 9 digits.',
  tradeNumber: 'Enter up to 12 digits.',
  linkInvalid: 'Enter a link that begins with https://',
  dayInvalid: 'Choose a day.',
  dayPassed: 'Choose a day that lies ahead, or close the pre-orders.',
  shipsBeforeRelease: 'Nothing ships before the release.',
  untilAfterRelease: 'Nothing is pre-ordered after the release.',
  linesDiffer: 'As many lines as in English, please.',
  sizeRequired: 'Please choose a size.',
  postalCodeInvalid: 'A postal code has 5 digits.',
  productsRequired: 'Products are required',
  shippingAddressRequired: 'Shipping address is required',
  totalInvalid: 'Invalid order total',
  amountInvalid: 'Invalid amount',
  currencyRequired: 'Currency is required',
  orderItemsRequired: 'Order items are required',
  methodRequired: 'Please choose how to pay.',
  enterPromoCode: 'Please enter a promo code.',
  promoCodeShape: 'A promo code has 2 to 30 Latin letters (A to Z), digits, hyphens or underscores.',
  promoCodeTaken: 'There is a promo code of this name already.',
  percentWhole: 'A percentage is a whole number from 1 to 100.',
  discountAmount: 'A fixed discount is more than 0, with at most 2 decimals.',
  maxDiscountAmount: 'The most that is taken off is more than 0, with at most 2 decimals.',
  minimumAmount: 'The minimum order is 0 or more, with at most 2 decimals.',
  usesWhole: 'Uses are a whole number from 1.',
  usesBelowUsed: 'Orders use it more often than that already.',
  usesPerPerson: 'The uses per person can’t exceed all uses.',
  dateFormat: 'Enter a date and a time.',
  startsInPast: 'A promo code can’t start in the past.',
  endsBeforeStart: 'The end must come after the start.',
  tableRequired: 'Please choose a CSV file.',
  fileEmpty: 'There are no rows in this file.',
  fileMalformed: 'This is not a CSV file, or a quote in it does not end.',
  fileOfExcel: 'This is an Excel file. Save it in Excel as “CSV UTF-8”, and choose that file.',
  fileNotUtf8: 'Save the file as “CSV UTF-8”: its letters could not be read.',
  fileWithoutTitles: 'The first row has to name the columns: at least two, each of its own name.',
  columnUnknown: 'This column is not in the file.',
  columnTwice: 'Two fields can’t be read from one column.',
  trackingPage: 'An address that begins with https:// and has {number} once, where the tracking number goes.',
  fileWithoutSku: 'The first row has to name the columns, and one of them is the SKU.',
  fileColumnTwice: 'One of the columns is in the file twice.',
  fileTooWide: 'A file can have up to 60 columns. Remove those that are not needed.',
  fileRequired: 'Please choose an image.',
  productNameRequired: 'Product name is required',
  priceRequired: 'Price is required',
  priceDecimals: 'A price has at most 2 decimals.',
  categoryRequired: 'Category is required',
  colorRequired: 'Color is required',
  discountRange: 'Discount must be between 0 and 100',
  modelHeight: 'A height is a whole number from 120 to 230.',
  wornHalf: 'Height and size go together: fill in both, or neither.',
  wornNotMade: 'The product does not come in this size.',
  perShopper: 'A whole number from 1 to 99, or empty.',
  stockWhole: 'Stock is a whole number from 0.',
  amountWhole: 'An amount is a whole number, and not 0.',
  noteRequired: 'Please say why.',
  faultyUnderUsual: 'Whoever got a faulty piece has at least as long as everybody else.',
  mostUnderLeast: 'It can’t be less than “at least” beside it.',
  skuUnknown: 'There is no product with this SKU.',
  sizeNotOffered: 'This product is not offered in this size.',
  galleryNameRequired: 'Gallery name is required',
  galleryFilesRequired: 'Please upload at least one file for the gallery',
  galleryItemsRequired: 'Please add at least one item with a title and uploaded file',
  itemTitleRequired: 'All items with uploaded files must have a title',
  itemFileRequired: 'Please upload an image or a video for this item.',
  itemFileGone: 'This file is not there any more. Please upload it again.',
  itemProductGone: 'This product is not there any more. Please choose another.',
  posterRequired: 'A video comes with a poster: a still picture of it.',
  pictureUnknown: 'This image is not there any more. Please upload it again.',
  pictureElsewhere: 'This is not the address of a picture in this shop. Please upload the picture first.',
  feeInvalid: 'A fee is a number from 0, with at most 2 decimals.',
  leadDaysInvalid: 'Working days are a whole number from 0 to 60.',
  leadDaysTurned: 'The last day can’t come before the first.',
  ratingRequired: 'Please select a rating',
  commentRequired: 'Please write a comment',
  commentTooLong: 'A comment has at most 1000 characters.',
  sameSize: 'Choose another size than the one you have.',
  otherSize: 'What is faulty is exchanged for the same size.',
  sizeNotSold: 'This piece is not sold in this size. Choose another one, or your money back.',
  photoGone: 'This photo is not there any more. Please add it again.',
  ...parcelProblems,
  synonymWord: 'Each entry is a word or up to three, with 2 to 40 letters.',
  synonymGroup: 'A group has 2 to 12 different words.',
}

/** What the server says when it says no; sent with the answer, so that no page carries the list. */
export const refusals = { messages, problems }
