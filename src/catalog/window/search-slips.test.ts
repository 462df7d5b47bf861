import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOwner, NOW, productForm } from '../../../tests/support/builders.ts'
import { type TestDatabase, testDatabase } from '../../../tests/support/database.ts'
import { lookAt } from '../../../tests/support/window.ts'
import { shop } from '../../i18n/ar/shop.ts'
import { CATEGORIES, type Category } from '../product.ts'
import { createProduct } from '../save-product.server.ts'

const GARMENTS: [Category, string, string][] = [
  ['Hoodies', 'Heavy Hoodie', 'هودي ثقيل'],
  ['Hoodies', 'Zip Hoodie', 'هودي بسحّاب'],
  ['Hoodies', 'Crew Sweatshirt', 'سويت شيرت برقبة دائرية'],
  ['T-Shirts', 'Everyday Tee', 'تيشيرت كل يوم'],
  ['T-Shirts', 'Oversized Tee', 'تيشيرت واسع'],
  ['T-Shirts', 'Long-Sleeve Tee', 'تيشيرت بأكمام طويلة'],
  ['T-Shirts', 'Pocket Tee', 'تيشيرت بجيب'],
  ['Pants', 'Cargo Pants', 'بنطلون كارجو'],
  ['Pants', 'Straight Pants', 'بنطلون مستقيم'],
  ['Pants', 'Joggers', 'بنطلون جوجرز'],
  ['Polo', 'Piqué Polo', 'بولو بيكيه'],
  ['Shirts', 'Poplin Shirt', 'قميص بوبلين'],
  ['Jackets', 'Bomber Jacket', 'جاكيت بومبر'],
  ['Jilbab', 'Flowing Jilbab', 'جلباب انسيابي'],
  ['Accessories', 'Cotton Cap', 'كاب قطني'],
  ['Accessories', 'Canvas Tote', 'حقيبة قماشية'],
  ['Accessories', 'Ribbed Socks', 'جوارب مضلّعة'],
]

let at: TestDatabase

const look = async (q: string, query: object = {}) => (await lookAt(at.db, { q, ...query })).products
const categories = async (q: string) => [...new Set((await look(q)).map(({ category }) => category))].sort()
const namesFor = async (q: string, query: object = {}) => (await look(q, query)).map(({ name }) => name).sort()

beforeAll(async () => {
  at = await testDatabase(4)
  const owner = await makeOwner(at.db)
  for (const [category, name, nameAr] of GARMENTS)
    await createProduct(at.db, productForm({ name, nameAr, category }), owner, NOW)
  await createProduct(
    at.db,
    productForm({ name: 'Numbered', nameAr: 'مرقّم', category: 'Limited Edition', color: 'white' }),
    owner,
    NOW,
  )
})
afterAll(() => at.close())

const SAYINGS: Partial<Record<Category, string>> = {
  Hoodies:
    'hoodie hoodies hoody Hoddie hoddies hodie hooodie hoodei هودي هودى الهودي هوديز هودييز هدوي هوديضض سويت_شيرت سويتشيرت',
  'T-Shirts':
    'tshirt tshirts t-shirt t-shirts T_shirt tee TEES tshrit tshirrt تيشيرت تيشيرتات التيشيرت تي_شيرت تشيرت تيشرت تيشيرتت',
  Pants: 'pants pant trousers trouser pnats trousrs bottoms بنطلون بناطيل البنطلون بنطال بنطلن بنطلوون سروال jogers',
  Jilbab: 'jilbab jilbabs galabeya galabia galabeyya jalabiya جلابية جلابيه الجلابية جلباب جلابيب جلبيه الجلباب jilbba',
  Jackets: 'jacket jackets jaket jackte kacket جاكيت جاكت الجاكيت جواكت جاكيتات جاكييت سترة',
  Polo: 'polo polos polo_shirt بولو البولو بوولو pique',
  Accessories: 'accessories accessory accesories acessories إكسسوارات اكسسوارات اكسسوار اكسيسوارات الاكسسوارات',
  'Limited Edition': 'limited limited_edition limted إصدار_محدود اصدار محدود numberd',
}

describe('one finds what one means', () => {
  for (const [category, sayings] of Object.entries(SAYINGS))
    test.each(sayings.split(/\s+/).map((word) => word.replaceAll('_', ' ')))(`${category}: %s`, async (q) => {
      expect(await categories(q)).toEqual([category])
    })

  test.each([
    ['cap', ['Cotton Cap']],
    ['hat', ['Cotton Cap']],
    ['طاقية', ['Cotton Cap']],
    ['طاقيه', ['Cotton Cap']],
    ['قبعة', ['Cotton Cap']],
    ['شراب', ['Ribbed Socks']],
    ['الشرابات', ['Ribbed Socks']],
    ['جوارب', ['Ribbed Socks']],
    ['sock', ['Ribbed Socks']],
    ['شنطة', ['Canvas Tote']],
    ['زيب هودي', []],
    ['هودي بسحاب', ['Zip Hoodie']],
    ['zip hoddie', ['Zip Hoodie']],
    ['heavy sweatshirt black', ['Heavy Hoodie']],
    ['هودي، ثقيل', ['Heavy Hoodie']],
    ['bomber jaket اسود', ['Bomber Jacket']],
    ['hoodie pants', []],
    ['white hoodie', []],
  ])('%s: %j', async (q, names) => {
    expect(await namesFor(q)).toEqual(names)
  })

  test('by the Arabic name that the shop gives each category', async () => {
    for (const category of CATEGORIES.filter((each) => each !== 'Accessories')) {
      const name = shop.products.categories[category]
      expect(await categories(name), name).toContain(category)
    }
    expect(await categories(shop.products.categories.Accessories)).toEqual(['Accessories'])
  })

  test('a shirt is no t-shirt, and a tshirt no sweatshirt, in both languages', async () => {
    for (const q of ['shirt', 'shirts', 'قميص', 'القمصان']) expect(await namesFor(q), q).toEqual(['Poplin Shirt'])
    expect(await namesFor('sweatshirt')).not.toContain('Everyday Tee')
  })

  test('and first what is called so, then what is called by another word for it, then what is only of its kind', async () => {
    const owner = await makeOwner(at.db)
    const later = new Date(NOW.getTime() + 1000)
    const pullover = { name: 'Half Pullover', nameAr: 'نصف كُمّ', category: 'Hoodies' } as const
    await createProduct(at.db, productForm(pullover), owner, later)
    const order = async (q: string) => (await look(q)).map(({ name }) => name)
    for (const q of ['hoodie', 'hoodies', 'Hoddie', 'هودي', 'هوديز', 'black hoodie', 'هودي أسود']) {
      const found = await order(q)
      expect(found.slice(0, 2).sort(), q).toEqual(['Heavy Hoodie', 'Zip Hoodie'])
      expect(found.slice(2), q).toEqual(['Crew Sweatshirt', 'Half Pullover'])
    }
    expect((await order('sweatshirt'))[0]).toBe('Crew Sweatshirt')
    await at.db.updateTable('products').set({ deletedAt: later }).where('name', '=', pullover.name).execute()
  })

  test('and first what begins with it', async () => {
    const owner = await makeOwner(at.db)
    for (const [hour, name] of ['Seamed Vest', 'Unseamed Vest'].entries())
      await createProduct(
        at.db,
        productForm({ name, category: 'Shirts' }),
        owner,
        new Date(NOW.getTime() + hour * 3.6e6),
      )
    const order = async (query: object) => (await look('seamed', query)).map(({ name }) => name)
    expect(await order({})).toEqual(['Seamed Vest', 'Unseamed Vest'])
    await at.db.updateTable('products').set({ price: 100 }).where('name', '=', 'Unseamed Vest').execute()
    expect(await order({ sort: 'price-asc' })).toEqual(['Unseamed Vest', 'Seamed Vest'])
    await at.db.updateTable('products').set({ deletedAt: NOW }).where('name', 'like', '%eamed Vest').execute()
  })
})

test.each([
  ...['zzz', 'xyz', 'asdf', 'qwerty', 'banana', 'carton', 'phone', 'garbage', 'shoe', 'shoes', 'laptop', 'lorem ipsum'],
  ...['ساعة', 'موبايل', 'كتاب', 'سيارة', 'حذاء', 'كلام فارغ', 'ضضض', 'شششش'],
  ...[
    'hoodiehoodiehoodie',
    'h00die',
    'h_odie',
    'BW1234567',
    'asdf hoodie',
    'hddoei',
    'p0lo',
    'xoodie x',
    'tttshirt zzz',
  ],
])('%s is nothing that the shop has', async (q) => {
  expect(await namesFor(q)).toEqual([])
})

test('what was found by near words says so', async () => {
  const near = async (q: string, query: object = {}) => (await lookAt(at.db, { q, ...query })).isNear
  expect(await Promise.all(['hoddie', 'هوديي'].map((q) => near(q)))).toEqual([true, true])
  expect(await Promise.all(['', 'hoodie', 'هودى', 'zzz'].map((q) => near(q)))).toEqual([false, false, false, false])
})

test('a code is never guessed: one digit off is another product', async () => {
  const [{ sku = '' } = {}] = await look('zip hoodie')
  const last = Number(sku.at(-1))
  const others = Array.from({ length: 9 }, (_, step) => `${sku.slice(0, -1)}${(last + step + 1) % 10}`)
  expect(await namesFor(sku)).toEqual(['Zip Hoodie'])
  for (const other of others) expect(await namesFor(other), other).not.toContain('Zip Hoodie')
})

test('filters do not make a good word bad: what is filtered away is not replaced by what sounds alike', async () => {
  expect(await namesFor('hoodie', { color: 'white' })).toEqual([])
  expect(await namesFor('hoddie', { color: 'black', category: 'Hoodies' })).toHaveLength(3)
  expect(await namesFor('hoddie', { category: 'Pants' })).toEqual([])
  const { facets } = await lookAt(at.db, { q: 'hoddie', category: 'Pants' })
  expect(facets.category.Hoodies).toBe(3)
})

test('a search of hostile length and strangeness is answered like every other', async () => {
  for (const q of [
    'hoddie '.repeat(14),
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
    'ض'.repeat(100),
    'hodie jaket pnats tshrt jilbba poloo acesories sokcs',
    `${'%_'.repeat(40)} ال`,
    'ال ال ال',
    'الالالالال',
    '\'"\\ {} [] , null',
  ])
    expect(Array.isArray(await namesFor(q)), q).toBe(true)
})
