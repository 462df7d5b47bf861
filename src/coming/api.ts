import { z } from 'zod'
import { COLORS } from '#catalog/product.ts'
import { endpoint } from '#lib/endpoint.ts'
import { byId, id, instant, success, typed } from '#lib/wire.ts'

const ComingImage = z
  .object({
    _id: id,
    id,
    image: z.string(),
    public_id: id,
    alt: z.string(),
    altAr: z.string(),
    collection: z.enum(COLORS),
    width: z.int(),
    height: z.int(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'ComingImage' })

export const listComingCall = endpoint({
  method: 'GET',
  path: '/coming/:collection',
  plainPath: '/coming/collection/:collection',
  summary: 'What the next black or white collection shows of itself',
  params: z.object({ collection: z.enum(COLORS) }),
  answer: z.object({ success, items: z.array(ComingImage) }),
})

export const addComingCall = endpoint({
  method: 'POST',
  path: '/coming',
  summary: 'Shows an uploaded image, named by its `mediaId`, its `public_id` or its address `image`',
  status: 201,
  body: z.object({
    image: typed(300).optional(),
    public_id: typed(100).optional(),
    mediaId: id.optional(),
    alt: typed(200).default(''),
    altAr: typed(200).default(''),
    collection: z.enum(COLORS),
  }),
  answer: z.object({ success, message: z.string(), item: ComingImage }),
})

export const describeComingCall = endpoint({
  method: 'PUT',
  path: '/coming/:id',
  summary: 'Says what an image shows, in both languages; `updatedAt` is that of the image as it was seen',
  params: byId,
  body: z.object({ alt: typed(200), altAr: typed(200), updatedAt: instant.optional() }),
  answer: z.object({ success, message: z.string(), item: ComingImage }),
})

const order = z.array(id).max(500, 'tooMany')

export const orderComingCall = endpoint({
  method: 'PUT',
  path: '/coming/order/:collection',
  summary: 'Puts the images of a collection into another order',
  params: z.object({ collection: z.enum(COLORS) }),
  body: z.object({ ids: order, from: order.meta({ description: 'as they stood; if they have moved on, 409' }) }),
  answer: z.object({ success, message: z.string(), items: z.array(ComingImage) }),
})

export const removeComingCall = endpoint({
  method: 'DELETE',
  path: '/coming/:id',
  summary: 'Takes an image of the next collection away',
  params: byId,
  answer: z.object({ success, message: z.string() }),
})
