import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import { makeFee, makeOrder, makeOwner, NOW, productForm } from '../../tests/support/builders.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { type TestDatabase, testDatabase, warm } from '../../tests/support/database.ts'
import { newId } from '../lib/id.server.ts'
import { createProduct, editProduct, type ProductForm } from './save-product.server.ts'

let at: TestDatabase
let owner: string
beforeAll(async () => {
  at = await testDatabase()
  await makeFee(at.db)
  owner = await makeOwner(at.db)
})
afterAll(() => at.close())

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const create = (overrides: Partial<ProductForm> = {}) => createProduct(at.db, productForm(overrides), owner, NOW)
const edit = (id: string, overrides: Partial<ProductForm> & { updatedAt?: string } = {}, now = later(60)) =>
  editProduct(at.db, { id, ...productForm(overrides) }, owner, now)

const shelfOf = (productId: string) =>
  at.db
    .selectFrom('variants')
    .select(['size', 'onHand', 'reserved', 'isOffered'])
    .where('productId', '=', productId)
    .orderBy('size')
    .execute()

const ledgerOf = (productId: string) =>
  at.db
    .selectFrom('stockLedger')
    .innerJoin('variants', 'variants.id', 'stockLedger.variantId')
    .select(['size', 'onHandChange', 'reservedChange', 'reason', 'accountId', 'orderId'])
    .where('productId', '=', productId)
    .orderBy('stockLedger.id')
    .execute()

async function makeMedia(): Promise<string> {
  const id = newId()
  await at.db.insertInto('media').values({ id, width: 800, height: 1000, bytes: 1, uploadedBy: owner }).execute()
  return id
}

describe('a new product', () => {
  test('is in the window as it was typed, with its first stock in the ledger', async () => {
    const sizes = [
      { size: 'L' as const, stock: 4 },
      { size: 'S' as const, stock: 0 },
    ]
    const product = await create({
      name: 'White Polo',
      nameAr: 'بولو أبيض',
      price: 649.95,
      discount: 10,
      color: 'white',
      sizes,
    })
    expect(product).toMatchObject({
      name: 'White Polo',
      nameAr: 'بولو أبيض',
      price: 649.95,
      finalPrice: 584.96,
      discount: 10,
    })
    expect(product.sizes).toEqual([
      { size: 'S', stock: 0 },
      { size: 'L', stock: 4 },
    ])
    expect(await ledgerOf(product.id)).toEqual([
      { size: 'L', onHandChange: 4, reservedChange: 0, reason: 'edited', accountId: owner, orderId: null },
    ])
  })

  test('belongs to the collection of its colour unless it is set apart', async () => {
    const { collection: _, ...form } = productForm({ color: 'white' })
    expect((await createProduct(at.db, form, owner, NOW)).collection).toBe('White')
    expect((await create({ color: 'white', collection: 'Black' })).collection).toBe('Black')
  })

  test('gets a code of its own: BW and five digits', async () => {
    const codes = (await Promise.all(Array.from({ length: 20 }, () => create()))).map(({ sku }) => sku)
    for (const code of codes) expect(code).toMatch(/^BW\d{5}$/)
    expect(new Set(codes).size).toBe(20)
  })

  test('keeps its pictures in the order of the form, and only pictures that are there', async () => {
    const [front, back] = [await makeMedia(), await makeMedia()]
    const images = [back, front].map((mediaId) => ({ mediaId, alt: 'Front', altAr: 'أمام' }))
    const product = await create({ images })
    expect(product.images.map(({ mediaId }) => mediaId)).toEqual([back, front])
    expect(product.images[0]).toMatchObject({ url: `/media/${back}/800.webp`, alt: 'Front', altAr: 'أمام', width: 800 })
    const unknown = { images: [{ mediaId: newId(), alt: '', altAr: '' }], name: 'Never there' }
    await expect(create(unknown)).rejects.toMatchObject({ code: 'INVALID', errors: { images: 'pictureUnknown' } })
    expect(await at.db.selectFrom('products').select('id').where('name', '=', 'Never there').execute()).toEqual([])
  })
})

describe('an edit', () => {
  test('saves the whole form and leaves the code and the date of birth alone', async () => {
    const before = await create()
    const { images, ...rest } = before
    const product = await edit(before.id, { name: 'Renamed', price: 1, featured: false })
    expect(product).toMatchObject({
      sku: rest.sku,
      createdAt: rest.createdAt,
      name: 'Renamed',
      price: 1,
      finalPrice: 1,
      images,
    })
    expect(product.updatedAt).toBe(later(60).toISOString())
  })

  test('of something that is gone, or never was, is refused', async () => {
    const { id } = await create()
    await at.db.updateTable('products').set({ deletedAt: NOW }).where('id', '=', id).execute()
    await expect(edit(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(edit(newId())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('that began before somebody else’s was saved is refused, and told what stands there now', async () => {
    const { id, updatedAt } = await create()
    await edit(id, { name: 'First', updatedAt }, later(1))
    const late = edit(id, { name: 'Second', updatedAt }, later(2))
    await expect(late).rejects.toMatchObject({
      code: 'STALE_EDIT',
      details: { current: { name: 'First' } },
    })
    expect((await edit(id, { name: 'Third' }, later(3))).name).toBe('Third')
  })

  test('AD4: by twenty admins at once from the same start is saved once', async () => {
    const { id, updatedAt } = await create()
    await warm(at)
    const { done, refused, broken } = await crowd(20, (turn) =>
      edit(id, { name: `Edit ${turn}`, updatedAt, sizes: [{ size: 'M', stock: turn }] }, later(turn + 1)),
    )
    expect({ done: done.length, refused, broken }).toEqual({ done: 1, refused: { STALE_EDIT: 19 }, broken: [] })
    expect(await wrongInTheBooks(at.db)).toEqual([])
  })

  test('that fails half-way changes nothing', async () => {
    const before = await create()
    const images = [{ mediaId: newId(), alt: '', altAr: '' }]
    await expect(edit(before.id, { name: 'Half', images, sizes: [{ size: 'M', stock: 1 }] })).rejects.toThrow()
    const [row] = await at.db.selectFrom('products').select(['name']).where('id', '=', before.id).execute()
    expect([row?.name, await shelfOf(before.id)]).toEqual([
      before.name,
      [{ size: 'M', onHand: 10, reserved: 0, isOffered: true }],
    ])
  })
})

test('what is worn is a size that the product has or had; that it is neither is refused, by the database too', async () => {
  const worn = { modelHeight: 186, sizeWorn: 'L' as const }
  const [large, medium] = [
    { size: 'L' as const, stock: 2 },
    { size: 'M' as const, stock: 2 },
  ] as const
  const refused = (errors: object) => ({ code: 'INVALID', errors })
  await expect(create({ ...worn, sizes: [medium] })).rejects.toMatchObject(refused({ sizeWorn: 'wornNotMade' }))
  await expect(create({ sizeWorn: 'M' })).rejects.toMatchObject(refused({ modelHeight: 'wornHalf' }))
  const { id } = await create({ ...worn, sizes: [large] })
  expect(await edit(id, { ...worn, sizes: [medium] })).toMatchObject({ ...worn, sizes: [medium] })
  await expect(edit(id, { modelHeight: 186 })).rejects.toMatchObject(refused({ sizeWorn: 'wornHalf' }))
  const set = (columns: object) => at.db.updateTable('products').set(columns).where('id', '=', id).execute()
  await expect(set({ sizeWorn: 'XS' })).rejects.toThrow('products_worn_made')
  await expect(set({ sizeWorn: null })).rejects.toThrow('products_worn_whole')
  expect(await edit(id, { sizes: [medium] })).toMatchObject({ modelHeight: null, sizeWorn: null })
})

describe('stock that is written', () => {
  test('is what may be sold: pieces that open orders hold come on top', async () => {
    const { id } = await create({ sizes: [{ size: 'M', stock: 10 }] })
    await makeOrder(at.db, [{ productId: id, quantity: 3 }])
    const product = await edit(id, { sizes: [{ size: 'M', stock: 5 }], stockReason: 'counted again' })
    expect(product.sizes).toEqual([{ size: 'M', stock: 5 }])
    expect(await shelfOf(id)).toEqual([{ size: 'M', onHand: 8, reserved: 3, isOffered: true }])
    expect((await ledgerOf(id)).at(-1)).toMatchObject({ onHandChange: -2, reservedChange: 0, reason: 'counted again' })
  })

  test('unchanged books nothing', async () => {
    const { id } = await create()
    await edit(id)
    expect((await ledgerOf(id)).length).toBe(1)
  })

  test('may be nothing at all while orders still hold their pieces', async () => {
    const { id } = await create()
    await makeOrder(at.db, [{ productId: id, quantity: 2 }])
    await edit(id, { sizes: [{ size: 'M', stock: 0 }] })
    expect(await shelfOf(id)).toEqual([{ size: 'M', onHand: 2, reserved: 2, isOffered: true }])
    await expect(makeOrder(at.db, [{ productId: id }])).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
  })

  test('for a size that is left out takes the size off the shelf, but not from who ordered it', async () => {
    const { id } = await create({
      sizes: [
        { size: 'M', stock: 10 },
        { size: 'L', stock: 4 },
      ],
    })
    await makeOrder(at.db, [{ productId: id, quantity: 3 }])
    const product = await edit(id, { sizes: [{ size: 'L', stock: 4 }] })
    expect(product.sizes).toEqual([{ size: 'L', stock: 4 }])
    expect(await shelfOf(id)).toEqual([
      { size: 'L', onHand: 4, reserved: 0, isOffered: true },
      { size: 'M', onHand: 3, reserved: 3, isOffered: false },
    ])
    await expect(makeOrder(at.db, [{ productId: id }])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await edit(id, { sizes: [{ size: 'M', stock: 1 }] })).sizes).toEqual([{ size: 'M', stock: 1 }])
    expect((await shelfOf(id))[1]).toEqual({ size: 'M', onHand: 4, reserved: 3, isOffered: true })
  })

  test('ST5: while shoppers buy: nothing is sold twice, the books add up and nobody waits for each other', async () => {
    const other = await testDatabase()
    try {
      await makeFee(other.db)
      const admin = await makeOwner(other.db)
      const { id } = await createProduct(other.db, productForm({ sizes: [{ size: 'M', stock: 15 }] }), admin, NOW)
      await warm(other)
      const { broken } = await crowd(60, async (turn) => {
        if (turn % 3) return makeOrder(other.db, [{ productId: id }])
        const form = productForm({ sizes: [{ size: 'M', stock: turn % 7 }] })
        return editProduct(other.db, { id, ...form }, admin, later(turn))
      })
      expect(broken).toEqual([])
      expect(await wrongInTheBooks(other.db)).toEqual([])
      expect(await other.countDeadlocks()).toBe(0)
    } finally {
      await other.close()
    }
  })
})
