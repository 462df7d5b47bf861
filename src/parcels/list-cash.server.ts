import { PAY_DAYS } from '#couriers/courier.ts'
import type { Db } from '#lib/db.server.ts'
import { toPounds } from '#lib/money.ts'
import { AGES, type Age, ageOf } from './cash.ts'
import { listCashOut } from './db-cash.server.ts'

interface Sum {
  orders: number
  amount: number
}

interface Out extends Sum {
  age: Age
  isDelivered: boolean
  isOverdue: boolean
  isShort: boolean
}

function sumOf(rows: readonly Out[]): Sum {
  const amount = rows.reduce((sum, row) => sum + row.amount, 0)
  return { orders: rows.reduce((sum, row) => sum + row.orders, 0), amount: toPounds(amount) }
}

function owedBy({ courier, payDays }: { courier: string; payDays: number }, rows: readonly Out[]) {
  const at = (age: Age): Sum => sumOf(rows.filter((row) => row.age === age))
  const [fresh, week, twoWeeks, older] = AGES
  const ages = { fresh: at(fresh), week: at(week), twoWeeks: at(twoWeeks), older: at(older) }
  const overdue = sumOf(rows.filter(({ isOverdue }) => isOverdue))
  const missing = sumOf(rows.filter(({ isShort }) => isShort))
  const delivered = sumOf(rows.filter(({ isDelivered }) => isDelivered))
  return { courier, payDays, ages, overdue, missing, delivered, all: sumOf(rows) }
}

/** What each courier owes, or is on the way to collect, the most first. */
export async function listCash(db: Db, now: Date) {
  const rows = await listCashOut(db, now)
  const byCourier = Map.groupBy(rows, ({ courier }) => courier.toLowerCase())
  return [...byCourier.values()]
    .map((of) => {
      const out = of.map(({ days, payDays, status, orders, amount, isShort }) => ({
        ...{ orders, amount, age: ageOf(days) },
        isDelivered: status === 'delivered',
        isOverdue: days > payDays || isShort,
        isShort,
      }))
      const [{ courier, payDays } = { courier: '', payDays: PAY_DAYS }] = of
      return owedBy({ courier, payDays }, out)
    })
    .sort((one, other) => other.all.amount - one.all.amount)
}
