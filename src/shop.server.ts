import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { findViewer } from '#accounts/find-viewer.server.ts'
import { forgetLinks } from '#accounts/forget-links.server.ts'
import { forgetSessions } from '#accounts/forget-sessions.server.ts'
import { accountJobs } from '#accounts/jobs.server.ts'
import { forgetTold } from '#alerts/forget-told.server.ts'
import { alertJobs } from '#alerts/jobs.server.ts'
import { backupJobs } from '#backups/jobs.server.ts'
import { type Openings, watchOpenings } from '#catalog/opening/watch-openings.server.ts'
import { customerJobs } from '#customers/jobs.server.ts'
import { mountFeeds } from '#feeds/mount-feeds.server.ts'
import { mountApi } from '#lib/api.server.ts'
import { openBuiltAssets } from '#lib/built-assets.server.ts'
import { type Database, openDatabase } from '#lib/db.server.ts'
import type { Disk } from '#lib/disk.server.ts'
import { doorForStrangers } from '#lib/door.server.ts'
import type { Settings } from '#lib/env.server.ts'
import { openHttp } from '#lib/http.server.ts'
import { type Jobs, timedJob } from '#lib/jobs.server.ts'
import { type KeptAnswers, keptAnswers } from '#lib/kept-answers.server.ts'
import { serveAssets } from '#lib/kept-assets.server.ts'
import { openMail } from '#lib/mail.server.ts'
import { type Change, hearHere, type Listener, listen } from '#lib/notices.server.ts'
import { openDisk } from '#lib/open-disk.server.ts'
import { mountPages, openPages, type Pages, type Site } from '#lib/pages.server.ts'
import { PATIENCE } from '#lib/patience.server.ts'
import { onPrimary, onReplica, type PublicReads } from '#lib/public-reads.server.ts'
import { noRateLimits, openRateLimits } from '#lib/rate-limits.server.ts'
import { mountReadiness, type Readiness } from '#lib/readiness.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { openTraces } from '#lib/traces.server.ts'
import { discardUnused } from '#media/discard-media.server.ts'
import { mediaJobs } from '#media/jobs.server.ts'
import { serveMedia } from '#media/serve-media.server.ts'
import { forgetTroubles } from '#metrics/db-troubles.server.ts'
import { forgetNotices } from '#notifications/forget-notices.server.ts'
import { notificationJobs } from '#notifications/jobs.server.ts'
import { eraseClosedAccounts } from '#orders/erase-closed-accounts.server.ts'
import { orderJobs } from '#orders/jobs.server.ts'
import { forgetKeepers } from '#orders/keeping/forget-keepers.server.ts'
import { mountOrderLink } from '#orders/letters/order-link.server.ts'
import { overviewJobs } from '#overview/jobs.server.ts'
import { forgetRows } from '#parcels/settling/forget-rows.server.ts'
import { paymentJobs } from '#payments/jobs.server.ts'
import { anonymisePreOrders } from '#pre-orders/anonymise-pre-orders.server.ts'
import { preOrderJobs } from '#pre-orders/jobs.server.ts'
import { anonymiseReturns } from '#returns/anonymise-returns.server.ts'
import { returnJobs } from '#returns/jobs.server.ts'
import { forgetPayTo } from '#returns/paying-back/forget-pay-to.server.ts'
import { forgetPhotos } from '#returns/photo/forget-photos.server.ts'
import { anonymiseReviews } from '#reviews/anonymise-reviews.server.ts'
import { reviewJobs } from '#reviews/jobs.server.ts'
import { fromTheShop } from '#settings/from-the-shop.server.ts'
import { mountSiteMap } from '#site-map/mount-site-map.server.ts'
import { forgetInvitations } from '#staff/forget-invitations.server.ts'
import { staffJobs } from '#staff/jobs.server.ts'
import { ahead } from '#storefront/product/ahead.server.ts'
import { features } from './app.server.ts'

/** What `npm run build` writes. */
export const BUILD = path.resolve(import.meta.dirname, '../build')

export interface Shop {
  app: FastifyInstance
  deps: Deps
  database: Database
  jobs: Jobs
  readiness: Readiness
  /** From now on public answers are kept: somebody hears of what changes. */
  keepAnswers: () => KeptAnswers
  reads: PublicReads
}

/** Connections of a process that serves: many processes share what PostgreSQL lets in. */
const connectionsOf = (workers: number): number => Math.min(12, Math.floor(48 / workers))

function readsOf(
  app: FastifyInstance,
  database: Database,
  { databaseReplicaUrl: url, workers }: Settings,
): PublicReads {
  if (!url) return onPrimary(database)
  const onChange = (state: string): void => app.log.warn({ replica: state }, 'reads for everybody')
  return onReplica(database, { url, max: connectionsOf(workers), onChange })
}

/** Everything but the pages: enough for the API and its tests. */
export async function openShop(settings: Deps['settings'], databaseUrl: string, patience = PATIENCE): Promise<Shop> {
  const app = await openHttp(settings, patience)
  if (settings.tracesTo) openTraces(settings.tracesTo, (error) => app.log.warn({ err: error }, 'traces were not taken'))
  const lost = (error: Error): void => app.log.warn({ err: error }, 'database connection lost')
  const database = openDatabase(databaseUrl, lost, { max: connectionsOf(settings.workers) })
  const limits = settings.rateLimits ? openRateLimits(database.pool) : noRateLimits
  const deps: Deps = { db: database.db, settings, limits, disk: await openDisk(settings), log: app.log }
  const reads = readsOf(app, database, settings)
  let answers: KeptAnswers | undefined
  const keepAnswers = () => {
    answers = keptAnswers()
    return answers
  }
  await mountApi(app, features, {
    deps,
    kept: () => answers,
    reads,
    patience,
    findViewer: (token, now) => findViewer(database.db, token, settings.secret, now),
  })
  const readiness = mountReadiness(app, database.db)
  serveMedia(app, deps)
  mountOrderLink(app, deps)
  mountFeeds(app, deps)
  const sendMail = fromTheShop(database.db, openMail(settings))
  const anonymise = [anonymiseReviews, anonymiseReturns, anonymisePreOrders]
  const erase = () => eraseClosedAccounts(database.db, new Date(), anonymise)
  const jobs: Jobs = {
    ...accountJobs(deps, sendMail),
    ...orderJobs(deps, sendMail),
    ...alertJobs(deps, sendMail),
    ...preOrderJobs(deps, sendMail),
    ...reviewJobs(deps, sendMail),
    ...returnJobs(deps, sendMail),
    ...paymentJobs(deps),
    ...mediaJobs(deps),
    ...staffJobs(deps, sendMail),
    ...backupJobs(deps, sendMail),
    ...overviewJobs(deps),
    ...customerJobs(deps),
    ...notificationJobs(deps, sendMail),
    'erase-closed-accounts': erase,
    'forget-what-is-over': timedJob('17 4 * * *', async () => {
      await erase()
      await forgetLinks(database.db, new Date())
      await forgetSessions(database.db, new Date())
      await forgetKeepers(database.db, new Date())
      await forgetInvitations(database.db, new Date())
      await forgetTold(database.db, new Date())
      await forgetNotices(database.db, new Date())
      await forgetTroubles(database.db, new Date())
      await forgetRows(database.db, new Date())
      await forgetPhotos(deps, new Date())
      await forgetPayTo(database.db, new Date())
      await discardUnused(database.db, new Date())
    }),
  }
  return { app, deps, database, jobs, readiness, keepAnswers, reads }
}

/** Prices and texts are dropped at once; stock, which every order changes, once a second at most. */
function forgetOn(pages: Site, siteMap: { forget: () => void }) {
  let isDue = false
  const forgetStock = (): void => {
    isDue = false
    pages.doubt()
  }
  return (what: 'content' | 'stock'): void => {
    if (what === 'content') {
      pages.forget()
      siteMap.forget()
    } else if (!isDue) {
      isDue = true
      setTimeout(forgetStock, 1000).unref()
    }
  }
}

/** The pages as they were built, and the files they need. */
async function openBuilt(app: FastifyInstance, disk: Disk, open: (build: ServerBuild) => Pages): Promise<Site> {
  const file = path.join(BUILD, 'server/index.js')
  if (!existsSync(file)) throw new Error('The pages are not built: run npm run build')
  const build = (await import(pathToFileURL(file).href)) as ServerBuild
  const root = path.join(BUILD, 'client')
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    globIgnore: ['assets/**'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=3600'),
  })
  serveAssets(app, disk, await openBuiltAssets(path.join(root, 'assets')))
  const pages = open(build)
  return { current: () => pages, forget: pages.forget, doubt: pages.doubt }
}

/** Loaded where it is wanted: a shop that is no workshop needs nothing of it. */
async function openWorkshop(open: (build: ServerBuild) => Pages): Promise<Site> {
  const { pagesFromSources } = await import('#lib/workshop.server.ts')
  return { current: pagesFromSources(open), forget: () => {}, doubt: () => {} }
}

/** The pages, rendered for strangers through the same routes. */
export async function openSite(shop: Shop, databaseUrl: string): Promise<Listener> {
  const { app, deps, reads } = shop
  const { publicUrl, paymob, workshop } = deps.settings
  const bank = paymob?.iframeId === undefined ? undefined : `'self' https: ${paymob.apiUrl}`
  const door = doorForStrangers(Object.values(features).flat(), deps, reads)
  const open = (build: ServerBuild) => openPages(build, door, publicUrl, { bank, ahead })
  const site = workshop ? await openWorkshop(open) : await openBuilt(app, deps.disk, open)
  mountPages(app, site, publicUrl)
  const siteMap = mountSiteMap(app, deps, async () => (await site.current()).paths)
  const forget = forgetOn(site, siteMap)
  let openings: Openings | undefined
  const heard = await hearAll(shop, databaseUrl, (what) => {
    forget(what)
    if (what === 'content') openings?.again()
  })
  const watched = watchOpenings(deps.db, () => {
    heard.forget('content')
    site.forget()
  })
  openings = watched
  return { stop: () => heard.stop().finally(watched.stop) }
}

/**
 * What this process has changed is dropped before it has answered; of pieces, pages hear from the database alone.
 * Answers say every piece, so nothing waits.
 */
export async function hearAll(
  { keepAnswers, reads }: Pick<Shop, 'keepAnswers' | 'reads'>,
  url: string,
  hearPages: Parameters<typeof listen>[1] = () => {},
): Promise<Listener & { forget: (what: Change) => void }> {
  const answers = keepAnswers()
  const forget = (what: Change): void => {
    reads.hear()
    answers.forget(what)
  }
  const hushed = hearHere((what) => {
    forget(what)
    if (what === 'content') hearPages(what)
  })
  const listener = await listen(url, (what) => {
    forget(what)
    hearPages(what)
  })
  reads.begin()
  return {
    forget,
    stop: async () => {
      await listener.stop().finally(hushed)
      await reads.close()
    },
  }
}
