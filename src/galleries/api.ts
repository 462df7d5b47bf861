import { z } from 'zod'
import { isDraft } from '#catalog/wire-product.ts'
import { endpoint } from '#lib/endpoint.ts'
import {
  byId,
  id,
  instant,
  orElse,
  orUnsaid,
  pagination,
  paging,
  success,
  typed,
  typedCode,
  typedText,
} from '#lib/wire.ts'
import { MOST_ITEMS, MOST_LOOKS, MOST_PRODUCTS, MOST_TAGS, SORTS, STATUSES } from './gallery.ts'

const Shown = z
  .object({ _id: id, id, sku: z.string(), name: z.string(), nameAr: z.string(), isDraft })
  .meta({ id: 'ProductOnItem' })

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
    products: z.array(Shown).meta({ description: 'what of it is in the shop window; to an admin its drafts too' }),
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

const truth = orUnsaid(z.enum(['true', 'false'])).transform((word) =>
  word === undefined ? undefined : word === 'true',
)

export const listGalleriesCall = endpoint({
  method: 'GET',
  path: '/gallery',
  summary: 'Active galleries with their items; `status` counts for admins only',
  query: z.object({
    q: typedCode(100).optional(),
    search: typedCode(100).optional(),
    featured: truth,
    status: orElse(z.enum(STATUSES), 'active').default('active'),
    sort: orElse(z.enum(SORTS), 'order').default('order'),
    ...paging,
  }),
  answer: z.object({ success, galleries: z.array(Gallery), pagination }),
})

const count = z.int().min(0)

export const countGalleriesCall = endpoint({
  method: 'GET',
  path: '/gallery/stats',
  summary: 'How many galleries, items and loves there are, for admins',
  answer: z.object({
    success,
    stats: z.object({
      totalGalleries: count,
      activeGalleries: count,
      featuredGalleries: count,
      totalItems: count,
      totalLoves: count,
    }),
  }),
})

const { name, description, items, featured } = Gallery.shape

export const getGalleryCall = endpoint({
  method: 'GET',
  path: '/gallery/:id',
  summary: 'One gallery with its items',
  params: byId,
  answer: z.object({ success, name, description, items, featured, gallery: Gallery }),
})

const Loved = z.object({ success, loves: z.int(), loved: z.boolean() })

const Look = Item.pick({
  ...{ _id: true, id: true, type: true, title: true, titleAr: true, alt: true, altAr: true },
  ...{ thumbnail: true, width: true, height: true },
})
  .extend({ gallery: Gallery.pick({ _id: true, id: true, name: true, nameAr: true }).extend({ itemCount: count }) })
  .meta({ id: 'Look' })

export const listLooksCall = endpoint({
  method: 'GET',
  path: '/looks/:id',
  summary: `Where a product is seen: at most ${MOST_LOOKS} items of active galleries that name it, each picture once`,
  params: byId,
  answer: z.object({ success, looks: z.array(Look) }),
})

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

const Loves = z.object({ success, galleries: z.array(id).meta({ description: 'gallery ids, oldest love first' }) })

export const listLovesCall = endpoint({
  method: 'GET',
  path: '/gallery/loves',
  summary: 'The galleries that the account loves',
  answer: Loves,
})

export const mergeLovesCall = endpoint({
  method: 'POST',
  path: '/gallery/loves/merge',
  summary: 'What this browser loved as a guest becomes the account’s; one person still counts once',
  answer: Loves,
})

const tags = z.array(typed(40)).max(MOST_TAGS, 'tooMany').optional()

const ItemForm = z.object({
  id: z.string().max(80).optional().meta({ description: 'of an item that is there: what is not sent of it stays' }),
  _id: z.string().max(80).optional(),
  type: z.enum(['image', 'video']).optional().meta({ description: 'what it is, its file says' }),
  mediaId: id.optional(),
  src: z.string().max(500).optional().meta({ description: 'the address that its upload answered with' }),
  title: typed(120).optional(),
  titleAr: typed(120).optional(),
  description: typedText(1000).optional(),
  descriptionAr: typedText(1000).optional(),
  alt: typed(200).optional(),
  altAr: typed(200).optional(),
  featured: z.boolean().optional(),
  tags,
  tagsAr: tags,
  products: z.array(id).max(MOST_PRODUCTS, 'tooMany').optional().meta({ description: 'ids of what it shows' }),
  order: z.int().min(0).max(1_000_000).optional(),
})

const texts = {
  nameAr: typed(120).optional(),
  description: typedText(2000).optional(),
  descriptionAr: typedText(2000).optional(),
}
const marks = {
  featured: z.boolean().optional(),
  isActive: z.boolean().optional(),
  order: z.int().min(0).max(1_000_000).optional(),
}
const Saved = z.object({ success, message: z.string(), gallery: Gallery })

export const createGalleryCall = endpoint({
  method: 'POST',
  path: '/gallery',
  summary: 'Makes a gallery of uploaded images and videos',
  status: 201,
  body: z.object({
    name: typed(120).min(1, 'galleryNameRequired').prefault(''),
    ...texts,
    ...marks,
    items: z.array(ItemForm, 'galleryFilesRequired').max(MOST_ITEMS, 'tooMany'),
  }),
  answer: Saved,
})

export const updateGalleryCall = endpoint({
  method: 'PUT',
  path: '/gallery/:id',
  summary: 'What is sent changes, nothing else; `updatedAt` of what was edited refuses a stale edit',
  params: byId,
  body: z.object({
    name: typed(120).min(1, 'galleryNameRequired').optional(),
    ...texts,
    ...marks,
    items: z.array(ItemForm).max(MOST_ITEMS, 'tooMany').optional(),
    updatedAt: instant.optional(),
  }),
  answer: Saved,
})

export const featureGalleryCall = endpoint({
  method: 'PUT',
  path: '/gallery/:id/featured',
  summary: 'Sets the mark; without a body, turns it over',
  params: byId,
  body: z.object({ featured: z.boolean().optional() }),
  answer: Saved,
})

export const deleteGalleryCall = endpoint({
  method: 'DELETE',
  path: '/gallery/:id',
  summary: 'Deletes a gallery with its items',
  params: byId,
  answer: z.object({ success, message: z.string() }),
})
