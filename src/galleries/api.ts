import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { byId, id, instant, pagination, paging, success, typedCode } from '#lib/wire.ts'
import { SORTS, STATUSES } from './gallery.ts'

const Item = z
  .object({
    _id: id,
    id,
    type: z.enum(['image', 'video']),
    title: z.string(),
    titleAr: z.string(),
    description: z.string(),
    descriptionAr: z.string(),
    alt: z.string(),
    altAr: z.string(),
    src: z.string(),
    thumbnail: z.string().meta({ description: 'a picture: the image itself, or the poster of the video' }),
    width: z.int(),
    height: z.int(),
    mediaId: id,
    featured: z.boolean(),
    tags: z.array(z.string()),
    tagsAr: z.array(z.string()),
    collection: z.string().meta({ description: 'the name of its gallery' }),
    order: z.int(),
  })
  .meta({ id: 'GalleryItem' })

const Love = z.object({ accountId: id.nullable(), name: z.string(), at: instant })

const Gallery = z
  .object({
    _id: id,
    id,
    name: z.string(),
    nameAr: z.string(),
    description: z.string(),
    descriptionAr: z.string(),
    featured: z.boolean(),
    isActive: z.boolean(),
    active: z.boolean(),
    order: z.int(),
    loves: z.union([z.int(), z.array(Love)]).meta({ description: 'a number; to an admin who loved it, newest first' }),
    loveCount: z.int(),
    loved: z.boolean().optional().meta({ description: 'by whoever asks, where that is known' }),
    items: z.array(Item),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Gallery' })

const truth = z
  .enum(['true', 'false'])
  .optional()
  .catch(undefined)
  .transform((word) => (word === undefined ? undefined : word === 'true'))

export const listGalleriesCall = endpoint({
  method: 'GET',
  path: '/gallery',
  summary: 'Active galleries with their items; `status` counts for admins only',
  query: z.object({
    q: typedCode(100).optional(),
    search: typedCode(100).optional(),
    featured: truth,
    status: z.enum(STATUSES).default('active').catch('active'),
    sort: z.enum(SORTS).default('order').catch('order'),
    ...paging,
  }),
  answer: z.object({ success, galleries: z.array(Gallery), pagination }),
})

const { name, description, items, featured } = Gallery.shape

export const getGalleryCall = endpoint({
  method: 'GET',
  path: '/gallery/:id',
  params: byId,
  answer: z.object({ success, name, description, items, featured, gallery: Gallery }),
})

const Loved = z.object({ success, loves: z.int(), loved: z.boolean() })

export const loveGalleryCall = endpoint({
  method: 'PUT',
  path: '/gallery/:id/love',
  summary: 'One love per account, or per anonymous session; asking again changes nothing',
  params: byId,
  answer: Loved,
})

export const unloveGalleryCall = endpoint({
  method: 'DELETE',
  path: '/gallery/:id/love',
  summary: 'Takes the love back; asking again changes nothing',
  params: byId,
  answer: Loved,
})
