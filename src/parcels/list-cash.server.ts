import type { Db } from '#lib/db.server.ts'
import { toPounds } from '#lib/money.ts'
import { AGES, type Age, ageOf } from './cash.ts'
import { listCashOut } from './db-parcels.server.ts'

interface Sum {
  orders: number
  amount: number
}

interface Out extends Sum {
  age: Age
  isDelivered: boolean
}

function sumOf(rows: readonly Out[]): Sum {
  const amount = rows.reduce((sum, row) => sum + row.amount, 0)
  return { orders: rows.reduce((sum, row) => sum + row.orders, 0), amount: toPounds(amount) }
}

function owedBy(courier: string, rows: readonly Out[]) {
  const at = (age: Age): Sum => sumOf(rows.filter((row) => row.age === age))
  const [fresh, week, twoWeeks, older] = AGES
  const ages = { fresh: at(fresh), week: at(week), twoWeeks: at(twoWeeks), older: at(older) }
  return { courier, ages, delivered: sumOf(rows.filter(({ isDelivered }) => isDelivered)), all: sumOf(rows) }
}

/** What each courier owes, or is on the way to collect, the most first. */
export async function listCash(db: Db, now: Date) {
  const rows = await listCashOut(db, now)
  const byCourier = Map.groupBy(rows, ({ courier }) => courier.toLowerCase())
  return [...byCourier.values()]
    .map((of) => {
      const out = of.map(({ days, status, orders, amount }) => ({
        ...{ orders, amount, age: ageOf(days) },
        isDelivered: status === 'delivered',
      }))
      return owedBy(of[0]?.courier ?? '', out)
    })
    .sort((one, other) => other.all.amount - one.all.amount)
}
