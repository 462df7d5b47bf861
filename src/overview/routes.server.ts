import { on } from '#lib/route.server.ts'
import { governorate } from '#shipping/governorates.ts'
import {
  countToDoCall,
  getDashboardStatsCall,
  listBestSellersCall,
  listMissedCall,
  listMostViewedCall,
  listSalesCall,
  listSalesSharesCall,
  listSourcesCall,
} from './api.ts'
import { countLately } from './count-lately.server.ts'
import { countToDo } from './count-to-do.server.ts'
import { countSales, listSalesByGovernorate, listSalesBySize } from './db.server.ts'
import { listBestSellers } from './db-ranks.server.ts'
import { listMissedSearches, listMissedSizes } from './db-sources.server.ts'
import { listMostViewed } from './list-most-viewed.server.ts'
import { listSales } from './list-sales.server.ts'
import { listSources } from './list-sources.server.ts'
import { spanBefore, spanOf } from './period.ts'

const success = true as const

const MOST_MISSED = 10

export const overviewRoutes = [
  on(getDashboardStatsCall, 'viewer', async ({ period }, { db, now }) => {
    const earlier = spanBefore(period, now)
    const [stats, before, lately] = await Promise.all([
      countSales(db, spanOf(period, now)),
      earlier ? countSales(db, earlier) : null,
      period === 'all' ? countLately(db, now) : null,
    ])
    return { success, stats, before, lately }
  }),
  on(listSalesCall, 'viewer', async ({ period }, { db, now }) => ({ success, ...(await listSales(db, period, now)) })),
  on(listSalesSharesCall, 'viewer', async ({ period }, { db, now }) => {
    const span = spanOf(period, now)
    const [places, sizes] = await Promise.all([listSalesByGovernorate(db, span), listSalesBySize(db, span)])
    const governorates = places.map((place) => {
      const { name = place.governorateId, nameAr = name } = governorate(place.governorateId) ?? {}
      return { ...place, governorateName: name, governorateNameAr: nameAr }
    })
    return { success, governorates, sizes }
  }),
  on(listBestSellersCall, 'viewer', async ({ limit }, { db }) => ({
    success,
    stats: await listBestSellers(db, limit),
  })),
  on(listMostViewedCall, 'viewer', async ({ limit }, { db }) => ({ success, stats: await listMostViewed(db, limit) })),
  on(listSourcesCall, 'viewer', async ({ period }, { db, now }) => ({
    success,
    ...(await listSources(db, period, now)),
  })),
  on(listMissedCall, 'viewer', async ({ period }, { db, now }) => {
    const span = spanOf(period, now)
    const [searches, sizes] = await Promise.all([
      listMissedSearches(db, span, MOST_MISSED),
      listMissedSizes(db, span, MOST_MISSED),
    ])
    return { success, searches, sizes }
  }),
  on(countToDoCall, 'viewer', async (_, { db, now }) => ({ success, toDo: await countToDo(db, now) })),
]
