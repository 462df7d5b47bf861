import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '../../src/app.server.ts'
import { nameOf } from '../../src/lib/route.server.ts'
import { makeHostileShop } from '../journeys/support/hostile-desk.ts'
import { typedForms } from '../journeys/support/hostile-forms.ts'
import { sendMailOf } from '../support/account-mail.ts'
import { makeFee } from '../support/builders.ts'
import { HOSTILE, openHostile } from '../support/hostile-words.ts'
import { type TestShop, testShop } from '../support/shop.ts'
import { textFieldsOf, textsIn } from './typed-fields.ts'

/** Made over the same columns, and shown at the same places. */
const SAME: Record<string, string> = {
  'PUT /products/:id': 'POST /products',
  'PUT /gallery/:id': 'POST /gallery',
  'PUT /promo-codes/:id': 'POST /promo-codes',
  'PUT /coming/:id': 'POST /coming',
  'PUT /addresses/:id': 'POST /addresses',
  'PUT /admin/orders/:id/notes/:note': 'POST /admin/orders/:id/notes',
  'PUT /customers/:id/notes/:note': 'POST /customers/:id/notes',
}

/** What is nobody's to choose freely, or is shown to nobody. */
const NOT_SHOWN: [RegExp, string][] = [
  [/ (password|confirmPassword|currentPassword)$/, 'kept as a hash'],
  [/ (code|token|state|iss|ticket)$/, 'sealed by the shop or the provider: anything else is refused'],
  [/[ .](updatedAt|was|version|before|seen\.\w+)$/, 'what a page saw: compared, never kept'],
  [
    / (opensAt|validFrom|validUntil|settings\.preOrders\.(releaseOn|shipsOn|takesUntil)|timestamp)$/,
    'a day or an hour',
  ],
  [
    /[ .\]](product|productId|productIds\[\]|cartId|public_id|id|_id)$/,
    'names what is there: anything else is not found',
  ],
  [/(^POST \/auth\/login |shippingAddress\.|guestInfo\.)email$/, 'an e-mail, or refused'],
  [/[ .](city|country)$/, 'one of the list, or refused'],
  [/ (images\[\]\.url|image|items\[\]\.src)$/, 'the shop’s own picture, or refused'],
  [/^(POST|PUT) \/couriers(\/:id)? page$/, 'an https address with {number} in it, or refused'],
  [
    /^(?!PUT \/orders\/:id\/status).* ((orders\[\]\.)?parcel\.)?courier$/,
    'the name of a courier that is there, or refused',
  ],
  [/^POST \/pre-orders (color|size)$/, 'one of the catalogue’s, or refused'],
  [/ promoCode\.code$/, 'the code of one that is there, or refused'],
  [/^POST \/promo-codes\/validate code$/, 'the code of one that is there, or refused'],
  [/^POST \/cart-validation\/validate cartItems\[\]\.name$/, 'answered to whoever sent it, and kept nowhere'],
  [/^POST \/payment\/(session|intention) (currency|customer\w+)$/, 'not looked at: the order says it'],
  [/^POST \/payment\/result query$/, 'the provider’s signature, or refused'],
  [/^POST \/payment\/refund (reason|words)$/, 'needs a card: kept and shown as those of given-back and of returns'],
  [/^POST \/admin\/parcels\/manifests\/:id\/numbers text$/, 'answered to whoever pasted it, and kept nowhere'],
  [/^PUT \/admin\/parcels\/settlements\/:id\/reading columns\.\w+$/, 'names a column of the file, which is filled'],
  [/^POST \/orders\/:id\/contents\/preview shippingAddress\./, 'answered to whoever asks, and kept nowhere'],
  [/^POST \/order-confirmation\/preview place\./, 'answered to whoever asks, and kept nowhere'],
]

let shop: TestShop
const filled = new Set<string>()
const contracts = Object.values(features).flatMap((routes) => routes.map(({ contract }) => contract))

const isHostile = (text: string): boolean =>
  text.includes('ran()') || [...HOSTILE, ...HOSTILE.map(encodeURIComponent)].some((word) => text.includes(word))

const addressed = (path: string): RegExp => new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`)

beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
  const { words, unused } = openHostile()
  const invitationOf = async (): Promise<string> => (await sendMailOf(shop, 'send-invitation'))[0]?.token ?? ''
  await makeHostileShop({ url: shop.url, owner: await shop.signedIn('owner'), words, invitationOf })
  expect(unused()).toEqual([])
  const plainFirst = contracts.toSorted(
    (one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')),
  )
  for (const { method, path, form } of typedForms) {
    const contract = plainFirst.find((each) => each.method === method && addressed(each.path).test(path))
    if (!contract) throw new Error(`${method} ${path} is no call`)
    for (const [field, text] of textsIn(form)) if (isHostile(text)) filled.add(`${nameOf(contract)} ${field}`)
  }
})
afterAll(() => shop.close())

const fields = contracts.flatMap((contract) => textFieldsOf(contract).map((field) => `${nameOf(contract)} ${field}`))

const asElsewhere = (field: string): boolean => {
  const [method = '', path = '', name = ''] = field.split(' ')
  return filled.has(`${SAME[`${method} ${path}`]} ${name}`)
}

test('AD3: every field in which a call takes words is filled by the hostile shop, or is named with a reason', () => {
  expect(fields.length).toBeGreaterThan(250)
  const reasoned = (field: string) => NOT_SHOWN.some(([pattern]) => pattern.test(field))
  expect(fields.filter((field) => !filled.has(field) && !asElsewhere(field) && !reasoned(field))).toEqual([])
})

test('no reason is given for a field that is filled, or for none', () => {
  for (const [pattern, why] of NOT_SHOWN) {
    const meant = fields.filter((field) => pattern.test(field))
    expect(meant, `${pattern}: ${why}`).not.toEqual([])
    expect(
      meant.filter((field) => filled.has(field)),
      why,
    ).toEqual([])
  }
})
