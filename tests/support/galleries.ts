import { createGallery, type GalleryForm } from '../../src/galleries/save-gallery.server.ts'
import type { Db } from '../../src/lib/db.server.ts'
import { newId } from '../../src/lib/id.server.ts'
import { NOW } from './builders.ts'

/** A picture's row, without its file. */
export async function makePicture(db: Db): Promise<string> {
  const id = newId()
  await db.insertInto('media').values({ id, width: 800, height: 1000, bytes: 1 }).execute()
  return id
}

/** A video's row and its poster's, without their files. */
export async function makeVideo(db: Db): Promise<string> {
  const id = newId()
  const posterId = await makePicture(db)
  const video = { id, kind: 'video', posterId, videoType: 'mp4', width: 800, height: 1000, bytes: 1 } as const
  await db.insertInto('media').values(video).execute()
  return id
}

const galleryForm = async (db: Db, overrides: Partial<GalleryForm> = {}): Promise<GalleryForm> => ({
  name: 'Layers',
  nameAr: 'طبقات',
  items: [{ title: 'First', mediaId: await makePicture(db) }],
  ...overrides,
})

export const makeGallery = async (db: Db, overrides: Partial<GalleryForm> = {}, now = NOW) =>
  createGallery(db, await galleryForm(db, overrides), now)
