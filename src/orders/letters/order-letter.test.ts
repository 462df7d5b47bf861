import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letters as arabic } from '#i18n/ar/letters/orders.ts'
import { letters as english } from '#i18n/en/letters/orders.ts'
import { makeFee, makeOrder, makeProduct, requestFor } from '../../../tests/support/builders.ts'
import { type TestDatabase, testDatabase } from '../../../tests/support/database.ts'
import { shop as arabicShop } from '../../i18n/ar/shop.ts'
import { shop as englishShop } from '../../i18n/en/shop.ts'
import type { Language } from '../../lib/language.ts'
import { firstFacts } from '../../settings/facts.ts'
import { findOrder, type OrderRow } from '../db.server.ts'
import { linkLetter } from './link-letter.server.ts'
import { orderLetter } from './order-letter.server.ts'

const EVENTS = [
  'placed',
  'not paid yet',
  'paid',
  'shipped',
  'delivered',
  'cancelled',
  'stands again',
  'refunded',
  'sent back',
  'given back',
  'kept',
] as const
const LINK = 'https://shop.example/my-order/a.b.c'

let at: TestDatabase
let order: OrderRow

async function makeRow(language: Language, overrides: Partial<OrderRow> = {}): Promise<OrderRow> {
  const { id: productId } = await makeProduct(at.db, { price: 649.95 })
  const { address } = requestFor([{ productId }])
  const lines = [{ productId, price: 649.95, quantity: 2 }]
  const row = await findOrder(
    at.db,
    await makeOrder(at.db, lines, { language, address: { ...address, name: 'منى عادل' } }),
  )
  if (!row) throw new Error('the order is not there')
  return { ...row, ...overrides }
}

beforeAll(async () => {
  at = await testDatabase(4)
  await makeFee(at.db)
  order = await makeRow('en')
})
afterAll(() => at.close())

const letterOf = (overrides: Partial<OrderRow> = {}, event: (typeof EVENTS)[number] | 'edited' = 'placed', step = 1) =>
  orderLetter({ order: { ...order, ...overrides }, event, step, facts: firstFacts, link: LINK })

/** What a reader sees of it. */
const visibleText = (html: string) =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')

test('a new order’s letter says what was bought, what to have ready, where it goes, and how to see it', () => {
  const { subject, text, to } = letterOf()
  expect(subject).toBe(`Your order ${order.sku}`)
  expect(to).toEqual({ name: '', address: order.email })
  for (const line of [
    'Hello,',
    'You pay in cash when it arrives. Please have EGP 1,349.90 ready.',
    `Order code: ${order.sku}`,
    '- Black Tee, Size M × 2: EGP 1,299.90',
    'Subtotal: EGP 1,299.90',
    'Shipping: EGP 50.00',
    'Total: EGP 1,349.90',
    '3 El Nasr Street',
    'Nasr City, Cairo',
    `See your order: ${LINK}`,
    firstFacts.name,
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).not.toMatch(/Discount|undefined|null|\[object/)
  expect(text.split('\n')).toContain(order.phone.replace('+20', '0'))
})

test.each(['en', 'ar'] as const)(
  'cash that waits to be confirmed is by one button, and by none once it is: %s',
  (language) => {
    const confirmLink = 'https://shop.example/confirm-order#a.b.c'
    const about = {
      ...({ event: 'placed', step: 1, facts: firstFacts, link: LINK } as const),
      order: { ...order, language },
    }
    const days = { min: 2, max: 5 }
    const waiting = orderLetter({ ...about, confirmLink, days })
    // No day is named before it is known when it is confirmed.
    const { afterWord } = { en: english, ar: arabic }[language]
    const { span } = { en: englishShop, ar: arabicShop }[language].delivery
    expect(waiting.text).toContain(afterWord(span(2, 5)))
    expect(orderLetter({ ...about, days }).text).not.toContain(span(2, 5))
    expect(waiting.text).toContain(confirmLink)
    expect(waiting.html.split(confirmLink)).toHaveLength(2)
    expect(orderLetter(about).text).not.toContain('confirm-order')
    const asked = { order: about.order, seed: 'a', link: LINK, greeting: '', facts: firstFacts }
    const again = linkLetter({ ...asked, confirmLink })
    for (const part of [again.text, again.html])
      expect([part.includes(confirmLink), part.includes(LINK)]).toEqual([true, true])
    expect(linkLetter(asked).html).not.toContain('confirm-order')
  },
)

test('what the shopper changed by their link they changed, and what the team changed we did', () => {
  const edited = (by: string | null) =>
    letterOf({ history: order.history.map((step) => ({ ...step, by, after: {} })) }, 'edited').text
  expect(edited(null)).toContain('You changed and confirmed your order.')
  expect(edited('Nour Hassan')).toContain('We have changed your order.')
})

test('who got it is led to a return; to a review only with an account, which it takes', () => {
  const [guests, own] = [letterOf({ accountId: null }, 'delivered'), letterOf({ accountId: 'an account' }, 'delivered')]
  for (const { text, html } of [guests, own]) for (const part of [text, html]) expect(part).toContain(`${LINK}?return`)
  for (const part of [own.text, own.html]) expect(part).toContain('Write a review')
  for (const part of [guests.text, guests.html]) expect(part).not.toMatch(/\?review|Write a review|Tell others/)
})

test('who has proven the mailbox is greeted by name', () => {
  const { text, to } = orderLetter({
    ...{ order, event: 'placed', step: 1, facts: firstFacts, link: LINK },
    greeting: 'منى عادل',
  })
  expect(text).toMatch(/^Hello منى عادل,\n/)
  expect(to.name).toBe('منى عادل')
})

test('ML10: an address that somebody typed into the form is none in the letter', () => {
  const evil = { name: 'You won: http://evil.example/win', address: 'www.evil.example', cityName: 'ask@evil.example' }
  const { text, html, to } = letterOf(evil)
  for (const words of [text, visibleText(html), to.name]) {
    expect(words).not.toMatch(/evil\.example|http:\/\/evil|ask@evil|www\.evil/)
    expect(words).not.toMatch(/Hello You won/)
  }
  expect(text).toContain('You won: http: / /evil. example/win')
})

test('who has nothing to pay is not asked for money', () => {
  const free = letterOf({ total: 0, shippingFee: 0, discount: 129_990, isPaid: true, status: 'paid' })
  expect(free.text).not.toMatch(/in cash|ready/)
})

test('a discount is a line of its own', () => {
  const { text, html } = letterOf({ discount: 9990, total: 125_000 })
  expect(text).toContain('Discount: \u2212EGP 99.90\nTotal: EGP 1,250.00')
  expect(visibleText(html)).toMatch(/Discount\s+\u2212EGP 99\.90/)
})

describe.each(EVENTS)('the letter that an order was %s', (event) => {
  test('says the same as text and as a page', () => {
    const { subject, text, html } = letterOf({}, event)
    expect(subject).toContain(order.sku)
    for (const word of [order.sku, 'EGP 1,349.90', '3 El Nasr Street', firstFacts.email])
      expect([text.includes(word), visibleText(html).includes(word)], word).toEqual([true, true])
    expect(html).toContain(`href="${LINK}"`)
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/)
  })

  test('is Arabic for who ordered in Arabic: no English sentence, from right to left, Western digits', async () => {
    const place = { governorateId: 'cairo', address: '٣ شارع النصر', cityName: 'مدينة نصر' }
    const arabic: OrderRow = { ...order, ...place, language: 'ar' }
    const { subject, text, html } = letterOf(arabic, event)
    expect(html).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl">/)
    expect(subject).toMatch(/[\u0600-\u06ff]/)
    const names = new RegExp(
      [
        order.sku,
        order.email,
        firstFacts.email,
        `${LINK}(\\?(receipt|return|review=\\w+))?`,
        `https://wa.me/\\d+`,
        'Black &(amp;)? White',
        '\\bM\\b',
      ].join('|'),
      'g',
    )
    for (const words of [subject, text, visibleText(html)]) {
      expect(words.replaceAll(names, '')).not.toMatch(/[a-z]{2,}/i)
      expect(words.replace('٣ شارع', '')).not.toMatch(/[٠-٩]/)
    }
    expect(text).toContain('1,349.90 ج.م')
    expect(text).toContain('تيشيرت أسود')
    expect(text).toContain('القاهرة')
  })
})

test('what somebody typed into the form stays text in the page', () => {
  const evil = '<script>alert(1)</script><img src=x onerror="alert(1)">'
  const { html, text } = letterOf({ name: evil, address: evil, cityName: `"'><b>` })
  expect(html).not.toMatch(/<script|<img|<b>/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(text).toContain(evil)
  const lines = order.lines.map((line) => Object.assign({}, line, { name: evil, size: evil }))
  expect(letterOf({ lines }).html).not.toMatch(/<script|<img/)
})

test('a product without an Arabic name is called by its English one', () => {
  const lines = order.lines.map((line) => ({ ...line, nameAr: '' }))
  expect(letterOf({ language: 'ar', lines }).text).toContain('- Black Tee')
})

test('the same letter has the same number, another event or a later turn another', () => {
  expect(letterOf().id).toBe(letterOf().id)
  expect(letterOf().id).not.toBe(letterOf({}, 'shipped').id)
  expect(letterOf({}, 'shipped').id).not.toBe(letterOf({}, 'shipped', 2).id)
  expect(letterOf().id).toMatch(/^[a-z0-9-]+$/)
})

describe('a card order', () => {
  const card = { paymentMethod: 'paymob' } as const

  test.each(['not paid yet', 'stands again'] as const)(
    'that is %s is asked to be paid within the hour, not at the door',
    (event) => {
      const { text } = letterOf(card, event)
      expect(text).toContain('Please pay EGP 1,349.90 by card within an hour of ordering.')
      expect(text).not.toContain('in cash when it arrives')
    },
  )

  test('that stands again and is paid asks for no money', () => {
    expect(letterOf({ ...card, isPaid: true }, 'stands again').text).not.toMatch(/Please pay|in cash/)
  })

  test('that was not paid in time says so, and that nothing is owed', () => {
    const { text } = letterOf({ ...card, expiredAt: new Date() }, 'cancelled')
    expect(text).toContain('It was not paid within the hour')
  })

  test.each(['refunded', 'sent back'] as const)('whose money is %s names the amount that goes back', (event) => {
    const needs = { order: { ...order, ...card }, event, step: 'r1', facts: firstFacts, link: LINK }
    const { text, id } = orderLetter({ ...needs, amount: 20_050 })
    expect(text).toContain('EGP 200.50')
    expect(id).toMatch(/^order-[a-z-]+-[0-9a-z]{26}-r1$/)
  })
})

test.each([
  ['cash', 'You got EGP 200.50 back in cash.'],
  ['bank', 'EGP 200.50 was sent to your bank account.'],
  ['instapay', 'EGP 200.50 was sent to you by InstaPay.'],
  ['wallet', 'EGP 200.50 was sent to your mobile wallet.'],
] as const)('money that was given back by hand (%s) says how, and what it can be traced by', (how, sentence) => {
  const needs = { order, event: 'given back', step: 'r2', facts: firstFacts, link: LINK } as const
  const { text, html } = orderLetter({ ...needs, amount: 20_050, how, reference: 'Receipt 77' })
  for (const line of [sentence, 'Reference: Receipt 77']) expect(text.split('\n')).toContain(line)
  expect(visibleText(html)).toContain(sentence)
  expect(visibleText(html)).toMatch(/Reference\s+Receipt 77/)
})

test('a letter of money back names the pieces that it is for, what else was bought, and what remains paid', () => {
  const [line] = order.lines
  if (!line) throw new Error('the order has no piece')
  const said = { how: null, reference: '', words: '', reason: '', isLast: false, worth: null, fee: null } as const
  const refund = { ...said, id: 'r3', amount: 64_995, paid: 134_990, state: 'done', at: '', isOfOrder: true } as const
  const back = [{ ...line, refundId: 'r3', quantity: 1, state: 'done' }]
  const about = { event: 'given back', step: 'r3', amount: 64_995, facts: firstFacts, link: LINK } as const
  const { text } = orderLetter({ ...about, order: { ...order, moneyBack: [refund] }, back })
  expect(text).toContain('The money is for:\n- Black Tee, Size M × 1: EGP 649.95\n\n')
  expect(text).toContain(
    'Your other pieces:\n- Black Tee, Size M × 1: EGP 649.95\n\nSubtotal of all pieces: EGP 1,299.90\n',
  )
  expect(text).toContain('Total: EGP 1,349.90\nGiven back: \u2212EGP 649.95\nRemains paid: EGP 699.95\n')
  const edited = orderLetter({ ...about, order: { ...order, total: 100_000, moneyBack: [refund] } })
  expect(edited.text).toContain('Total: EGP 1,000.00\nPaid: EGP 1,349.90\nGiven back')
  expect(edited.text).not.toContain('The money is for')
  const words = 'One <sleeve> is stained.'
  const short = { ...order, moneyBack: [{ ...refund, amount: 50_000, words }] }
  const less = orderLetter({ ...about, order: short, back })
  expect(less.text).toContain('M × 1: EGP 649.95\nTheir price: EGP 649.95\nMoney back: EGP 500.00\n')
  const returned = { ...short, discount: 100, moneyBack: [{ ...refund, amount: 50_000, words, worth: 60_000 }] }
  expect(orderLetter({ ...about, order: returned, back }).text).toContain(
    'Their price, before the discount: EGP 649.95\nPaid for these pieces: EGP 600.00\nMoney back: EGP 500.00\n',
  )
  const whole = { ...order, moneyBack: [{ ...refund, amount: 69_995, worth: 64_995, fee: 5_000 }] }
  expect(orderLetter({ ...about, order: whole, back }).text).toContain(
    'Their price: EGP 649.95\nShipping fee, since all of the order comes back: EGP 50.00\nMoney back: EGP 699.95\n',
  )
  expect(less.text).toContain(`From us: ${words}`)
  expect(less.html).toContain('One &lt;sleeve&gt; is stained.')
})

test('a reference of mixed digits keeps its order amid Arabic words', () => {
  const about = { event: 'given back', step: 'r4', amount: 100, how: 'wallet', facts: firstFacts, link: LINK } as const
  const { text, html } = orderLetter({ ...about, order: { ...order, language: 'ar' }, reference: 'VF-٥٥٨٨٢٣' })
  expect(text).toContain('\u2068VF-٥٥٨٨٢٣\u2069')
  expect(html).toContain('<bdi>VF-٥٥٨٨٢٣</bdi>')
})

test('whom to ask is one tap from the letter', () => {
  for (const link of [`mailto:${firstFacts.email}`, `tel:${firstFacts.phone}`, 'https://wa.me/201005550100'])
    expect(letterOf().html).toContain(`href="${link}"`)
})
