import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFee, makeOrder, makeProduct, NOW, requestFor } from '../../../tests/support/builders.ts'
import { crowd } from '../../../tests/support/crowd.ts'
import { type TestDatabase, testDatabase, warm } from '../../../tests/support/database.ts'
import { SIZES } from '../../catalog/product.ts'
import { newId } from '../../lib/id.server.ts'
import { type OrderRequest, placeOrder } from '../place-order.server.ts'

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase()
  await makeFee(at.db)
  await warm(at)
})
afterAll(() => at.close())

const sizes = SIZES.map((size) => ({ size, stock: 50 }))
const limited = async (maxPerShopper: number) => (await makeProduct(at.db, { sizes, maxPerShopper })).id

async function makeAccount(): Promise<string> {
  const id = newId()
  await at.db
    .insertInto('accounts')
    .values({ id, email: `${id.toLowerCase()}@example.com`, fullName: 'Mona Adel', role: 'user' })
    .execute()
  return id
}

const of = (request: OrderRequest, person: { phone?: string; email?: string }): OrderRequest => ({
  ...request,
  address: { ...request.address, ...person },
})
const code = (why: Promise<unknown>) =>
  why.then(
    () => 'placed',
    (error) => error.code,
  )

describe('DR3: a limit per shopper', () => {
  test('counts all sizes of the product, in one order and over those before', async () => {
    const productId = await limited(2)
    const first = requestFor([{ productId }, { productId, size: 'L', quantity: 2 }])
    await expect(placeOrder(at.db, first, NOW)).rejects.toMatchObject({
      code: 'SHOPPER_LIMIT_REACHED',
      details: { productId, limit: 2, left: 2 },
    })
    const again = requestFor([{ productId, size: 'L' }])
    await placeOrder(at.db, { ...requestFor([{ productId }]), placedBy: again.placedBy }, NOW)
    await placeOrder(at.db, again, NOW)
    const third = { ...requestFor([{ productId }]), placedBy: again.placedBy }
    await expect(placeOrder(at.db, third, NOW)).rejects.toMatchObject({ details: { left: 0 } })
  })

  test('knows a shopper by account and by mailbox, however it is spelled', async () => {
    const productId = await limited(1)
    const accountId = await makeAccount()
    const ofAccount = () => ({ ...requestFor([{ productId }]), accountId, guest: null })
    await placeOrder(at.db, of(ofAccount(), { email: 'mona@example.com' }), NOW)
    expect(await code(placeOrder(at.db, ofAccount(), NOW))).toBe('SHOPPER_LIMIT_REACHED')
    const guest = of(requestFor([{ productId }]), { email: 'Mona+drop@example.com' })
    expect(await code(placeOrder(at.db, guest, NOW))).toBe('SHOPPER_LIMIT_REACHED')
    expect(await code(placeOrder(at.db, requestFor([{ productId }]), NOW))).toBe('placed')
  })

  test('by phone once an account has ordered with it; a guest who types another’s locks nobody out', async () => {
    const productId = await limited(1)
    const phone = '+201099999999'
    await placeOrder(at.db, of(requestFor([{ productId }]), { phone }), NOW)
    const accountId = await makeAccount()
    const owner = of({ ...requestFor([{ productId }]), accountId, guest: null }, { phone })
    expect(await code(placeOrder(at.db, owner, NOW))).toBe('placed')
    expect(await code(placeOrder(at.db, of(requestFor([{ productId }]), { phone }), NOW))).toBe('SHOPPER_LIMIT_REACHED')
  })

  test('an order that was given up counts no more; another product is another limit', async () => {
    const [productId, other] = [await limited(1), await limited(1)]
    const request = requestFor([{ productId }])
    const { id } = await placeOrder(at.db, request, NOW)
    expect(
      await code(placeOrder(at.db, { ...requestFor([{ productId: other }]), placedBy: request.placedBy }, NOW)),
    ).toBe('placed')
    const again = () => placeOrder(at.db, { ...requestFor([{ productId }]), placedBy: request.placedBy }, NOW)
    expect(await code(again())).toBe('SHOPPER_LIMIT_REACHED')
    await at.db.updateTable('orders').set({ cancelledAt: NOW, holds: 'nothing' }).where('id', '=', id).execute()
    expect(await code(again())).toBe('placed')
  })

  test('the team writes more', async () => {
    const productId = await limited(1)
    await expect(makeOrder(at.db, [{ productId, quantity: 5 }])).rejects.toThrow('SHOPPER_LIMIT_REACHED')
    const { accountId } = await at.db
      .selectFrom('accounts')
      .select('id as accountId')
      .where('role', '=', 'admin')
      .executeTakeFirstOrThrow()
    const desk = { channel: null, accountId, note: '' }
    expect(await code(placeOrder(at.db, requestFor([{ productId, quantity: 5 }], { desk }), NOW))).toBe('placed')
  })
})

test('DR4: one shopper’s twenty orders at once, over all sizes, get exactly the limit', async () => {
  const productId = await limited(2)
  const accountId = await makeAccount()
  const { done, refused, broken } = await crowd(20, (nth) => {
    const request = requestFor([{ productId, size: SIZES[nth % SIZES.length] ?? 'M' }])
    return placeOrder(at.db, { ...request, accountId, guest: null }, NOW)
  })
  expect({ placed: done.length, refused, broken }).toEqual({
    placed: 2,
    refused: { SHOPPER_LIMIT_REACHED: 18 },
    broken: [],
  })
})
