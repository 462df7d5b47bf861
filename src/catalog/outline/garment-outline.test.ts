import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { CATEGORIES } from '../product.ts'

test('every category has the outline of its garment', async () => {
  const drawn = await readFile(new URL('garments.svg', import.meta.url), 'utf8')
  const ids = [...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.toSorted()).toEqual(CATEGORIES.map((category) => category.split(' ')[0]).toSorted())
})
