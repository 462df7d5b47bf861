import { randomInt } from 'node:crypto'
import { type Db, inTransaction, type Tx, untilUnique } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { newId } from '#lib/id.server.ts'
import { fromPounds } from '#lib/money.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { discardMedia } from '#media/discard-media.server.ts'
import { mediaIdAt } from '#media/media-address.ts'
import type { createProductCall } from './api.ts'
import { findProduct, type ShownProduct } from './db.server.ts'
import {
  countMedia,
  insertProduct,
  lockFeaturedMark,
  lockProduct,
  replaceImages,
  type SavedImage,
  updateProduct,
} from './db-save.server.ts'
import { insertVariant, lockVariantsOf, type StockChange, setOffered, type VariantRow } from './db-stock.server.ts'
import { makeRoomForFeatured } from './featured/make-room-for-featured.server.ts'
import { moveStock } from './move-stock.server.ts'
import { wholeMinute } from './opening/whole-minute.ts'
import { collectionOf, type ProductStatus, publishedSince } from './product.ts'
import { wrongWithWorn } from './product-texts.ts'

type SentForm = VerbInput<typeof createProductCall>
export type ProductForm = Omit<SentForm, 'images'> & { images: SavedImage[] }

/** Images as they are kept: by our file, which their address names where they came with one. */
export function namedImages(images: SentForm['images'], publicUrl: string): SavedImage[] {
  return images.map(({ mediaId, url = '', alt, altAr }, at) => {
    const ownMediaId = mediaId ?? mediaIdAt(url, publicUrl)
    if (ownMediaId === null) throw new Refusal('INVALID', { errors: { [`images.${at}.url`]: 'pictureElsewhere' } })
    return { mediaId: ownMediaId, alt, altAr }
  })
}

interface Saving {
  id: string
  form: ProductForm
  status: ProductStatus
  /** Null: it has never been in the shop. */
  publishedAt: Date | null
  accountId: string
  now: Date
}

const columnsOf = ({ id, form, status, publishedAt, now }: Saving) => ({
  id,
  name: form.name,
  nameAr: form.nameAr,
  description: form.description,
  descriptionAr: form.descriptionAr,
  material: form.material,
  materialAr: form.materialAr,
  care: form.care,
  careAr: form.careAr,
  fit: form.fit,
  fitAr: form.fitAr,
  modelHeight: form.modelHeight,
  sizeWorn: form.sizeWorn,
  opensAt: form.opensAt === null ? null : wholeMinute(form.opensAt),
  maxPerShopper: form.maxPerShopper,
  price: fromPounds(form.price),
  discount: form.discount,
  color: form.color,
  collection: collectionFor(form),
  category: form.category,
  sizeGroup: form.group,
  // A draft leads nothing.
  featured: form.featured && status === 'published',
  status,
  publishedAt: publishedSince(publishedAt, status, now),
  updatedAt: now,
})

const collectionFor = ({ collection, color }: ProductForm) => collection ?? collectionOf(color)

const randomSku = (): string => `BW${String(randomInt(100_000)).padStart(5, '0')}`

async function makeRoomFor(tx: Tx, saving: Saving): Promise<void> {
  const { id, featured, collection } = columnsOf(saving)
  if (featured) await makeRoomForFeatured(tx, { id, collection }, saving.form.replaceFeatured ? 'replace' : 'ask')
}

async function refuseWrongWorn(tx: Tx, { id, form }: Saving): Promise<void> {
  const had = form.sizeWorn === null ? [] : await lockVariantsOf(tx, id)
  const made = [...form.sizes, ...had].map(({ size }) => size)
  const wrong = wrongWithWorn(form, made)
  if (wrong) throw new Refusal('INVALID', { errors: { [wrong.field]: wrong.problem } })
}

async function saveImages(tx: Tx, { id, form }: Saving): Promise<void> {
  const ids = [...new Set(form.images.map(({ mediaId }) => mediaId))]
  if (ids.length > 0 && (await countMedia(tx, ids)) < ids.length)
    throw new Refusal('INVALID', { errors: { images: 'pictureUnknown' } })
  const before = await replaceImages(tx, id, form.images)
  await discardMedia(
    tx,
    before.filter((mediaId) => !ids.includes(mediaId)),
  )
}

type WantedStock = ProductForm['sizes'][number]

/** An untouched number books nothing; one changed while pieces were sold would bring them back, so it is stale. */
function changeFor(variant: VariantRow, target: WantedStock | undefined): StockChange {
  const available = variant.onHand - variant.reserved
  const { stock = 0, was } = target ?? {}
  const isUntouched = target !== undefined && was === stock
  if (was !== undefined && !isUntouched && was !== available) throw new Refusal('STALE_EDIT')
  return { variantId: variant.id, onHand: isUntouched ? 0 : stock - available, reserved: 0 }
}

/** The form's stock is what may be sold: pieces that open orders hold come on top of it. */
async function saveSizes(tx: Tx, { id, form, accountId }: Saving): Promise<void> {
  const variants = await lockVariantsOf(tx, id)
  const formSizes = new Map(form.sizes.map((each) => [each.size, each]))
  for (const size of formSizes.keys())
    if (!variants.some((variant) => variant.size === size)) {
      const variant = { id: newId(), productId: id, size }
      await insertVariant(tx, variant)
      variants.push({ ...variant, onHand: 0, reserved: 0, isOffered: true })
    }
  for (const variant of variants)
    if (variant.isOffered !== formSizes.has(variant.size)) await setOffered(tx, variant.id, formSizes.has(variant.size))
  const changes = variants.map((variant) => changeFor(variant, formSizes.get(variant.size)))
  await moveStock(tx, changes, { reason: form.stockReason || 'edited', orderId: null, accountId })
}

async function saveParts(tx: Tx, saving: Saving): Promise<ShownProduct> {
  await saveImages(tx, saving)
  await saveSizes(tx, saving)
  await notice(tx, 'content')
  const saved = await findProduct(tx, saving.id)
  if (!saved) throw new Refusal('NOT_FOUND')
  return saved
}

export const createProduct = (db: Db, form: ProductForm, accountId: string, now: Date): Promise<ShownProduct> =>
  untilUnique(['products_sku_key'], () =>
    inTransaction(db, async (tx) => {
      const saving: Saving = {
        id: newId(),
        form,
        status: form.status ?? 'published',
        publishedAt: null,
        accountId,
        now,
      }
      if (form.featured) await lockFeaturedMark(tx)
      await makeRoomFor(tx, saving)
      await refuseWrongWorn(tx, saving)
      await insertProduct(tx, { ...columnsOf(saving), sku: randomSku(), createdAt: now })
      return saveParts(tx, saving)
    }),
  )

export interface ProductEdit extends ProductForm {
  id: string
  /** When what was edited had last been saved; absent, the last one wins. */
  updatedAt?: string | undefined
}

export function editProduct(
  db: Db,
  { id, updatedAt, ...form }: ProductEdit,
  accountId: string,
  now: Date,
): Promise<ShownProduct> {
  return inTransaction(db, async (tx) => {
    if (form.featured) await lockFeaturedMark(tx)
    const current = await lockProduct(tx, id)
    if (!current) throw new Refusal('NOT_FOUND')
    if (updatedAt !== undefined && current.updatedAt.toISOString() !== new Date(updatedAt).toISOString())
      throw new Refusal('STALE_EDIT', { details: { current: (await findProduct(tx, id)) ?? {} } })
    const { status, publishedAt } = current
    const saving: Saving = { id, form, status: form.status ?? status, publishedAt, accountId, now }
    await makeRoomFor(tx, saving)
    await refuseWrongWorn(tx, saving)
    await updateProduct(tx, id, columnsOf(saving))
    return saveParts(tx, saving)
  })
}
