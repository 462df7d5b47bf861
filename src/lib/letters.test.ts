import { describe, expect, test } from 'vitest'
import { exampleLetters } from '../../tests/support/letters.ts'
import { LANGUAGES } from './language.ts'

const examples = await exampleLetters()
const titled = examples.map((each) => ({ ...each, title: `${each.room}: ${each.name}, in ${each.language}` }))

const unescaped = (markup: string): string =>
  markup
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const words = (text: string): string => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')

/** What a reader sees of the page. */
const seen = (html: string): string =>
  words(unescaped(html.replace(/^[\s\S]*?<body[^>]*>/, '').replaceAll(/<[^>]+>/g, ' ')))

const links = (html: string): string[] =>
  [...html.matchAll(/\bhref="([^"]+)"/g)].map(([, link = '']) => unescaped(link))
const amounts = (text: string): string[] => text.match(/[\d,]+\.\d\d/g) ?? []

test('every letter is there in both languages, and says something in each', () => {
  const named = (language: string) =>
    examples.filter((each) => each.language === language).map(({ room, name }) => `${room}: ${name}`)
  expect(named('ar')).toEqual(named('en'))
  expect(new Set(named('en')).size).toBe(named('en').length)
  expect(LANGUAGES.map((language) => named(language).length > 30)).toEqual([true, true])
})

describe.each(titled)('ML12: $title', ({ letter: { subject, text, html, id, to }, language }) => {
  test('has a number, somebody who gets it, a subject of one line, and words beside it in the mailbox', () => {
    expect(id).toMatch(/^[a-z0-9-]+$/)
    expect(to.address).toMatch(/^\S+@\S+$/)
    expect(subject).toMatch(/^\P{Cc}{5,120}$/u)
    const [, preheader = ''] = /data-preheader>([^<]*)</.exec(html) ?? []
    expect(preheader.trim().length).toBeGreaterThan(10)
  })

  test('is a page of its language, and nothing in it was left out by mistake', () => {
    const [dir, start] = language === 'ar' ? ['rtl', 'right'] : ['ltr', 'left']
    expect(html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}" dir="${dir}">`))
    expect(html).toContain(`<td dir="${dir}" lang="${language}" align="${start}"`)
    for (const part of [subject, text, seen(html)])
      expect(part).not.toMatch(/undefined|\[object|\bNaN\b|\bnull\b|Invalid Date|=>/)
    const [, shown = ''] = html.split(/data-preheader>[^<]*</)
    expect(shown, 'an hour and its half').not.toMatch(/\d:\d\d (?:[AP]M\b|[صم](?!\p{L}))/u)
    if (language === 'ar') expect([subject, text].map((part) => /\p{Script=Arabic}/u.test(part))).toEqual([true, true])
  })

  test('says as text all that it says as a page: every link and every amount', () => {
    for (const link of links(html)) expect(text).toContain(link.replace(/^(mailto|tel):/, ''))
    expect([...new Set(amounts(words(text)))].sort()).toEqual([...new Set(amounts(seen(html)))].sort())
  })

  test('leads to whole addresses only, and brings every picture with its size and its words', () => {
    for (const link of links(html)) expect(link).toMatch(/^(https?:\/\/|mailto:|tel:)/)
    for (const [picture] of html.matchAll(/<img\b[^>]*>/g)) {
      expect(picture).toMatch(/\bsrc="https?:\/\/[^"]+\.(jpg|png)"/)
      expect(picture).toMatch(/\balt="[^"]+"/)
      expect(picture).toMatch(/\bwidth="\d+" height="\d+"/)
    }
  })
})
