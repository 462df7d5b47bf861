import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct } from '../../../tests/support/builders.ts'
import { check, codeOf, fileOf, readSettlement, sendFile, TOTAL, told } from '../../../tests/support/parcels.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { folded } from '../courier-titles.ts'
import { codeIn, guessColumns, readCells, readingFor } from './read-lines.ts'

let shop: TestShop
let staff: TestBrowser
let code: string
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  await makeFee(shop.at.db)
  const { id } = await makeProduct(shop.at.db, { price: 12_450, sizes: [{ size: 'M', stock: 9 }] })
  const order = await makeOrder(shop.at.db, [{ productId: id, price: 12_450 }])
  const parcel = { courier: 'Bosta', trackingNumber: '' }
  await staff.send('PUT', `/api/orders/${order}/status`, { status: 'shipped', parcel })
  code = codeOf(order)
})
afterAll(() => shop.close())

const utf16 = (text: string, order: 'le' | 'be', mark = true): Uint8Array<ArrayBuffer> => {
  const bytes = Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le')
  return new Uint8Array(order === 'le' ? bytes : bytes.swap16())
}

/** Windows-1256, as Excel in Egypt writes a CSV: رقم الطلب;الحالة;المبلغ المحصّل, and below a code ;تم التسليم;12500 ج.م */
const WINDOWS_TITLES = 'd1dee320c7e1d8e1c83bc7e1cdc7e1c93bc7e1e3c8e1db20c7e1e3cdd5f8e10d0a'
const WINDOWS_ROW = '3bcae320c7e1cad3e1ede33b313235303020cc2ee30d0a'
/** The same row below titles of the courier's own: كود الطرد;ما حدث;المحصل */
const WINDOWS_UNKNOWN = 'dfe6cf20c7e1d8d1cf3be3c720cdcfcb3bc7e1e3cdd5e10d0a'
const windows = (titles: string, code: string, row = WINDOWS_ROW): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...Buffer.from(titles, 'hex'), ...Buffer.from(code), ...Buffer.from(row, 'hex')])

const TITLES = Buffer.from('Code,Status,Amount\n')

describe('a courier’s file', () => {
  test.each([
    [
      'commas, as Excel writes it',
      (c: string) => `\uFEFFOrder reference,Status,COD amount\r\n${c},Delivered,"12,500.00"`,
    ],
    [
      'semicolons and a comma for the decimals',
      (c: string) => `Order reference;Status;COD amount\n${c};Delivered;12500,00`,
    ],
    ['tabs', (c: string) => `Order reference\tStatus\tCOD amount\r${c}\tDelivered\t12500`],
    ['Arabic titles, words and digits', (c: string) => `رقم الطلب;الحالة;المبلغ المحصّل\n${c};تم التسليم;١٢٬٥٠٠٫٠٠ ج.م`],
    ['a code that Excel keeps as text', (c: string) => `SKU,State,Amount\n"=""${c}""",delivered,EGP 12500`],
    ['UTF-16 with its mark', (c: string) => utf16(`رقم الطلب\tالحالة\tالمبلغ\n${c}\tمسلّم\t12500`, 'le')],
    ['UTF-16 the other way round', (c: string) => utf16(`Code\tStatus\tAmount\n${c}\tDelivered\t12500`, 'be')],
    ['the letters of an Arabic Windows', (c: string) => windows(WINDOWS_TITLES, c)],
    ['UTF-16 without a mark', (c: string) => utf16(`Code\tStatus\tAmount\n${c}\tDelivered\t12500`, 'le', false)],
    [
      'invisible marks around the code',
      (c: string) => `Code,Status,Amount\n\u200F${c.toLowerCase()}\u202C ,Delivered,12500`,
    ],
  ])('PC11: is read with %s', async (_, file) => {
    expect(told(await check(staff, file(code)))).toEqual(['ready delivered'])
  })

  test.each([
    ['nothing', ''],
    ['titles alone', 'Order reference,Status,COD amount\r\n'],
    ['one column', `Order reference\n${'BW123456'}`],
    ['a column twice', 'Status,Status,COD amount\nBW123456,Delivered,1'],
    ['a quote that does not end', 'Order reference,Status,COD amount\n"BW123456,Delivered,1'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0xd8, 0xc3, 0x28])],
    ['a French Windows', new Uint8Array([0xc9, ...Buffer.from('TAT,CODE,SOMME\nBW123456,1,1')])],
    ['a German Windows', new Uint8Array([...TITLES, 0xc4, ...Buffer.from('rger, K'), 0xf6, ...Buffer.from('ln,1')])],
    // BW123456,تم التوصيل,1 in ISO 8859-6.
    [
      'an alphabet before Windows',
      new Uint8Array([...TITLES, ...Buffer.from('42573132333435362ccae520c7e4cae8d5eae42c31', 'hex')]),
    ],
    ['letters of Windows', new Uint8Array([...Buffer.from('Code,Status\n'), 0xd1, 0xde, 0xe3, 0x2c, 0x31])],
  ])('PC12: of %s is refused, and nothing is kept', async (_, file) => {
    const before = await shop.at.db.selectFrom('settlements').select('id').execute()
    const { status, body } = await sendFile(staff, file)
    expect([status, Object.keys(body.errors)]).toEqual([400, ['file']])
    expect(await shop.at.db.selectFrom('settlements').select('id').execute()).toEqual(before)
  })

  test('PC8: from an Arabic Windows, with titles that nobody knows, is kept until its columns are named', async () => {
    const checked = await check(staff, windows(WINDOWS_UNKNOWN, code))
    expect([checked.settlement.isReadable, checked.lines]).toEqual([false, []])
    const columns = { code: 'كود الطرد', outcome: 'ما حدث', amount: 'المحصل' }
    const said = { columns, words: {} }
    const path = `/api/admin/parcels/settlements/${checked.id}/reading`
    expect((await staff.send('PUT', path, said)).status).toBe(200)
    expect(told(await readSettlement(staff, checked.id))).toEqual(['ready delivered'])
  })

  test('PC12: of Excel itself is told apart: it is to be saved as CSV', async () => {
    const { status, body } = await sendFile(staff, new Uint8Array([...Buffer.from('PK'), 3, 4, 20, 0, 6, 0]))
    expect([status, body.errors.file]).toEqual([400, expect.stringContaining('This is an Excel file')])
  })

  test('PC13: of 5,000 rows is looked through, of one more or above 5 MB it is refused', async () => {
    const rows = (count: number) =>
      fileOf(...Array.from({ length: count }, (_, at) => [`BW${String(at).padStart(6, '0')}`, 'Delivered', 1] as const))
    const whole = await sendFile(staff, rows(5000))
    expect(whole.status).toBe(201)
    expect((await sendFile(staff, rows(5001))).status).toBe(413)
    expect((await sendFile(staff, `Code,Status,Amount\n${'x'.repeat(6 * 1024 * 1024)}`)).status).toBe(413)
    const wide = await sendFile(staff, `${Array.from({ length: 70 }, (_, at) => `C${at}`).join()}\n1`)
    expect([wide.status, wide.body.errors.file]).toEqual([400, expect.stringContaining('up to 60 columns')])
  })

  test('PC14: what would be a formula is text, here and in what is exported', async () => {
    const checked = await check(staff, fileOf(['"=HYPERLINK(""http://x"")"', '=1+1', '=2+2']))
    expect(told(checked)).toEqual(['wordUnknown'])
    expect(checked.lines[0]?.code).toBe('=HYPERLINK("HTTP://X")')
    expect(told(await check(staff, fileOf([`'${code}`, 'Delivered', '-12500'])))).toEqual(['amountUnreadable'])
    expect(told(await check(staff, fileOf([code, 'Delivered', '1e9'])))).toEqual(['amountUnreadable'])
    expect(told(await check(staff, fileOf([code, 'Delivered', '0x30d4'])))).toEqual(['amountUnreadable'])
    expect(told(await check(staff, fileOf([code, 'Delivered', '"12500.001"'])))).toEqual(['amountUnreadable'])
  })

  test('PC15: a code is compared, never searched: wildcards and SQL find nothing', async () => {
    const file = fileOf(
      ['BW%', 'Delivered', TOTAL],
      ["' or 1=1 --", 'Delivered', TOTAL],
      ['x'.repeat(5000), 'Delivered', 1],
    )
    expect(told(await check(staff, file))).toEqual(['unknownCode', 'unknownCode', 'codeMissing'])
  })
})

test('columns are guessed by what they are called, never two parts from one', () => {
  expect(guessColumns(['AWB', 'Order Ref.', 'COD', 'Delivery Status', 'Fees'])).toEqual({
    code: 'Order Ref.',
    amount: 'COD',
    outcome: 'Delivery Status',
    fee: 'Fees',
  })
  expect(guessColumns(['رقم البوليصة', 'قيمة التحصيل', 'حالة الشحنة', 'مصاريف الشحن'])).toEqual({
    code: 'رقم البوليصة',
    amount: 'قيمة التحصيل',
    outcome: 'حالة الشحنة',
    fee: 'مصاريف الشحن',
  })
  expect(guessColumns(['Weather', 'Mood'])).toEqual({})
})

test('what was said of a courier’s columns wins, as far as the file has them', () => {
  const remembered = { columns: { code: 'AWB', amount: 'Gone' }, words: {} }
  expect(readingFor(['AWB', 'Order', 'COD'], remembered).columns).toEqual({ code: 'AWB', amount: 'COD' })
})

test('words of the same letters are the same word, however they are written', () => {
  expect(new Set(['مُسلَّمة', 'مسلمه ', ' مسلمة'].map(folded)).size).toBe(1)
  expect(codeIn(' ="BW12AB34" ')).toBe('BW12AB34')
  const reading = { columns: { code: 'c', amount: 'a', outcome: 'o' }, words: { constructor: 'left' as const } }
  expect(readCells(['BW1', '5', 'toString'], ['c', 'a', 'o'], reading).outcome).toBeNull()
})
