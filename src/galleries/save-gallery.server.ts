import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { newId } from '#lib/id.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { discardMedia } from '#media/discard-media.server.ts'
import { mediaIdAt } from '#media/media-address.ts'
import type { createGalleryCall, updateGalleryCall } from './api.ts'
import { type FoundGallery, findGallery } from './db.server.ts'
import {
  insertGallery,
  listItems,
  listMediaIds,
  listProductIds,
  lockGallery,
  replaceItems,
  updateGallery,
} from './db-save.server.ts'
import { problemsOf } from './gallery.ts'

export type GalleryForm = VerbInput<typeof createGalleryCall>
type GalleryEdit = VerbInput<typeof updateGalleryCall>
type ItemForm = GalleryForm['items'][number]
type ItemRow = Awaited<ReturnType<typeof listItems>>[number]

/** Items by our file, which their address names where they came with one. */
export function namedItems(items: readonly ItemForm[], publicUrl: string): ItemForm[] {
  return items.map((item, at) => {
    const { mediaId, src } = item
    if (mediaId !== undefined || !src) return item
    const ownMediaId = mediaIdAt(src, publicUrl)
    if (ownMediaId === null) throw new Refusal('INVALID', { errors: { [`items.${at}.src`]: 'pictureElsewhere' } })
    return { ...item, mediaId: ownMediaId }
  })
}

const words = (tags: readonly string[]): string[] => tags.filter((tag) => tag !== '')

/** An item as it will be: what is sent over what is there, and over nothing where it is new. */
function filled(item: ItemForm, row: ItemRow | undefined) {
  const { mediaId = null, title = '', titleAr = '', description = '', descriptionAr = '' } = item
  const { alt = '', altAr = '', featured = false, tags = [], tagsAr = [], products = [] } = item
  const anew = { title, titleAr, description, descriptionAr, alt, altAr, featured, tags, tagsAr, products }
  if (!row) return { id: newId(), mediaId, ...anew }
  const sentFields = Object.fromEntries(Object.entries(anew).filter(([name]) => name in item))
  return { ...row, ...sentFields, mediaId: mediaId ?? row.mediaId }
}

type FilledItem = ReturnType<typeof filled>

/** By the order they ask for; as they were sent where they ask for the same. */
const inOrder = (items: readonly ItemForm[]): ItemForm[] =>
  items
    .map((item, at) => ({ item, at }))
    .sort((one, other) => (one.item.order ?? one.at) - (other.item.order ?? other.at) || one.at - other.at)
    .map(({ item }) => item)

const hasFile = (item: FilledItem): item is FilledItem & { mediaId: string } => item.mediaId !== null

async function saveItems(tx: Tx, galleryId: string, forms: readonly ItemForm[], none: string): Promise<void> {
  const before = await listItems(tx, galleryId)
  const rows = new Map(before.map((row) => [row.id, row]))
  // An item that is sent twice is there once; the second is a new one.
  const take = (id: string): ItemRow | undefined => {
    const row = rows.get(id)
    rows.delete(id)
    return row
  }
  const items = inOrder(forms).map((form) => filled(form, take(form.id ?? form._id ?? '')))
  const problems = problemsOf(items, none)
  if (problems) throw new Refusal('INVALID', { errors: problems })
  const itemsWithFile = items.filter(hasFile)
  const there = await listMediaIds(
    tx,
    itemsWithFile.map(({ mediaId }) => mediaId),
  )
  const missingAt = itemsWithFile.findIndex(({ mediaId }) => !there.has(mediaId))
  if (missingAt >= 0) throw new Refusal('INVALID', { errors: { [`items.${missingAt}.src`]: 'itemFileGone' } })
  const productIds = await listProductIds(
    tx,
    itemsWithFile.flatMap(({ products }) => products),
  )
  const unknownAt = itemsWithFile.findIndex(({ products }) => products.some((productId) => !productIds.has(productId)))
  if (unknownAt >= 0) throw new Refusal('INVALID', { errors: { [`items.${unknownAt}.products`]: 'itemProductGone' } })
  const saved = itemsWithFile.map((item, position) => {
    const { tags, tagsAr } = item
    return { ...item, tags: words(tags), tagsAr: words(tagsAr), galleryId, position }
  })
  await replaceItems(tx, galleryId, saved)
  await discardMedia(
    tx,
    before.map(({ mediaId }) => mediaId).filter((mediaId) => !there.has(mediaId)),
  )
}

/** Told to the pages, and read again as the owner sees it. */
async function saved(tx: Tx, id: string): Promise<FoundGallery> {
  await notice(tx, 'content')
  const gallery = await findGallery(tx, id, { isAdmin: true, lovedBy: null })
  if (!gallery) throw new Refusal('NOT_FOUND')
  return gallery
}

export function createGallery(db: Db, form: GalleryForm, now: Date): Promise<FoundGallery> {
  const { items, order, ...columns } = form
  return inTransaction(db, async (tx) => {
    const id = newId()
    await insertGallery(tx, { ...columns, id, ...placed(order), createdAt: now, updatedAt: now })
    await saveItems(tx, id, items, 'galleryFilesRequired')
    return saved(tx, id)
  })
}

const placed = (order: number | undefined) => (order === undefined ? {} : { position: order })

/** What is sent changes, and nothing else. */
export function editGallery(db: Db, { id, updatedAt, ...edit }: GalleryEdit, now: Date): Promise<FoundGallery> {
  const { items, order, ...columns } = edit
  return inTransaction(db, async (tx) => {
    const current = await lockGallery(tx, id)
    if (!current) throw new Refusal('NOT_FOUND')
    if (updatedAt !== undefined && current.updatedAt.toISOString() !== new Date(updatedAt).toISOString()) {
      const stale = await findGallery(tx, id, { isAdmin: true, lovedBy: null })
      throw new Refusal('STALE_EDIT', { details: { current: stale ?? {} } })
    }
    if (items) await saveItems(tx, id, items, 'galleryItemsRequired')
    await notice(tx, 'content')
    return updateGallery(tx, id, { ...columns, ...placed(order), updatedAt: now })
  })
}
