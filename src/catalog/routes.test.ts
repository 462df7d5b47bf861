import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makePicture } from '../../tests/support/galleries.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

let shop: TestShop
let staff: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
})
afterAll(() => shop.close())

const FORM = {
  name: 'White Polo',
  nameAr: 'بولو أبيض',
  price: 649.95,
  discount: 10,
  color: 'white',
  category: 'Polo',
  sizes: [{ size: 'M', stock: 3 }],
}
const save = (overrides: object = {}, headers = {}) =>
  staff.send('POST', '/api/products', { ...FORM, ...overrides }, headers)

test('what staff save is what a stranger sees', async () => {
  const { status, body } = await save()
  expect([status, body.message]).toEqual([201, 'Product created successfully!'])
  const { product } = body
  expect(product).toMatchObject({ ...FORM, finalPrice: 584.96, collection: 'White', group: 'top', featured: false })
  expect(product._id).toBe(product.id)
  const stranger = shop.browser()
  expect((await stranger.get(`/api/products/${product.id}`)).body.product).toEqual(product)
  expect((await stranger.get(`/api/products/${product.id}/stock`)).body.sizes).toEqual(FORM.sizes)
  expect((await stranger.get('/api/products?q=بولو')).body.products).toEqual([product])
})

test('images come by our file’s id or by its address, and from nowhere else', async () => {
  const mediaId = await makePicture(shop.at.db)
  const { publicUrl } = shop.deps.settings
  const imagesOf = async (images: object[]) => (await save({ images })).body.product.images
  const url = `/media/${mediaId}/160.avif`
  const images = [{ mediaId, alt: 'Front' }, { url, alt: 'Back', altAr: 'الظهر' }, { url: publicUrl + url }]
  expect(await imagesOf(images)).toMatchObject([
    { mediaId, alt: 'Front' },
    { mediaId, url: `/media/${mediaId}/800.webp`, alt: 'Back', altAr: 'الظهر' },
    { mediaId, alt: '' },
  ])
  for (const foreign of [{ url: `https://evil.example${url}` }, { url: 'x' }, { url: `/${url}` }, {}]) {
    const { status, body } = await save({ images: [{ mediaId }, foreign] })
    expect([status, body.errors], JSON.stringify(foreign)).toEqual([
      400,
      { 'images.1.url': 'This is not the address of a picture in this shop. Please upload the picture first.' },
    ])
  }
  const { product } = (await save()).body
  const edited = await staff.send('PUT', `/api/products/${product.id}`, { ...FORM, images: [{ url }] })
  expect(edited.body.product.images).toMatchObject([{ mediaId }])
})

test('an edit and a removal answer as the spec’s pages expect', async () => {
  const { product } = (await save()).body
  const path = `/api/products/${product.id}`
  const edited = await staff.send('PUT', path, { ...FORM, name: 'Renamed', updatedAt: product.updatedAt })
  expect([edited.status, edited.body.message]).toEqual([200, 'Product updated successfully!'])
  const stale = await staff.send('PUT', path, { ...FORM, updatedAt: product.updatedAt })
  expect([stale.status, stale.body.errorCode, stale.body.details.current.name]).toEqual([409, 'STALE_EDIT', 'Renamed'])
  expect((await staff.send('DELETE', path)).status).toBe(403)
  const owner = await shop.signedIn('owner')
  expect((await owner.send('DELETE', path)).body).toEqual({ success: true, message: 'Product deleted successfully!' })
  expect((await owner.send('DELETE', path)).status).toBe(404)
  expect((await shop.browser().get(path)).status).toBe(404)
  expect((await staff.send('PUT', path, FORM)).status).toBe(404)
})

test('HT3: markup in a name is text: kept as typed, and answered as JSON and nothing else', async () => {
  for (const name of [
    '<script>alert(1)</script>',
    '</script><img src=x onerror=alert(1)>',
    '{{7*7}} #{7*7}',
    'a\u2028b <!--',
  ]) {
    const { status, body } = await save({ name, nameAr: name, description: name, descriptionAr: name })
    expect([status, body.product.name], name).toEqual([201, name])
    const { headers, body: answer } = await shop.browser().get(`/api/products/${body.product.id}`)
    expect([answer.product.name, answer.product.descriptionAr]).toEqual([name, name])
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('fields that nobody asked for are not kept', async () => {
  const { body } = await save({
    id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    sku: 'BW00000',
    finalPrice: 1,
    avgRating: 5,
    deletedAt: 'now',
  })
  expect(body.product.id).not.toBe('01ARZ3NDEKTSV4RRFFQ69G5FAV')
  expect(body.product).toMatchObject({ finalPrice: 584.96, avgRating: 0, reviewCount: 0 })
})

describe('a form is refused with the sentence that the page shows', () => {
  test.each([
    ['name', { name: ' ' }, 'Product name is required', 'اسم المنتج مطلوب'],
    ['name', { name: 'x'.repeat(121) }, 'This is too long.', 'النص أطول من المسموح.'],
    ['price', { price: undefined }, 'Price is required', 'السعر مطلوب'],
    ['price', { price: null }, 'Price is required', 'السعر مطلوب'],
    ['price', { price: '100' }, 'Price is required', 'السعر مطلوب'],
    ['price', { price: 0 }, 'Price is required', 'السعر مطلوب'],
    ['price', { price: -5 }, 'Price is required', 'السعر مطلوب'],
    ['price', { price: 10.005 }, 'A price has at most 2 decimals.', 'السعر بحد أقصى رقمين عشريين.'],
    ['price', { price: 1_000_000.01 }, 'This number is too high.', 'الرقم أكبر من المسموح.'],
    ['discount', { discount: 101 }, 'Discount must be between 0 and 100', 'الخصم بين 0 و100'],
    ['discount', { discount: -1 }, 'Discount must be between 0 and 100', 'الخصم بين 0 و100'],
    ['discount', { discount: 12.5 }, 'Discount must be between 0 and 100', 'الخصم بين 0 و100'],
    ['discount', { discount: '10' }, 'Discount must be between 0 and 100', 'الخصم بين 0 و100'],
    ['category', { category: 'Shoes' }, 'Category is required', 'الفئة مطلوبة'],
    ['category', { category: undefined }, 'Category is required', 'الفئة مطلوبة'],
    ['color', { color: 'red' }, 'Color is required', 'اللون مطلوب'],
    [
      'sizes.0.stock',
      { sizes: [{ size: 'M', stock: -1 }] },
      'Stock is a whole number from 0.',
      'المخزون رقم صحيح يبدأ من 0.',
    ],
    [
      'sizes.0.stock',
      { sizes: [{ size: 'M', stock: 1.5 }] },
      'Stock is a whole number from 0.',
      'المخزون رقم صحيح يبدأ من 0.',
    ],
    ['sizes.0.stock', { sizes: [{ size: 'M', stock: 1e9 }] }, 'This number is too high.', 'الرقم أكبر من المسموح.'],
    ['sizes.0.size', { sizes: [{ size: 'm', stock: 1 }] }, 'Please check this field.', 'راجع هذا الحقل.'],
    ['material', { material: 'x'.repeat(201) }, 'This is too long.', 'النص أطول من المسموح.'],
    ['careAr', { careAr: 'x'.repeat(601) }, 'This is too long.', 'النص أطول من المسموح.'],
    ['fit', { fit: 'x'.repeat(301) }, 'This is too long.', 'النص أطول من المسموح.'],
    [
      'modelHeight',
      { modelHeight: 119, sizeWorn: 'M' },
      'A height is a whole number from 120 to 230.',
      'الطول رقم صحيح من 120 إلى 230.',
    ],
    [
      'sizeWorn',
      { modelHeight: 186 },
      'Height and size go together: fill in both, or neither.',
      'الطول والمقاس معًا: اكتب الاثنين أو اتركهما.',
    ],
    [
      'sizeWorn',
      { modelHeight: 186, sizeWorn: 'XS' },
      'The product does not come in this size.',
      'المنتج غير متوفر بهذا المقاس.',
    ],
    [
      'images',
      { images: [{ mediaId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }] },
      undefined,
      'لم تعد هذه الصورة موجودة. ارفعها مرة أخرى.',
    ],
  ])('%s in %j', async (field, overrides, english, arabic) => {
    const [inEnglish, inArabic] = [await save(overrides), await save(overrides, { 'accept-language': 'ar-EG,ar' })]
    expect([inEnglish.status, inArabic.status, inEnglish.body.errorCode]).toEqual([400, 400, 'INVALID'])
    expect(inEnglish.body.errors).toEqual({
      [field]: english ?? 'This image is not there any more. Please upload it again.',
    })
    expect(inArabic.body.errors).toEqual({ [field]: arabic })
  })

  test('and with every field that is wrong, at once', async () => {
    const { body } = await staff.send('POST', '/api/products', {})
    expect(Object.keys(body.errors).sort()).toEqual(['category', 'color', 'name', 'price'])
  })

  test.each([
    ['a picture from elsewhere', { images: [{ mediaId: 'https://evil.example/x.jpg' }] }],
    ['a picture that is a script', { images: [{ url: 'javascript:alert(1)', mediaId: 'javascript:alert(1)' }] }],
    ['pictures that are none', { images: 'x' }],
    ['more pictures than fit', { images: Array(25).fill({ mediaId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }) }],
    ['more sizes than there are', { sizes: Array(7).fill({ size: 'M', stock: 1 }) }],
    ['a name that is a list', { name: ['a', 'b'] }],
    ['a number as large as numbers are', { price: 1e308 }],
    ['half a character', { name: '\ud83d' }],
    ['a NUL', { description: 'a\u0000b' }],
    ['a description without end', { description: 'x'.repeat(4001) }],
  ])('%s', async (_, overrides) => expect((await save(overrides)).status).toBe(400))
})

test('the last hundredth, the longest name and all sizes are fine', async () => {
  const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((size) => ({ size, stock: 100_000 }))
  const texts = { materialAr: 'ن'.repeat(200), care: 'x'.repeat(600), fitAr: 'ن'.repeat(300) }
  const worn = { modelHeight: 230, sizeWorn: 'XXL' }
  const edge = { price: 0.01, discount: 100, name: 'ن'.repeat(120), sizes, ...texts, ...worn }
  expect((await save(edge)).body.product).toMatchObject({ ...edge, finalPrice: 0 })
  expect((await save({ price: 1_000_000, discount: 0 })).body.product.finalPrice).toBe(1_000_000)
})

test('two colleagues see who leads a collection, and swap it only on purpose', async () => {
  const first = (await save({ name: 'First', featured: true })).body.product
  const clash = await save({ name: 'Second', featured: true }, { 'accept-language': 'ar' })
  expect([clash.status, clash.body.errorCode]).toEqual([409, 'FEATURED_TAKEN'])
  expect(clash.body.details.featuredProduct).toEqual({ id: first.id, name: 'First' })
  expect(clash.body.message).toContain('«First»')
  expect((await save({ name: 'Second', featured: true, replaceFeatured: true })).status).toBe(201)
  expect((await staff.get(`/api/products/${first.id}`)).body.product.featured).toBe(false)
})

test('an address that is no product’s is not one of another kind either', async () => {
  const stranger = shop.browser()
  for (const id of [
    '0',
    'null',
    '01arz3ndektsv4rrffq69g5fav',
    '%00',
    '01ARZ3NDEKTSV4RRFFQ69G5FAV%00',
    "'--",
    '../settings',
  ])
    for (const path of [`/api/products/${encodeURIComponent(id)}`, `/api/products/${encodeURIComponent(id)}/stock`])
      expect((await stranger.get(path)).status, path).toBeOneOf([400, 404])
  expect((await stranger.get('/api/products/01ARZ3NDEKTSV4RRFFQ69G5FAV')).status).toBe(404)
})
