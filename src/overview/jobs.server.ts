import { type Jobs, timedJob } from '#lib/jobs.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { sumVisits } from '#visits/sum-visits.server.ts'
import { forgetSums } from './forget-sums.server.ts'
import { sumSales } from './sum-sales.server.ts'

declare module '#lib/jobs.server.ts' {
  interface JobNeeds {
    'sum-sales': Record<string, never>
    'sum-visits': Record<string, never>
  }
}

export const overviewJobs = ({ db }: Deps): Pick<Jobs, 'sum-sales' | 'sum-visits'> => ({
  'sum-sales': timedJob('* * * * *', () => sumSales(db)),
  'sum-visits': timedJob('20 0 * * *', async () => {
    await sumVisits(db, new Date())
    await forgetSums(db, new Date())
  }),
})
