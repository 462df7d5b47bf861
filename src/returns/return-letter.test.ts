import { expect, test } from 'vitest'
import { letters as arOrder } from '#i18n/ar/letters/orders.ts'
import { returnLetters as arLetters } from '#i18n/ar/letters/return.ts'
import { returns as ar } from '#i18n/ar/returns.ts'
import { letters as enOrder } from '#i18n/en/letters/orders.ts'
import { returnLetters as enLetters } from '#i18n/en/letters/return.ts'
import { returns as en } from '#i18n/en/returns.ts'
import { priceText } from '#lib/money.ts'
import { businessDays } from '#settings/day-words.ts'
import { firstFacts } from '#settings/facts.ts'
import { firstTexts } from '#settings/first-texts.ts'
import { filled } from '#settings/shop-texts.ts'
import { letterOf, letters } from '../../tests/letters/returns.ts'
import { type Reason, STATES } from './return.ts'

test('each step has a letter in both languages, which names the return and opens the order', () => {
  for (const language of ['en', 'ar'] as const) {
    const all = letters(language)
    expect(Object.keys(all)).toHaveLength(STATES.length + 1)
    for (const { subject, text, html } of Object.values(all)) {
      expect(`${subject} ${text}`).toContain('BW7K3M2Q-R1')
      expect([text, html].every((body) => body.includes('https://shop.example/my-order/example'))).toBe(true)
      expect(html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    }
  }
})

test('who pays the way back, what is held and when money comes is said as the settings have it', () => {
  const { 'return approved': approved, 'return requested': requested, 'return exchanged': exchanged } = letters('en')
  expect(approved?.text).toContain('we pay the way back')
  expect(approved?.text).toContain('3 to 5 business days')
  expect(requested?.text).toContain('1 to 2 business days')
  expect(exchanged?.text).toContain('Black Hoodie, Size M × 1 (exchanged for size L)')
  expect(exchanged?.text).toContain(enLetters.next.exchanged)
})

test('money keeps the days that were named when the pieces were awaited, and a new piece has days of its own', () => {
  for (const language of ['en', 'ar'] as const) {
    const [texts, order] = [{ en: enLetters, ar: arLetters }[language], { en: enOrder, ar: arOrder }[language]]
    const lineOf = (state: 'approved' | 'received' | 'exchanged', label: string): string | undefined =>
      letterOf({ language, state })
        .text.split('\n')
        .find((line) => line.startsWith(`${label}: `))
    const promised = lineOf('approved', texts.sentBackOn)
    expect(promised).toMatch(language === 'en' ? /Thu, Mar 19/ : /19/)
    expect(lineOf('received', texts.sentBackOn)).toBe(promised)
    expect(lineOf('exchanged', order.arrives)).toMatch(language === 'en' ? /Mar 18/ : /18/)
  }
})

test('whoever is refused is told until when they may ask again, and nothing of it once that is over', () => {
  for (const language of ['en', 'ar'] as const) {
    const { next } = { en: enLetters, ar: arLetters }[language]
    const day = { en: 'March 26, 2026', ar: '26 مارس 2026' }[language]
    const textOf = (more: object): string => letterOf({ language, state: 'rejected' }, more).text
    expect(textOf({})).toContain(next.again(day))
    expect(textOf({ endsAt: new Date('2026-03-16T09:00:00Z') })).not.toContain(next.again(day).slice(0, 20))
  }
})

test('of what is faulty a sound piece of its size is held, named and sent; once declined, none', () => {
  const same = { wish: 'exchange' as const, line: { newSize: 'M' } }
  const textOf = (state: (typeof STATES)[number]): string => letterOf({ language: 'en', state }, same).text
  expect(textOf('requested')).toContain('to be exchanged for a sound piece in size M')
  expect(textOf('requested')).toContain('we hold the replacement for you')
  for (const state of STATES) expect(textOf(state)).not.toContain('new size')
  for (const state of ['rejected', 'withdrawn'] as const) expect(textOf(state)).not.toMatch(/exchanged for/)
})

test('closed without a word of why, its letter says that the money had gone back before', () => {
  for (const language of ['en', 'ar'] as const) {
    const { paidBefore, closed } = { en: enLetters, ar: arLetters }[language]
    const textOf = (words: string): string => letterOf({ language, state: 'refunded' }, { words }).text
    expect([textOf('').includes(paidBefore), textOf('').includes(closed)]).toEqual([true, false])
    expect([textOf('Worn.').includes(paidBefore), textOf('Worn.').includes(closed)]).toEqual([false, true])
  }
})

test('RT29: where the money had gone back by itself, its letters promise none and ask for no address', () => {
  for (const language of ['en', 'ar'] as const) {
    const { next, paidForThem, feeBack } = { en: { ...enOrder, ...enLetters }, ar: { ...arOrder, ...arLetters } }[
      language
    ]
    for (const state of ['requested', 'approved', 'received'] as const) {
      const { text } = letterOf({ language, state }, { moneyLeft: 0, fee: 5000 })
      expect([next.paidBack, next.sayWhere, paidForThem, feeBack].map((words) => text.includes(words))).toEqual([
        true,
        false,
        false,
        false,
      ])
    }
    const underWay = letterOf({ language, state: 'received' }, { moneyLeft: 0, refundId: 'its own' })
    expect(underWay.text).not.toContain(next.paidBack)
  }
})

test('RT29: where part of the money had gone back, each letter says the sum that comes, and that it is the rest', () => {
  for (const language of ['en', 'ar'] as const) {
    const texts = { en: { ...enOrder, ...enLetters }, ar: { ...arOrder, ...arLetters } }[language]
    const { backRest } = { en: en.form, ar: ar.form }[language]
    for (const state of ['requested', 'approved', 'received'] as const) {
      const text = letterOf({ language, state }, { moneyLeft: 40_000, fee: 5000 }).text.replace(/[\u2068\u2069]/g, '')
      expect(text).toContain(`${texts.allBack}: ${priceText(40_000, language)}`)
      expect([text.includes(backRest(priceText(40_000, language))), text.includes(texts.feeBack)]).toEqual([
        true,
        false,
      ])
    }
    const whole = letterOf({ language, state: 'requested' }, { fee: 5000 }).text
    expect([whole.includes(texts.feeBack), whole.includes(backRest(''))]).toEqual([true, false])
  }
})

test('of what comes in one size alone no letter of a size is told', () => {
  const line = { isOneSize: true, newSize: 'M' }
  const { text, html } = letterOf({ language: 'en', state: 'requested' }, { wish: 'exchange', line })
  expect(text).toContain('Black Hoodie, One size × 1 (to be exchanged for a sound piece)')
  expect(html).not.toMatch(/Size <bdi>|size M/)
})

test('what does not fit comes back unworn and with its tags, what is faulty as it is', () => {
  const textOf = (reason: Reason): string => letterOf({ language: 'en', state: 'approved' }, { reason }).text
  expect(textOf('size')).toContain('unworn, with their tags')
  for (const reason of ['defect', 'not-as-described'] as const) {
    expect(textOf(reason)).not.toContain('unworn')
    expect(textOf(reason)).toContain('as they are')
  }
})

test('where faults bring all of an order back, its letters name the whole sum with the fee', () => {
  const { text } = letterOf({ language: 'en', state: 'approved' }, { fee: 5000 })
  expect(text).toContain('You get back: EGP 1,349.50')
  expect(letterOf({ language: 'en', state: 'approved' }).text).not.toContain('Shipping fee')
})

test('the page and the policy say in one sentence when and how money comes back, letters by which way and when theirs does', () => {
  const sources = { facts: firstFacts, delivery: null }
  for (const [language, { moneyBack }, { next, sentBackOn }] of [
    ['en', en, enLetters] as const,
    ['ar', ar, arLetters] as const,
  ]) {
    const days = businessDays(firstFacts.returns.refund, language)
    expect(filled(firstTexts.policies.returns[language], sources, language)).toContain(moneyBack(days))
    const approved = { language, state: 'approved' } as const
    expect(letterOf(approved, { paymentMethod: 'paymob' }).text).toContain(next.card(days))
    expect(letterOf(approved).text).toContain(next.byHand(days))
    expect(letterOf(approved).text).toMatch(new RegExp(`${sentBackOn}: .*\\d`))
    expect(letterOf(approved, { wish: 'exchange', line: { newSize: 'L' } }).text).not.toContain(sentBackOn)
  }
})

test('the team’s words are text in the letter, and no link', () => {
  const { 'return rejected': rejected } = letters('ar')
  expect(rejected?.text).toContain('منا إليك: البطاقات غير موجودة.')
})

test('who paid in cash is asked where to send it, or reminded, masked', () => {
  for (const language of ['en', 'ar'] as const) {
    const { 'return approved': approved, 'return received': received } = letters(language)
    expect(approved?.text).toContain(language === 'en' ? 'tell us on the page of your order' : 'في صفحة طلبك')
    expect(received?.text).toContain('*********78')
    expect(received?.text).not.toContain('1012345678')
  }
})
