import type { Db } from '#lib/db.server.ts'
import { fromPounds, toPounds } from '#lib/money.ts'
import type { Period } from '#visits/periods.ts'
import { listSalesBy } from './db.server.ts'
import { pointsIn, spanOf, stepOf } from './period.ts'

const NOTHING_SOLD = { totalOrders: 0, successfulOrders: 0, totalEarnings: 0 }

/** Every day or month of the period; all of the time begins with the first order. */
export async function listSales(db: Db, period: Period, now: Date) {
  const step = stepOf(period)
  const span = spanOf(period, now)
  const soldPoints = await listSalesBy(db, span, step)
  const from = span.from ?? soldPoints[0]?.point ?? span.until
  const sales = pointsIn({ from, until: span.until }, step).map((point) => {
    const figures = soldPoints.find((each) => each.point === point) ?? { ...NOTHING_SOLD, point }
    const { totalEarnings, successfulOrders } = figures
    const average = Math.round(fromPounds(totalEarnings) / successfulOrders)
    return { ...figures, averageOrder: successfulOrders === 0 ? null : toPounds(average) }
  })
  return { step, sales }
}
