import { type Jobs, timedJob } from '#lib/jobs.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { sumCustomers } from './sum-customers.server.ts'

declare module '#lib/jobs.server.ts' {
  interface JobNeeds {
    'sum-customers': Record<string, never>
  }
}

export const customerJobs = ({ db }: Deps): Pick<Jobs, 'sum-customers'> => ({
  'sum-customers': timedJob('* * * * *', () => sumCustomers(db)),
})
