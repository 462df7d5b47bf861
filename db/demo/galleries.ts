import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { createGallery, type GalleryForm } from '../../src/galleries/save-gallery.server.ts'
import { newId } from '../../src/lib/id.server.ts'
import type { Deps } from '../../src/lib/route.server.ts'
import { keepDrawn } from '../../src/media/keep-picture.server.ts'
import { keepVideo, storeVideo } from '../../src/media/keep-video.server.ts'
import type { Look } from './look.ts'
import { GALLERIES } from './looks.ts'

const FOLDER = path.join(import.meta.dirname, 'pictures')
const DAY = 24 * 3600 * 1000

/** What can be bought of what a file shows. */
const PIECES: Record<string, readonly string[]> = {
  'lamp-round': ['White Crew Sweatshirt', 'Black Heavy Hoodie'],
  'hero-black': ['Black Heavy Hoodie'],
  'hero-white': ['White Heavy Hoodie'],
  'look-1': ['Black Everyday Tee', 'White Everyday Tee'],
  'look-3': ['White Everyday Tee', 'Black Cargo Pants', 'Black Cotton Cap', 'White Ribbed Socks'],
  'look-4': ['Black Heavy Hoodie', 'White Joggers', 'White Canvas Tote'],
  'look-5': ['White Crew Sweatshirt', 'Black Crew Sweatshirt'],
  'look-6': ['Black Flowing Jilbab', 'White Flowing Jilbab'],
  'look-7': ['White Crew Sweatshirt', 'Black Long-Sleeve Tee'],
  'look-8': ['Black Embroidered Varsity Jacket', 'White Straight Pants'],
  'look-11': ['Black Long-Sleeve Tee', 'White Poplin Shirt', 'Black Piqué Polo'],
  'look-12': ['Black Half-and-Half Sweatshirt', 'White Quilted Jacket'],
  'wide-both': [
    'White Crew Sweatshirt',
    'Black Bomber Jacket',
    'White Heavy Hoodie',
    'Black Poplin Shirt',
    'White Zip Hoodie',
  ],
  'wide-black': [
    'Black Long-Sleeve Tee',
    'Black Heavy Hoodie',
    'Black Bomber Jacket',
    'Black Zip Hoodie',
    'Black Piqué Polo',
  ],
  'wide-white': [
    'White Piqué Polo',
    'White Zip Hoodie',
    'White Poplin Shirt',
    'White Quilted Jacket',
    'White Oversized Tee',
  ],
  'jilbab-black-front': ['Black Flowing Jilbab'],
  'jilbab-white-detail-1': ['White Flowing Jilbab'],
}

async function piecesOf({ db }: Deps, file: string): Promise<string[]> {
  const names = PIECES[file] ?? []
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('name', 'in', [...names])
    .execute()
  return names.flatMap((name) => rows.filter((row) => row.name === name).map(({ id }) => id))
}

async function fileOf({ db, disk, settings }: Deps, { file, isFilm }: Look): Promise<string> {
  const bytes = await readFile(path.join(FOLDER, `${file}.webp`))
  if (isFilm) {
    const film = await storeVideo(settings.dataDir, 'mp4', createReadStream(path.join(FOLDER, `${file}.mp4`)))
    return (await keepVideo({ db, disk, viewer: null }, film, bytes)).id
  }
  const { width, height } = await sharp(bytes).metadata()
  return (await keepDrawn(db, disk, { bytes, width, height }, null)).id
}

/** Each file is kept once, however many galleries show it. */
async function itemsOf(
  deps: Deps,
  looks: readonly Look[],
  mediaIds: Map<string, string>,
): Promise<GalleryForm['items']> {
  const items: GalleryForm['items'] = []
  for (const look of looks) {
    const mediaId = mediaIds.get(look.file) ?? (await fileOf(deps, look))
    mediaIds.set(look.file, mediaId)
    const { file, isFilm: _isFilm, tags, tagsAr, ...words } = look
    const products = await piecesOf(deps, file)
    items.push({ ...words, mediaId, products, tags: [...tags], tagsAr: [...tagsAr] })
  }
  return items
}

export async function fillGalleries(deps: Deps): Promise<void> {
  const mediaIds = new Map<string, string>()
  for (const [order, { items, loves, ...gallery }] of GALLERIES.entries()) {
    const form = { ...gallery, order, items: await itemsOf(deps, items, mediaIds) }
    const { id } = await createGallery(deps.db, form, new Date(Date.now() - (GALLERIES.length - order) * 12 * DAY))
    const lovers = Array.from({ length: loves }, () => ({ galleryId: id, lovedBy: newId(), accountId: null }))
    await deps.db.insertInto('galleryLoves').values(lovers).execute()
  }
}
