import { expect, test } from 'vitest'
import { keptParts } from './kept-parts.server.ts'

function counted() {
  let reads = 0
  return async (): Promise<number> => {
    reads += 1
    return reads
  }
}

test('a part is read once an edition, also by those who ask at once, and each name by itself', async () => {
  const [part, read, edition] = [keptParts<number>(), counted(), {}]
  expect(await Promise.all([part(edition, 'a', read), part(edition, 'a', read)])).toEqual([1, 1])
  expect(await part(edition, 'b', read)).toBe(2)
  expect(await part({}, 'a', read)).toBe(3)
  expect(await part(edition, 'a', read)).toBe(1)
})

test('without an edition, and after a failure, it is read anew', async () => {
  const [part, read, edition] = [keptParts<number>(), counted(), {}]
  expect([await part(undefined, 'a', read), await part(undefined, 'a', read)]).toEqual([1, 2])
  await expect(part(edition, 'a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await part(edition, 'a', read)).toBe(3)
})

test('of thousands of names those last asked for stay', async () => {
  const [part, read, edition] = [keptParts<number>(), counted(), {}]
  const ask = (name: number) => part(edition, `${name}`, read)
  for (let name = 0; name < 200; name += 1) await ask(name)
  expect(await ask(0)).toBe(1)
  await ask(200)
  expect([await ask(0), await ask(1)]).toEqual([1, 202])
})
