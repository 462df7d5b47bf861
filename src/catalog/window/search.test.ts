import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOwner, NOW, productForm } from '../../../tests/support/builders.ts'
import { type TestDatabase, testDatabase } from '../../../tests/support/database.ts'
import { askedForWindow, lookAt } from '../../../tests/support/window.ts'
import { createProduct, type ProductForm } from '../save-product.server.ts'

let at: TestDatabase
const skus = new Map<string, string>()
const count = async () => (await at.db.selectFrom('products').select('id').execute()).length

const namesFor = async (q: string) => (await lookAt(at.db, { q })).products.map(({ name }) => name).sort()

beforeAll(async () => {
  at = await testDatabase(4)
  const owner = await makeOwner(at.db)
  const create = async (name: string, nameAr: string, overrides: Partial<ProductForm> = {}) => {
    const { sku } = await createProduct(at.db, productForm({ name, nameAr, ...overrides }), owner, NOW)
    skus.set(name, sku)
  }
  await create('Jilbab', 'جلابية سوداء', { category: 'Jilbab' })
  await create('Hoodie', 'هودي أبيض بسَحّاب', { category: 'Hoodies', color: 'white' })
  await create('Ahmed Shirt', 'قميص أحمد', { category: 'Shirts' })
  await create('Ala Pants', 'بنطلون على الموضة ٢٠٢٦', { category: 'Pants' })
  await create('100% Cotton_Tee \\ Café', 'تيشيرت قطن', { color: 'white' })
  await create(`O'Neill "Polo"`, 'بولو', { category: 'Polo' })
})
afterAll(() => at.close())

describe('a search finds', () => {
  test.each([
    ['جلابيه', 'Jilbab'],
    ['جلابية', 'Jilbab'],
    ['هودى', 'Hoodie'],
    ['هودي', 'Hoodie'],
    ['هـــودي', 'Hoodie'],
    ['هُودِي', 'Hoodie'],
    ['هودی', 'Hoodie'],
    ['سحاب', 'Hoodie'],
    ['احمد', 'Ahmed Shirt'],
    ['أحمد', 'Ahmed Shirt'],
    ['إحمد', 'Ahmed Shirt'],
    ['آحمد', 'Ahmed Shirt'],
    ['\u200fأحمد\u200f', 'Ahmed Shirt'],
    ['علي', 'Ala Pants'],
    ['على', 'Ala Pants'],
    ['2026', 'Ala Pants'],
    ['٢٠٢٦', 'Ala Pants'],
    ['۲۰۲۶', 'Ala Pants'],
  ])('%s, however Arabic is written: %s', async (q, name) => {
    expect(await namesFor(q)).toEqual([name])
  })

  test.each([
    ['hoodie', ['Hoodie']],
    ['HOODIE', ['Hoodie']],
    ['ｈｏｏｄｉｅ', ['Hoodie']],
    ['ood', ['Hoodie']],
    ['  shirt   ahmed ', ['Ahmed Shirt']],
    ['white hoodies', ['Hoodie']],
    ['هودي white', ['Hoodie']],
    ['black hoodie', []],
    ['hoodie shirt', []],
  ])('%j in English, each word anywhere', async (q, names) => {
    expect(await namesFor(q)).toEqual(names)
  })

  test.each(['ابيض', 'أبيض', 'بيضاء', 'بيضا', 'white'])('all that is white, for %s', async (q) => {
    expect(await namesFor(q)).toEqual(['100% Cotton_Tee \\ Café', 'Hoodie'])
  })

  test('a product by its code, also in Arabic digits and small letters', async () => {
    const sku = skus.get('Hoodie') ?? ''
    const arabic = sku.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    for (const code of [sku, sku.toLowerCase(), arabic]) expect(await namesFor(code), code).toEqual(['Hoodie'])
  })

  test('everything for nothing, and nothing for what is nowhere', async () => {
    for (const empty of ['', '   ', '\u200f', 'ـ', '\u064b']) expect((await namesFor(empty)).length, empty).toBe(6)
    expect(await namesFor('قبعة')).toEqual([])
  })
})

describe('a search takes literally', () => {
  const special = ['100% Cotton_Tee \\ Café']

  test.each([
    ['100%', special],
    ['%', special],
    ['n_t', special],
    ['_', special],
    ['\\', special],
    ['%%%', []],
    ['h%e', []],
    ['h_odie', []],
    ['\\%', []],
    ["'", [`O'Neill "Polo"`]],
    ['"polo"', [`O'Neill "Polo"`]],
  ])('%j', async (q, names) => {
    expect(await namesFor(q)).toEqual(names)
  })

  test.each([
    "' OR 1=1--",
    "'; drop table products; --",
    "x' union select * from accounts --",
    "') or pg_sleep(5) is null --",
    '$1',
    ':q',
    '(a+)+$',
    '[[:alpha:]]*',
    '{"$ne":null}',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '😀',
    '%'.repeat(100),
    'z '.repeat(50),
  ])('FZ1: %j, which is no product, quickly and without harm', async (q) => {
    const from = performance.now()
    expect(await namesFor(q)).toEqual([])
    expect(performance.now() - from).toBeLessThan(3000)
    expect(await count()).toBe(6)
  })
})

test('a search is as long as a search is', () => {
  expect(askedForWindow({ q: 'x'.repeat(100) }).q?.length).toBe(100)
  expect(() => askedForWindow({ q: 'x'.repeat(101) })).toThrow('tooLong')
})
