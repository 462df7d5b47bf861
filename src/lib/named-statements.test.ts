import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { inTransaction } from './db.server.ts'
import { statementNames } from './named-statements.server.ts'

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase(1)
})
afterAll(() => at.close())

const askedTimes = (text: string, times: number) => {
  const names = statementNames()
  return Array.from({ length: times }, () => names.of(text))
}

test('what is asked often gets a name, and keeps it', () => {
  const names = askedTimes('select 1', 12)
  expect(names.slice(0, 10)).toEqual(Array(10).fill(undefined))
  expect(names[10]).toBeTruthy()
  expect(names[11]).toBe(names[10])
})

test('a transaction’s begin and end have none', () => {
  expect(askedTimes('commit', 20)).toEqual(Array(20).fill(undefined))
})

test('a thousand texts get no thousand names', () => {
  const names = statementNames()
  const named = new Set<string>()
  for (let times = 0; times < 12; times += 1)
    for (let text = 0; text < 1000; text += 1) {
      const name = names.of(`select ${text}`)
      if (name) named.add(name)
    }
  expect(named.size).toBe(150)
})

test('a table that a migration changes under a prepared statement is asked again, alone or in a transaction', async () => {
  await sql`create table pieces (id int)`.execute(at.db)
  const ask = () => sql`select * from pieces where id = ${1}`.execute(at.db)
  for (let times = 0; times < 12; times += 1) await ask()
  await sql`alter table pieces add column name text`.execute(at.db)
  await expect(ask()).resolves.toBeTruthy()

  for (let times = 0; times < 12; times += 1) await ask()
  await sql`alter table pieces add column price int`.execute(at.db)
  const { rows } = await inTransaction(at.db, (tx) => sql`select * from pieces where id = ${1}`.execute(tx))
  expect(rows).toEqual([])
})
