import { newId } from '#lib/id.server.ts'
import { testBrowser } from '../../support/browser.ts'
import { orderForm } from '../../support/order-form.ts'
import { picture, uploadOf } from '../../support/pictures.ts'
import { dayIn } from '../../support/pre-orders.ts'
import { type Attacked, addressOf, bilingual, both, formula, type HostileProduct, sent } from './hostile-forms.ts'

const PRICE = 200

export async function saySettings({ owner, words }: Attacked): Promise<void> {
  const { settings } = await sent(owner, 'GET', '/api/admin/settings')
  const text = () => bilingual(words, 4000)
  const sections = {
    contact: {
      settings: { ...settings, name: words(60), address: bilingual(words, 500), hours: bilingual(words, 500) },
    },
    social: { settings: { social: [{ name: words(30), url: 'https://nowhere.invalid/"><img src=x onerror=ran()>' }] } },
    delivery: { texts: { policies: { shipping: text() } } },
    policies: { texts: { policies: { returns: text(), payment: text(), privacy: text(), terms: text() } } },
    about: { texts: { about: text() } },
    mail: { settings: { mail: { sender: words(60), replyTo: '' } } },
    preOrders: {
      settings: {
        preOrders: {
          ...settings.preOrders,
          ...{ isOpen: true, releaseOn: dayIn(30), shipsOn: dayIn(40), benefits: bilingual(words, 1000) },
        },
      },
    },
  }
  for (const [section, form] of Object.entries(sections)) await sent(owner, 'PUT', `/api/settings/${section}`, form)
}

export async function fillCatalogue({ owner, words }: Attacked) {
  const upload = uploadOf(await picture(600, 750).png().toBuffer(), 'picture.png', 'image/png')
  const { public_id: mediaId } = await sent(owner, 'POST', '/api/cloudinary/upload', upload)
  const product = async (color: 'black' | 'white') => {
    const texts = { ...both(words, 'name', 120), ...both(words, 'description', 4000), ...both(words, 'material', 120) }
    const more = { ...both(words, 'care', 500), ...both(words, 'fit', 300), ...both(words, 'alt', 200) }
    const named = { ...texts, ...more, name: formula(words, 120) }
    const { alt, altAr, ...rest } = named as Record<string, string>
    const sizes = [{ size: 'M', stock: 50 }]
    const kind = {
      color,
      category: 'T-Shirts',
      price: PRICE,
      sizes,
      images: [{ mediaId, alt, altAr }],
      featured: true,
      replaceFeatured: true,
    }
    return (await sent(owner, 'POST', '/api/products', { ...rest, ...kind, stockReason: words(200) })).product
  }
  const products = [await product('black'), await product('white')]
  const items = [
    {
      mediaId,
      ...both(words, 'title', 120),
      ...both(words, 'description', 1000),
      ...both(words, 'alt', 200),
      tags: [words(40)],
      tagsAr: [words(40)],
      products: products.map(({ id }) => id),
    },
  ]
  const gallery = { ...both(words, 'name', 120), ...both(words, 'description', 2000), items, featured: true }
  const { id: galleryId } = (await sent(owner, 'POST', '/api/gallery', gallery)).gallery
  const coming = await sent(owner, 'POST', '/api/coming', { mediaId, ...both(words, 'alt', 200), collection: 'white' })
  const code = {
    ...{ code: `H${Date.now()}`, discountType: 'percentage', discountValue: 1, maxUsage: 9, maxUsagePerUser: 9 },
    ...{ ...both(words, 'name', 120), ...both(words, 'description', 500), isPublic: true },
    ...{ validFrom: new Date().toISOString(), validUntil: new Date(Date.now() + 86_400_000).toISOString() },
  }
  const promo = await sent(owner, 'POST', '/api/promo-codes', code)
  await sent(owner, 'PUT', '/api/search-synonyms', {
    // Three words at most.
    synonyms: [{ words: ['<svg/onload=ran()>', '"><svg/onload=ran()>'] }],
  })
  return { products, galleryId, coming, promoId: promo.data.promoCode.id as string }
}

export function hostileOrder(
  words: Attacked['words'],
  email: string,
  { id: productId, finalPrice: price }: HostileProduct,
) {
  const shippingAddress = addressOf(words, email)
  const guestInfo = { name: formula(words, 120), email, phone: '01123456789' }
  return orderForm({ productId, price }, { shippingAddress, guestInfo })
}

/** Tended by the team until it has come, then brought back, with words wherever there is room for some. */
export async function orderAndReturn({ url, owner, words }: Attacked, product: HostileProduct) {
  const guest = testBrowser(url)
  const email = `guest${Date.now()}@example.com`
  const { order } = await sent(guest, 'POST', '/api/orders/guest', hostileOrder(words, email, product))
  const path = `/api/orders/${order.id}`
  await sent(owner, 'POST', `/api/admin${path.slice(4)}/notes`, { body: words(1000) })
  const courier = await sent(owner, 'POST', '/api/couriers', {
    name: words(60),
    page: 'https://nowhere.invalid/{number}',
  })
  const parcel = { courier: courier.courier.name, trackingNumber: '7234118902' }
  await sent(owner, 'PUT', `${path}/approve-cod`)
  await sent(owner, 'PUT', `${path}/status`, { status: 'shipped', note: words(300), parcel })
  await sent(owner, 'PUT', `${path}/status`, { status: 'delivered', note: words(300) })
  const wish = {
    orderSku: order.sku,
    reason: 'other',
    message: words(1000),
    payTo: { by: 'instapay', to: '01012345678' },
  }
  const { return: asked } = await sent(guest, 'POST', '/api/returns', wish)
  await sent(owner, 'PUT', `/api/returns/${asked.id}/note`, { note: words(1000), was: '' })
  await sent(owner, 'PUT', `/api/returns/${asked.id}/state`, { from: 'requested', to: 'approved', words: words(500) })
  await sent(owner, 'PUT', `/api/returns/${asked.id}/state`, { from: 'approved', to: 'received', words: words(500) })
  const money = { amount: PRICE, refunded: 0, how: 'cash', reference: words(120), words: words(500) }
  await sent(owner, 'POST', `/api/returns/${asked.id}/refund`, money)
  return { guest, orderId: order.id as string, sku: order.sku as string, returnId: asked.id as string, email }
}

/** Somebody with an account: their name, address, order, review and pre-order; and the team's note about them. */
export async function signUpAndReview({ url, owner, words }: Attacked, product: HostileProduct) {
  const member = testBrowser(url)
  const email = `member${Date.now()}@example.com`
  const password = 'a good long word'
  member.token = (
    await sent(member, 'POST', '/api/auth/signup', { email, password, full_name: formula(words, 120) })
  ).token
  await sent(member, 'POST', '/api/addresses', { ...addressOf(words, email), isDefault: true })
  const { order } = await sent(member, 'POST', '/api/orders', hostileOrder(words, email, product))
  for (const status of ['paid', 'shipped', 'delivered'])
    await sent(owner, 'PUT', `/api/orders/${order.id}/status`, { status })
  const said = { productId: product.id, rating: 5, comment: words(1000) }
  const { review } = await sent(member, 'POST', '/api/reviews', said)
  await sent(owner, 'PATCH', `/api/reviews/admin/${review.id}/status`, { status: 'approved' })
  await sent(owner, 'PATCH', `/api/reviews/${review.id}/featured`, { featured: true })
  const { version } = await sent(member, 'GET', '/api/cart')
  const items = [{ productId: product.id, size: 'M', quantity: 1 }]
  await sent(member, 'PUT', '/api/cart', { items, version })
  const { customers } = await sent(owner, 'GET', `/api/customers?q=${email}`)
  await sent(owner, 'POST', `/api/customers/${customers[0].id}/notes`, { text: words(2000) })
  const { preOrder } = await sent(member, 'POST', '/api/pre-orders', {
    color: 'black',
    size: 'L',
    quantity: 1,
    price: 85,
  })
  return {
    member,
    email,
    customerId: customers[0].id as string,
    orderId: order.id as string,
    preOrderId: preOrder.id as string,
  }
}

/** Files that somebody brings, a parcel that waits, and what strangers searched for and came from. */
export async function bringFiles({ url, owner, words }: Attacked, product: HostileProduct) {
  const { order } = await sent(
    testBrowser(url),
    'POST',
    '/api/orders/guest',
    hostileOrder(words, 'waits@example.com', product),
  )
  const { couriers } = await sent(owner, 'GET', '/api/couriers')
  const courier = couriers.find(({ name }: { name: string }) => name.includes('ran()'))
  const { id: manifestId } = await sent(owner, 'POST', '/api/admin/parcels/manifests', { courierId: courier.id })
  await sent(owner, 'POST', `/api/admin/parcels/manifests/${manifestId}/orders`, { codes: [order.sku] })
  const cell = (most: number): string => `"${words(most).replaceAll('"', '""')}"`
  const file = (...rows: string[]): FormData => {
    const form = new FormData()
    form.set('file', new Blob([rows.join('\n')]), `${words(60)}.csv`)
    return form
  }
  const settlement = file(
    `رقم الطلب,الحالة,المبلغ,${cell(100)}`,
    `BW000000,${cell(100)},250,${cell(100)}`,
    `BW000001,${cell(100)},9,`,
  )
  const settled = await sent(owner, 'POST', `/api/couriers/${courier.id}/settlements`, settlement)
  const products = file(`sku,name,price,${cell(60)}`, `BW00000,${cell(100)},1,`, `,${cell(100)},${cell(60)},`)
  const imported = await sent(owner, 'POST', '/api/products/imports', products)
  const about = { page: `/${words(200)}`, sessionId: `session_${newId()}` }
  const utm = `utm_source=${encodeURIComponent(words(60))}`
  await sent(testBrowser(url), 'POST', '/api/analytics/website-visit', { ...about, type: 'visit', utm })
  const referred = { page: '/', sessionId: `session_${newId()}`, type: 'visit', referrer: words(300) }
  await sent(testBrowser(url), 'POST', '/api/analytics/website-visit', referred)
  const searched = { ...about, type: 'search', words: words(60) }
  await sent(testBrowser(url), 'POST', '/api/analytics/website-visit', searched)
  return {
    manifestId: manifestId as string,
    settlementId: settled.id as string,
    importId: imported.id as string,
    waitingId: order.id as string,
  }
}
