import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeOrder } from '../../tests/support/builders.ts'
import { ARAMEX, codeOf, listOf, parcelShop } from '../../tests/support/parcels.ts'
import type { TestShop } from '../../tests/support/shop.ts'
import { linesIn, matchNumbers } from './numbers.ts'

describe('what is pasted', () => {
  const orders = ['BWAAAAA1', 'BWAAAAA2', 'BWAAAAA3'].map((sku) => ({ id: sku, sku, trackingNumber: '' }))
  const said = (text: string) =>
    matchNumbers(linesIn(text), orders).map(({ sku, number, problem }) => [sku, number, problem])

  test('PC32: a word is no tracking number', () => {
    expect(said('BWAAAAA1,Pending\nBWAAAAA2,Cancelled\nBWAAAAA3,A1')).toEqual([
      ['BWAAAAA1', 'Pending', 'shape'],
      ['BWAAAAA2', 'Cancelled', 'shape'],
      ['BWAAAAA3', 'A1', null],
    ])
  })

  test('PC32: the first line says what separates cells, and a number that Excel has rounded is none', () => {
    expect(said('BWAAAAA1;7,20E+11\nBWAAAAA2;7.20E+11\nBWAAAAA3;7')).toEqual([
      ['BWAAAAA1', '7,20E+11', 'rounded'],
      ['BWAAAAA2', '7.20E+11', 'rounded'],
      ['BWAAAAA3', '7', null],
    ])
    expect(said('BWAAAAA1\t7,20E+11\nBWAAAAA2\t1;2')).toEqual([
      ['BWAAAAA1', '7,20E+11', 'rounded'],
      ['BWAAAAA2', '1;2', 'shape'],
    ])
    expect(said('BWAAAAA1,7,20E+11\nBWAAAAA2,٧٫٢E+١١\nBWAAAAA3,720E11')).toMatchObject([
      ['BWAAAAA1', '7 20E+11', 'rounded'],
      ['BWAAAAA2', '7٫2E+11', 'rounded'],
      ['BWAAAAA3', '720E11', null],
    ])
  })

  test('PC32: two orders have no number that differs in capitals alone', () => {
    expect(said('BWAAAAA1 abC1\nBWAAAAA2 ABc1\nBWAAAAA3 abC2')).toEqual([
      ['BWAAAAA1', 'abC1', 'numberTwice'],
      ['BWAAAAA2', 'ABc1', 'numberTwice'],
      ['BWAAAAA3', 'abC2', null],
    ])
  })
})

describe('a courier’s own file', () => {
  let shop: TestShop
  let staff: TestBrowser
  let manifest: string
  let one: string
  let two: string
  beforeAll(async () => {
    const { productId, ...made } = await parcelShop()
    ;({ shop, staff } = made)
    const ids = [await makeOrder(shop.at.db, [{ productId }]), await makeOrder(shop.at.db, [{ productId }])]
    ;[one = '', two = ''] = ids.map(codeOf)
    manifest = await listOf(staff, [one, two], ARAMEX)
  })
  afterAll(() => shop.close())

  const send = (text: string, language = 'en') =>
    staff.send('POST', `/api/admin/parcels/manifests/${manifest}/numbers`, { text }, { 'accept-language': language })
  const said = async (text: string) =>
    (await send(text)).body.lines?.map(({ line, sku, number, problem }: Record<string, unknown>) => [
      ...[line, sku, number, problem],
    ])

  test('PC32: is read by the titles of its two columns, in either language', async () => {
    const expected = [
      [2, one, '720112', null],
      [3, two, '720113', null],
    ]
    expect(
      await said(
        `م,كود الطلب,العميل,رقم البوليصة,المدينة\r\n1,${one},"منى, علي",720112,القاهرة\r\n2,${two},هدى,720113,الجيزة\r\n`,
      ),
    ).toEqual(expected)
    expect(await said(`No;رمز الطلب;رقم الشحنة\n1;${one};720112\n2;${two};720113`)).toEqual(expected)
    expect(await said(`AWB\tConsignee\tReference\n720112\tMona\t${one}\n720113\tHoda\t${two}`)).toEqual(expected)
    expect(await said(`Order,Waybill,Order code\n551,720112,${one}\n552,720113,${two}`)).toEqual(expected)
  })

  test('PC32: without titles that are known it is read where its cells leave no doubt', async () => {
    expect(await said(`Nr,Mine,Tracking number\n1,${one},720112\n2,${two},720113`)).toEqual([
      [2, one, '720112', null],
      [3, two, '720113', null],
    ])
    expect(await said(`1,${one},01012345678,720112,450\n2,${two},01112345678,720113,450`)).toEqual([
      [1, one, '720112', null],
      [2, two, '720113', null],
    ])
  })

  test('PC32: where it can’t be told, it says which two columns are needed', async () => {
    for (const text of [
      `Nr,Mine,Nobody knows,City\n1,${one},720112,Cairo\n2,${two},720113,Giza`,
      `1,${one},720112,880112\n2,${two},720113,880113`,
      `Nr,Tracking number,City\n1,720112,Cairo`,
    ]) {
      const { status, body } = await send(text)
      expect([status, body.errors?.text]).toEqual([400, expect.stringContaining('“Order code” and “Tracking number”')])
    }
    expect((await send(`Nr,Tracking number,City\n1,720112,Cairo`, 'ar')).body.errors.text).toContain(
      '«كود الطلب» و«رقم التتبع»',
    )
  })

  test('PC32: a number in it that Excel has rounded is told, and nothing is read as a part of it', async () => {
    expect(await said(`Order code;Tracking number;Customer\n${one};7,20E+11;Mona\n${two};720113;Hoda`)).toEqual([
      [2, one, '7,20E+11', 'rounded'],
      [3, two, '720113', null],
    ])
  })

  test('PC32: is told how many lines there may be', async () => {
    const many = Array.from({ length: 600 }, (_, at) => `${one},${at}`).join('\n')
    expect((await send(many)).body.errors.text).toContain('500 lines at most')
    expect((await send(many, 'ar')).body.errors.text).toContain('500 سطر')
    expect((await send(`${one},1 ${' '.repeat(900_000)}`)).body.errors.text).toContain('500 lines at most')
  })
})
