import { Refusal } from '#lib/refusal.ts'
import { type Ask, on } from '#lib/route.server.ts'
import {
  createGalleryCall,
  deleteGalleryCall,
  featureGalleryCall,
  getGalleryCall,
  listGalleriesCall,
  loveGalleryCall,
  unloveGalleryCall,
  updateGalleryCall,
} from './api.ts'
import { findGallery, type Onlooker } from './db.server.ts'
import { deleteGallery } from './delete-gallery.server.ts'
import { featureGallery } from './feature-gallery.server.ts'
import { featuredMessage, savedMessage } from './gallery.ts'
import { listGalleries } from './list-galleries.server.ts'
import { type Lover, loveGallery, unloveGallery } from './love-gallery.server.ts'
import { createGallery, editGallery } from './save-gallery.server.ts'

const success = true as const

const onlookerOf = ({ viewer, browser }: Ask<'anyone'>): Onlooker => ({
  isAdmin: typeof viewer?.adminRole === 'string',
  lovedBy: viewer?.accountId ?? browser.id,
})

const LOVES = 'gallery love by address'

function loverOf({ viewer, browser }: Ask<'anyone'>): Lover {
  const lovedBy = viewer?.accountId ?? browser.id
  // No change gets here without the token that is bound to an anonymous session.
  if (lovedBy === null) throw new Refusal('CSRF_INVALID')
  return { lovedBy, accountId: viewer?.accountId ?? null }
}

export const galleryRoutes = [
  on(listGalleriesCall, 'anyone', async (asked, ask) => ({
    success,
    ...(await listGalleries(ask.db, asked, onlookerOf(ask))),
  })),
  on(getGalleryCall, 'anyone', async ({ id }, ask) => {
    const gallery = await findGallery(ask.db, id, onlookerOf(ask))
    if (!gallery) throw new Refusal('NOT_FOUND')
    const { name, description, items, featured } = gallery
    return { success, name, description, items, featured, gallery }
  }),
  on(loveGalleryCall, 'anyone', async ({ id }, ask) => {
    await ask.limits.count(LOVES, ask.browser.address)
    return { success, loves: await loveGallery(ask.db, id, loverOf(ask)), loved: true }
  }),
  on(unloveGalleryCall, 'anyone', async ({ id }, ask) => {
    await ask.limits.count(LOVES, ask.browser.address)
    return { success, loves: await unloveGallery(ask.db, id, loverOf(ask)), loved: false }
  }),
  on(createGalleryCall, 'staff', async (form, { db, now }) => ({
    success,
    message: 'Gallery created successfully',
    gallery: await createGallery(db, form, now),
  })),
  on(updateGalleryCall, 'staff', async (edit, { db, now }) => ({
    success,
    message: savedMessage(edit),
    gallery: await editGallery(db, edit, now),
  })),
  on(featureGalleryCall, 'staff', async ({ id, featured }, { db, now }) => {
    const gallery = await featureGallery(db, id, featured, now)
    return { success, message: featuredMessage(gallery.featured, featured), gallery }
  }),
  on(deleteGalleryCall, 'owner', async ({ id }, { db }) => {
    await deleteGallery(db, id)
    return { success, message: 'Gallery deleted successfully' }
  }),
]
