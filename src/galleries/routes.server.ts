import { Refusal } from '#lib/refusal.ts'
import { type Browser, on, type RequestContext } from '#lib/route.server.ts'
import {
  countGalleriesCall,
  createGalleryCall,
  deleteGalleryCall,
  featureGalleryCall,
  getGalleryCall,
  listGalleriesCall,
  listLooksCall,
  listLovesCall,
  loveGalleryCall,
  mergeLovesCall,
  unloveGalleryCall,
  updateGalleryCall,
} from './api.ts'
import { countGalleries, findGallery, type Onlooker } from './db.server.ts'
import { listLooks } from './db-looks.server.ts'
import { listLoves } from './db-loves.server.ts'
import { deleteGallery } from './delete-gallery.server.ts'
import { featureGallery } from './feature-gallery.server.ts'
import { featuredMessage, savedMessage } from './gallery.ts'
import { listGalleries } from './list-galleries.server.ts'
import { type Lover, loveGallery, unloveGallery } from './love-gallery.server.ts'
import { mergeLoves } from './merge-loves.server.ts'
import { createGallery, editGallery, namedItems } from './save-gallery.server.ts'

const success = true as const

const LOVER = 'bw_lover'
/** Seconds. */
const YEAR = 365 * 24 * 3600

/** Who a guest is to the galleries outlives the anonymous session in which the first was loved, and signing in. */
function guestOf(browser: Browser): string | null {
  const cookie = browser.cookie(LOVER) ?? ''
  return /^[\w-]{43}$/.test(cookie) ? cookie : browser.id
}

const onlookerOf = ({ viewer, browser }: RequestContext<'anyone'>): Onlooker => ({
  isAdmin: typeof viewer?.adminRole === 'string',
  lovedBy: viewer?.accountId ?? guestOf(browser),
})

const LOVES = 'gallery love by address'

function loverOf({ viewer, browser }: RequestContext<'anyone'>): Lover {
  if (viewer) return { lovedBy: viewer.accountId, accountId: viewer.accountId }
  const lovedBy = guestOf(browser)
  // No change gets here without the token that is bound to an anonymous session.
  if (lovedBy === null) throw new Refusal('CSRF_INVALID')
  browser.keep(LOVER, lovedBy, { maxAge: YEAR, sameSite: 'lax' })
  return { lovedBy, accountId: null }
}

const lovesOf = async ({ db, viewer }: RequestContext<'shopper'>) => ({
  success,
  galleries: await listLoves(db, viewer.accountId),
})

export const galleryRoutes = [
  on(listGalleriesCall, 'anyone', async (query, context) => ({
    success,
    ...(await listGalleries(context.db, query, onlookerOf(context))),
  })),
  on(countGalleriesCall, 'viewer', async (_, { db }) => ({ success, stats: await countGalleries(db) })),
  on(getGalleryCall, 'anyone', async ({ id }, context) => {
    const gallery = await findGallery(context.db, id, onlookerOf(context))
    if (!gallery) throw new Refusal('NOT_FOUND')
    const { name, description, items, featured } = gallery
    return { success, name, description, items, featured, gallery }
  }),
  on(listLooksCall, 'anyone', async ({ id }, { db }) => ({ success, looks: await listLooks(db, id) })),
  on(loveGalleryCall, 'anyone', async ({ id }, context) => {
    await context.limits.count(LOVES, context.browser.address)
    return { success, loves: await loveGallery(context.db, id, loverOf(context)), loved: true }
  }),
  on(unloveGalleryCall, 'anyone', async ({ id }, context) => {
    await context.limits.count(LOVES, context.browser.address)
    return { success, loves: await unloveGallery(context.db, id, loverOf(context)), loved: false }
  }),
  on(listLovesCall, 'shopper', (_, context) => lovesOf(context)),
  on(mergeLovesCall, 'shopper', async (_, context) => {
    const { db, viewer, browser } = context
    const guest = guestOf(browser)
    if (guest) await mergeLoves(db, guest, viewer.accountId)
    // Who shares this browser starts anew.
    browser.drop(LOVER)
    return lovesOf(context)
  }),
  on(createGalleryCall, 'staff', async (form, { db, now, settings }) => ({
    success,
    message: 'Gallery created successfully',
    gallery: await createGallery(db, { ...form, items: namedItems(form.items, settings.publicUrl) }, now),
  })),
  on(updateGalleryCall, 'staff', async (edit, { db, now, settings: { publicUrl } }) => ({
    success,
    message: savedMessage(edit),
    gallery: await editGallery(db, { ...edit, items: edit.items && namedItems(edit.items, publicUrl) }, now),
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
