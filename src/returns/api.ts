import { z } from 'zod'
import { WAYS_BACK } from '#books/ways-back.ts'
import { LONGEST_CART, MOST_OF_ONE } from '#catalog/product.ts'
import { endpoint } from '#lib/endpoint.ts'
import { byId, id, pagination, paging, pounds, success, typed, typedCode, typedText } from '#lib/wire.ts'
import { LARGEST_IMAGE } from '#media/image-file.ts'
import { ParcelForm } from '#orders/tending/wire-tending.ts'
import { LONGEST_MESSAGE, LONGEST_WORDS, RETURN_SORTS, STATE_CHOICES, TEAM_STEPS } from './return.ts'
import { AdminReturn, ListedReturn, OwnReturn, payTo, Returnable, reason, size, state } from './wire-return.ts'

const pieces = z.int('quantityWhole').min(1, 'quantityWhole').max(MOST_OF_ONE, 'tooMany')

const lines = z
  .array(z.object({ productId: id, size, quantity: pieces, newSize: size.optional() }))
  .min(1, 'required')
  .max(LONGEST_CART, 'tooMany')
  .refine((each) => new Set(each.map(({ productId, size }) => productId + size)).size === each.length, 'invalid')

const bySku = z.object({ sku: typedCode(20) })

/**
 * By its owner: the account, or the browser that placed it or came through the mailed link; to anyone else it does not
 * exist. With `why`: nothing of it may come back, and until when it could.
 */
export const getReturnsOfOrderCall = endpoint({
  method: 'GET',
  path: '/returnable/:sku',
  summary: 'What may be returned of an order of one’s own, and the returns there are of it',
  params: bySku,
  answer: z.object({ success, returnable: Returnable, returns: z.array(OwnReturn) }),
})

/**
 * 422 RETURN_TOO_EARLY not delivered; 422 RETURN_TOO_LATE with `details.until`; 409 RETURN_PIECES_GONE pieces that came
 * back, were refunded, or are in another return; 409 OUT_OF_STOCK the new size. Without `lines` everything that is left.
 * A new size is held while the return is open, for every line: with the reason `size` another one, with a fault
 * (`defect`, `not-as-described`) the one that it has.
 * `payTo` is for a return for money of an order paid in cash; without it the team asks.
 */
export const askForReturnCall = endpoint({
  method: 'POST',
  path: '/returns',
  summary: 'Asks to return or exchange pieces of an order of one’s own',
  status: 201,
  body: z.object({
    orderSku: typedCode(20),
    reason,
    newSize: size.optional(),
    lines: lines.optional(),
    message: typedText(LONGEST_MESSAGE).default(''),
    photoId: id.optional(),
    payTo: payTo.optional(),
  }),
  answer: z.object({ success, message: z.string(), return: OwnReturn, data: OwnReturn }),
})

/** 409 STALE_EDIT with `details.state` where it has moved on; 409 STATE_CONFLICT once the pieces are here, or it is over. */
export const withdrawReturnCall = endpoint({
  method: 'POST',
  path: '/returns/:id/withdraw',
  summary: 'Takes a return of an order of one’s own back, before its pieces are sent',
  params: byId,
  body: z.object({ from: state }),
  answer: z.object({ success, message: z.string(), return: OwnReturn }),
})

/** 409 STATE_CONFLICT where no money goes back by hand, or it has. */
export const payReturnToCall = endpoint({
  method: 'PUT',
  path: '/returns/:id/pay-to',
  summary: 'Says, or corrects, where the money of a return of one’s own is to be sent',
  params: byId,
  body: z.object({ payTo }),
  answer: z.object({ success, message: z.string(), return: OwnReturn }),
})

export const uploadReturnPhotoCall = endpoint({
  method: 'POST',
  path: '/return-photos/:orderId',
  summary:
    'Keeps a photo (JPG, PNG, GIF, WebP; at most 10 MB, in the field `image`) for a return of an order of one’s own. Nobody but its owner and the team is shown it',
  status: 201,
  params: z.object({ orderId: id }),
  // A byte more, so that what is too large is told from what is broken.
  upload: { files: 1, bytes: LARGEST_IMAGE + 1, fields: ['image'] },
  answer: z.object({ success, photoId: z.string() }),
})

export const getReturnPhotoCall = endpoint({
  method: 'GET',
  path: '/returns/:id/photo',
  summary: 'The photo of a return, for whose it is and for the team',
  params: byId,
  download: { type: 'image/webp', name: 'return.webp' },
  answer: z.string(),
})

export const listReturnsCall = endpoint({
  method: 'GET',
  path: '/returns',
  summary: 'Returns by state and reason; searched by return number, order code, name, e-mail and phone',
  query: z.object({
    ...paging,
    q: typed(120).optional(),
    search: typed(120).optional(),
    state: z.enum(STATE_CHOICES).optional().meta({ description: '`to-handle`: requested or received' }),
    reason: reason.optional(),
    sort: z.enum(RETURN_SORTS).default('newest'),
  }),
  answer: z.object({ success, returns: z.array(ListedReturn), pagination }),
})

export const listReturnsOfOrderCall = endpoint({
  method: 'GET',
  path: '/admin/orders/:id/returns',
  summary: 'The returns of an order',
  params: byId,
  answer: z.object({ success, returns: z.array(ListedReturn) }),
})

export const getReturnCall = endpoint({
  method: 'GET',
  path: '/returns/:id',
  summary: 'One return, with its history, money and what may be done next',
  params: byId,
  answer: z.object({ success, return: AdminReturn }),
})

const changed = z.object({ success, message: z.string(), return: AdminReturn })

/**
 * `from` is the state that the asker saw: 409 STALE_EDIT with `details.state` if it has moved on. Received, `sellable`
 * says which pieces go back on the shelf. Rejected, the shopper is told `words`, which are then required.
 */
export const changeReturnCall = endpoint({
  method: 'PUT',
  path: '/returns/:id/state',
  summary: 'Approves, rejects, receives or exchanges a return; the letter about it waits a minute',
  params: byId,
  body: z
    .object({
      from: state,
      to: z.enum(TEAM_STEPS),
      words: typedText(LONGEST_WORDS).default(''),
      sellable: z
        .array(z.object({ productId: id, size, pieces: z.int('quantityWhole').min(0, 'quantityWhole') }))
        .max(LONGEST_CART, 'tooMany')
        .default([]),
      parcel: ParcelForm.optional().meta({
        description: 'who brings the new piece of an exchange, where that is known',
      }),
    })
    .refine(({ to, words }) => to !== 'rejected' || words !== '', { path: ['words'], message: 'noteRequired' }),
  answer: changed,
})

/** 409 STALE_EDIT with `details.courier` and `details.trackingNumber` where somebody has saved others since. */
export const setExchangeParcelCall = endpoint({
  method: 'PUT',
  path: '/returns/:id/parcel',
  summary: 'Says which courier brings the new piece of an exchange, and by which number they know it',
  params: byId,
  body: ParcelForm,
  answer: changed,
})

export const undoReturnStepCall = endpoint({
  method: 'POST',
  path: '/returns/:id/undo',
  summary: 'Takes the team’s last step back, within its minute',
  params: byId,
  body: z.object({ step: z.int() }),
  answer: changed,
})

/**
 * Safe to repeat by `refunded`, as refunds are. Without `how` to the card that paid; with `how` and `reference` it was
 * given back by hand. Less than it is worth, `words`
 * tell the shopper why, and are required. An amount of 0 closes the return without money; the letter about it waits a
 * minute, and until then it can be undone.
 */
export const refundReturnCall = endpoint({
  method: 'POST',
  path: '/returns/:id/refund',
  summary: 'Pays back what a received return is worth',
  status: 201,
  params: byId,
  body: z
    .object({
      amount: pounds,
      refunded: pounds,
      how: z.enum(WAYS_BACK).optional(),
      reference: typed(120).default(''),
      words: typedText(LONGEST_WORDS).default(''),
    })
    .refine(({ how, reference }) => how === undefined || reference !== '', {
      path: ['reference'],
      message: 'required',
    }),
  answer: changed,
})

export const writeReturnNoteCall = endpoint({
  method: 'PUT',
  path: '/returns/:id/note',
  summary: 'The team’s own note on a return; `was` is the one that the form began with',
  params: byId,
  body: z.object({ note: typedText(LONGEST_MESSAGE), was: z.string().max(LONGEST_MESSAGE) }),
  answer: changed,
})
