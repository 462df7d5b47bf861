import { z } from 'zod'
import { addressProblems } from '#addresses/address.ts'
import { addressFields } from '#addresses/wire-address.ts'
import { LONGEST_CART, MOST_OF_ONE, SIZES } from '#catalog/product.ts'
import { pounds, typed } from '#lib/wire.ts'

/** Whoever orders by phone may have no e-mail. */
export const DeskAddress = z
  .object({ ...addressFields, email: addressFields.email.default('') }, 'shippingAddressRequired')
  .superRefine((form, context) => {
    for (const [field, problem] of Object.entries(addressProblems(form)))
      if (problem !== 'emailRequired') context.addIssue({ code: 'custom', path: [field], message: problem })
  })

export const DeskLines = z
  .array(
    z.object({
      productId: typed(40),
      size: z.enum(SIZES),
      quantity: z.int('quantityWhole').min(1, 'quantityWhole').max(MOST_OF_ONE, 'tooMany'),
    }),
    'productsRequired',
  )
  .min(1, 'productsRequired')
  .max(LONGEST_CART, 'tooMany')

export const Sums = z
  .object({ subtotal: pounds, shippingFee: pounds, discount: pounds, total: pounds })
  .meta({ id: 'OrderSums' })

const EditedPart = z
  .object({
    lines: z
      .array(
        z.object({
          name: z.string(),
          nameAr: z.string(),
          size: z.enum(SIZES),
          isOneSize: z.boolean().optional(),
          quantity: z.int(),
          price: pounds,
        }),
      )
      .optional(),
    subtotal: pounds.optional(),
    shippingFee: pounds.optional(),
    discount: pounds.optional(),
    total: pounds.optional(),
    promoCode: z.string().nullable().optional(),
    address: z
      .object({
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        address: z.string(),
        city: z.string(),
        cityName: z.string(),
        postalCode: z.string(),
      })
      .partial()
      .optional(),
  })
  .meta({ id: 'EditedPart', description: 'one side of an edit: only what the other side has differently' })

export const EditOfOrder = z.object({ before: EditedPart, after: EditedPart })
