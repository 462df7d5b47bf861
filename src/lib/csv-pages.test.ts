import { expect, test } from 'vitest'
import { csvPages } from './csv-pages.server.ts'

test.each([0, 199, 200, 201, 450])('of %i rows each is read once, page after page', async (count) => {
  const rows = Array.from({ length: count }, (_, at) => ({ id: `row${at}` }))
  const asked: (string | undefined)[] = []
  const pages = csvPages({
    titles: ['Id'],
    listAfter: async ({ id, limit }) => {
      asked.push(id)
      const first = rows.findIndex((row) => row.id === id) + 1
      return rows.slice(first, first + limit)
    },
    cellsOf: ({ id }) => [id],
  })
  let table = ''
  for await (const page of pages) table += page
  expect(table).toBe(['\uFEFF"Id"', ...rows.map(({ id }) => `"${id}"`), ''].join('\r\n'))
  expect(asked).toHaveLength(Math.floor(count / 200) + 1)
})
