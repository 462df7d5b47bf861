import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../../tests/support/books.ts'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct } from '../../../tests/support/builders.ts'
import { makePicture } from '../../../tests/support/galleries.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import type { ImportLine } from '../api.ts'

let shop: TestShop
let staff: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  await makeFee(shop.at.db)
})
beforeEach(() => shop.at.db.updateTable('products').set({ deletedAt: new Date() }).execute())
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const exported = async (query = '', headers = {}): Promise<string> =>
  (await staff.get(`/api/products/export?${query}`, headers)).body

async function send(content: string | Uint8Array<ArrayBuffer>, field = 'file', browser = staff) {
  const form = new FormData()
  form.set(field, new Blob([content]), 'products.csv')
  return browser.send('POST', '/api/products/imports', form)
}

interface Checked {
  id: string
  ignored: string[]
  counts: { state: string; count: number }[]
  lines: ImportLine[]
}

async function check(content: string | Uint8Array<ArrayBuffer>): Promise<Checked> {
  const { status, body } = await send(content)
  expect(status).toBe(201)
  return (await staff.get(`/api/products/imports/${body.id}?limit=100`)).body
}

async function carryOut({ id }: Checked): Promise<Checked> {
  expect((await staff.send('POST', `/api/products/imports/${id}`, {})).status).toBe(200)
  return (await staff.get(`/api/products/imports/${id}?limit=100`)).body
}

const counted = ({ counts }: Checked) =>
  Object.fromEntries(counts.filter(({ count }) => count > 0).map(({ state, count }) => [state, count]))
const told = ({ lines }: Checked) =>
  lines.map(({ line, state, changes, problems }) => {
    const said = problems.map((each) => ('why' in each ? each.why : `${each.column} ${each.problem}`))
    return [line, state, ...changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`), ...said]
  })

const shown = async (sku: string) => (await staff.get(`/api/products?q=${sku}`)).body.products[0]

describe('what is exported', () => {
  test('changes nothing when it is imported as it is, whatever the texts say and whoever buys meanwhile', async () => {
    const mediaId = await makePicture(shop.at.db)
    const images = [{ mediaId, alt: 'front', altAr: '' }]
    const odd = [
      {
        name: 'The "Cairo" tee, heavy; new',
        nameAr: 'تيشيرت «القاهرة»، ثقيل',
        description: 'One\nTwo\n\n"Three"',
        images,
      },
      { name: '=HYPERLINK("http://x")', nameAr: "'=1+1", description: '+20 100\n-5\t@me', descriptionAr: '- قطن' },
      { material: '- 100% cotton', care: 'Cold.\nFlat.', modelHeight: 186, sizeWorn: 'M' as const },
      { name: "'tis plain", price: 1234.56, discount: 15, sizes: [] },
    ]
    for (const fields of odd) await makeProduct(shop.at.db, fields)
    const { id } = await makeProduct(shop.at.db, {
      sizes: [
        { size: 'M', stock: 9 },
        { size: 'XL', stock: 0 },
      ],
    })
    for (const headers of [{}, { 'accept-language': 'ar' }]) {
      const file = await exported('', headers)
      await makeOrder(shop.at.db, [{ productId: id, quantity: 2 }])
      expect(counted(await check(file))).toEqual({ unchanged: 5 })
      expect(counted(await check(`\uFEFF${file.replaceAll('\r\n', '\n')}`))).toEqual({ unchanged: 5 })
    }
  })

  test('is what the filters find, with titles in the asker’s language; the template has titles alone', async () => {
    await makeProduct(shop.at.db, { name: 'Wool Coat', sizes: [{ size: 'M', stock: 0 }] })
    await makeProduct(shop.at.db, { name: 'Rain Coat' })
    const file = await exported('level=out')
    expect(file).toContain('"Wool Coat"')
    expect(file).not.toContain('Rain Coat')
    expect((await exported('template=true', { 'accept-language': 'ar' })).trim().split('\r\n')).toHaveLength(1)
    expect(await exported('template=true', { 'accept-language': 'ar' })).toContain('"رمز المنتج"')
  })
})

describe('a changed file', () => {
  test('is shown row by row, saves nothing before it is imported, then each row once', async () => {
    const { sku } = await makeProduct(shop.at.db, {
      sizes: [
        { size: 'M', stock: 10 },
        { size: 'L', stock: 4 },
      ],
    })
    const file = [
      'sku;Name;السعر;Color;Category;Stock M;مخزون L;Shelf',
      `${sku};Ink Tee;٢٥٠٫٥;;;12;;A1`,
      ';Brand new;99;أبيض;Hoodies;3;;A2',
      'BW00001;Named;10;black;t-shirts;;;',
    ].join('\r\n')
    const asked = await check(file)
    expect(asked.ignored).toEqual(['Shelf'])
    expect(told(asked)).toEqual([
      [2, 'changed', 'name: Black Tee → Ink Tee', 'price: 200 → 250.5', 'M: 10 → 12', 'L: 4 → null'],
      [
        3,
        'new',
        'name: null → Brand new',
        'price: null → 99',
        'discount: null → 0',
        'color: null → white',
        'collection: null → White',
        'category: null → Hoodies',
        'sizeGroup: null → top',
        'M: null → 3',
      ],
      [
        4,
        'new',
        'name: null → Named',
        'price: null → 10',
        'discount: null → 0',
        'color: null → black',
        'collection: null → Black',
        'category: null → T-Shirts',
        'sizeGroup: null → top',
      ],
    ])
    expect((await shown(sku)).name).toBe('Black Tee')

    const [done] = await Promise.all([carryOut(asked), carryOut(asked)])
    expect(counted(await carryOut(done))).toEqual({ done: 3 })
    expect(await shown(sku)).toMatchObject({ name: 'Ink Tee', price: 250.5, sizes: [{ size: 'M', stock: 12 }] })
    expect(await shown(asked.lines[1]?.sku ?? '')).toMatchObject({
      name: 'Brand new',
      sizes: [{ size: 'M', stock: 3 }],
    })
    expect(await shown('BW00001')).toMatchObject({ name: 'Named', sizes: [] })
    const kinds = shop.at.db.selectFrom('stockLedger').select('kind').where('kind', '=', 'imported')
    expect(await kinds.execute()).toHaveLength(3)
    expect(counted(await check(await exported()))).toEqual({ unchanged: 3 })
  })

  test('says which rows are refused, and why, with their numbers as a spreadsheet has them', async () => {
    const { sku } = await makeProduct(shop.at.db)
    const gone = (await shop.at.db.selectFrom('products').select('sku').where('deletedAt', 'is not', null).execute())[0]
    const rows = [
      'SKU,Name,Description,Price,Discount,Color,Category,Stock M,Images',
      `${sku},Fine,"two\nlines",200,0,black,T-Shirts,10,`,
      `${sku},Again,,200,0,black,T-Shirts,10,`,
      '',
      'BW1,,,0,101,red,Socks,1.5,https://elsewhere.test/a.jpg',
      `${gone?.sku},Back,,200,0,black,T-Shirts,10,`,
      'BW00002,No price,,,,,,,',
    ]
    expect(told(await check(rows.join('\n')))).toEqual([
      [2, 'changed', 'name: Black Tee → Fine', 'description:  → two\nlines'],
      [3, 'refused', 'sku skuTwice'],
      [
        5,
        'refused',
        'sku skuWrong',
        'name nameRequired',
        'price price',
        'discount discount',
        'color color',
        'category category',
        'M stock',
        'images images',
      ],
      [6, 'refused', 'sku skuGone'],
      [7, 'refused', 'price price', 'color color', 'category category'],
    ])
  })

  test('says what it is made of and on whom one sees it, and empties both where the cells are empty', async () => {
    const { sku } = await makeProduct(shop.at.db, { material: 'Wool' })
    const columns = 'sku,Material,Care in Arabic,Model’s height (cm),مقاس الموديل'
    const worn = { material: '100% cotton', careAr: 'غسيل بارد', modelHeight: 186, sizeWorn: 'M' }
    const file = `${columns},Name,Price,Color,Category,Stock M\n${sku},100% cotton,غسيل بارد,١٨٦,m,Black Tee,,,,10`
    const asked = await check(`${file}\n,100% cotton,غسيل بارد,186,M,New,1,black,Polo,1`)
    expect(told(asked)[0]?.slice(2).join()).toBe(
      'material: Wool → 100% cotton,careAr:  → غسيل بارد,modelHeight: null → 186,sizeWorn: null → M',
    )
    expect(counted(await carryOut(asked))).toEqual({ done: 2 })
    for (const { sku: each } of asked.lines) expect(await shown(each)).toMatchObject(worn)
    await carryOut(await check(`${columns}\n${sku},,,,`))
    expect(await shown(sku)).toMatchObject({ material: '', careAr: '', modelHeight: null, sizeWorn: null })
  })

  test.each([
    ['sku,modelHeight', '', 'modelHeight wornHalf'],
    ['sku,modelHeight,sizeWorn', '300,XXXL', 'modelHeight modelHeight,sizeWorn sizeWorn'],
    ['sku,sizeWorn', 'L', 'sizeWorn wornNotMade'],
    ['sku,Material', 'x'.repeat(201), 'material tooLong'],
    ['sku,sizeWorn,Stock L', 'L,4', 'sizeWorn: M → L,L: null → 4'],
  ])('that says %s: %s', async (columns, cells, why) => {
    const { sku } = await makeProduct(shop.at.db, { modelHeight: 186, sizeWorn: 'M' })
    const [row = []] = told(await check(`${columns}\n${sku},${cells}`))
    expect(row.slice(2).join()).toBe(why)
  })

  test('adds what was typed to what orders left, and leaves a number that the team has changed since', async () => {
    const { id, sku } = await makeProduct(shop.at.db)
    const file = (await exported()).replace('"10"', '"15"')
    await makeOrder(shop.at.db, [{ productId: id, quantity: 3 }])
    const asked = await check(file)
    expect(told(asked)).toEqual([[2, 'changed', 'M: 7 → 12']])
    await makeOrder(shop.at.db, [{ productId: id }])
    expect(counted(await carryOut(asked))).toEqual({ done: 1 })
    expect((await shown(sku)).sizes).toEqual([{ size: 'M', stock: 11 }])
    expect(told(await check(file))).toEqual([[2, 'refused', 'M stockMoved']])
  })

  test('what a colleague saved between the check and the import stays theirs, and the row says so', async () => {
    const [one, other] = [await makeProduct(shop.at.db), await makeProduct(shop.at.db)]
    const asked = await check(`sku,discount\n${one.sku},20\n${other.sku},20`)
    const { images: _, ...form } = one
    await staff.send('PUT', `/api/products/${one.id}`, { ...form, discount: 5 })
    expect(told(await carryOut(asked))).toEqual([
      [2, 'failed', 'discount: 0 → 20', 'Somebody saved this in the meantime. Refresh to see what changed.'],
      [3, 'done', 'discount: 0 → 20'],
    ])
    expect([(await shown(one.sku)).discount, (await shown(other.sku)).discount]).toEqual([5, 20])
  })

  test('puts pictures of the shop in another order, and keeps what is said of them', async () => {
    const [front, back] = [await makePicture(shop.at.db), await makePicture(shop.at.db)]
    const images = [
      { mediaId: front, alt: 'front', altAr: 'أمام' },
      { mediaId: back, alt: 'back', altAr: '' },
    ]
    const { sku } = await makeProduct(shop.at.db, { images })
    const [, , addresses = ''] = /("Images"|,)"((?:http[^"]+))"/s.exec(await exported()) ?? []
    const turned = addresses.split('\n').toReversed().join(' ')
    await carryOut(await check(`sku,images\n${sku},"${turned}"`))
    expect((await shown(sku)).images).toMatchObject([{ mediaId: back }, { mediaId: front, altAr: 'أمام' }])
    expect(counted(await check(`sku,images\n${sku},`))).toEqual({ unchanged: 1 })
  })
})

describe('a file that is none', () => {
  test.each([
    ['fileEmpty', ''],
    ['fileEmpty', 'sku,name\n'],
    ['fileWithoutSku', 'name,price\nTee,1'],
    ['fileColumnTwice', 'sku,name,Name\nBW00001,a,b'],
    ['fileMalformed', 'sku,name\nBW00001,"open'],
    ['fileMalformed', 'sku,name\nBW00001,a\0b'],
    ['fileNotUtf8', new Uint8Array([115, 107, 117, 10, 0xc7, 0xe1, 10])],
    ['fileOfExcel', new Uint8Array([...Buffer.from('PK'), 3, 4, 20, 0, 6, 0])],
    ['fileOfExcel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ])('is refused: %s', async (problem, content) => {
    const { status, body } = await send(content, 'file')
    const texts = { fileEmpty: 'no rows', fileWithoutSku: 'SKU', fileColumnTwice: 'twice', fileMalformed: 'quote' }
    expect([status, body.errors.file]).toEqual([
      400,
      expect.stringContaining(
        { ...texts, fileNotUtf8: 'letters', fileOfExcel: 'This is an Excel file' }[problem] ?? problem,
      ),
    ])
  })

  test('or is too large, or is none at all, or comes from who may not', async () => {
    const many = `sku\n${Array.from({ length: 5001 }, (_, at) => `BW${String(at).padStart(5, '0')}`).join('\n')}`
    expect((await send(many)).body.message).toContain('5,000 rows')
    expect((await send(`sku,name\nBW00001,"${'x'.repeat(6 * 1024 * 1024)}"`)).status).toBe(400)
    expect((await send(`sku\n${'BW00001\n\n'.repeat(700_000)}`)).status).toBe(413)
    expect((await send('sku\nBW00001', 'image')).status).toBe(400)
    expect((await staff.send('POST', '/api/products/imports', {})).status).toBe(415)
    const viewer = await shop.signedIn('viewer')
    expect((await send('sku\nBW00001', 'file', viewer)).status).toBe(403)
    expect((await staff.get('/api/products/imports/01ARZ3NDEKTSV4RRFFQ69G5FAV')).status).toBe(404)
  })

  test('what nobody came back to for a day is forgotten', async () => {
    const { id } = await check('sku\nBW00003')
    await shop.at.db
      .updateTable('productImports')
      .set({ at: new Date(Date.now() - 25 * 3600_000) })
      .where('id', '=', id)
      .execute()
    await check('sku\nBW00003')
    expect((await staff.get(`/api/products/imports/${id}`)).status).toBe(404)
  })
})
