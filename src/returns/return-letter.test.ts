import { expect, test } from 'vitest'
import { letters } from '../../tests/letters/returns.ts'
import { STATES } from './return.ts'

test('each step has a letter in both languages, which names the return and opens the order', () => {
  for (const language of ['en', 'ar'] as const) {
    const all = letters(language)
    expect(Object.keys(all)).toHaveLength(STATES.length)
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
  expect(exchanged?.text).toContain('Black Hoodie, Size M × 1 (to be exchanged for size L)')
})

test('the team’s words are text in the letter, and no link', () => {
  const { 'return rejected': rejected } = letters('ar')
  expect(rejected?.text).toContain('منا إليك: The tags are missing.')
})

test('who paid in cash is asked where to send it, or reminded, masked', () => {
  for (const language of ['en', 'ar'] as const) {
    const { 'return approved': approved, 'return received': received } = letters(language)
    expect(approved?.text).toContain(language === 'en' ? 'tell us on the page of your order' : 'في صفحة طلبك')
    expect(received?.text).toContain('*********78')
    expect(received?.text).not.toContain('1012345678')
  }
})
