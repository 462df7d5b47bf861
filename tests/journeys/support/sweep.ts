import type { Page, Request } from '@playwright/test'
import type { Language } from '#lib/language.ts'
import { ACS_OUTCOMES } from '#payments/outcome.ts'
import { axeProblems, type Depth } from './axe.ts'
import type { BackOffice } from './back-office.ts'
import { cutWords } from './cut-words.ts'
import { lookOver, overflowOf, type Seen, standsStill } from './look-over.ts'
import { someone } from './person.ts'
import { open } from './shopper.ts'

export type Width = 390 | 1440

/** Whether `npm run test:long` looks: at everything, each time. */
export const IS_LONG = process.env['LONG_TESTS'] !== undefined
const NARROWEST = { width: 320, height: 640 }
export const VIEWS = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } }

/** What a shopper searched for is said back in any language. */
export const SEARCHED = 'zzzz'
/** Words that Arabic pages may say in Latin letters: sizes, names and marks. */
const ALLOWED = [
  'XS',
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  'Black',
  'White',
  'English',
  'SKU',
  'BW',
  'JavaScript',
  'PNG',
  'JPG',
  'GIF',
  'WebP',
  'MP',
  'MOV',
  'Shift',
  // Who reads the feeds, and how a link says where it stood.
  'Google',
  'Meta',
  'utm',
  'source',
  'medium',
  'campaign',
  SEARCHED,
  // The answers of a card’s bank, on the page of test outcomes.
  ...Object.keys(ACS_OUTCOMES),
]

/** Names that are the shop's or its customers' own, as far as they were known when they were last read. */
export interface OwnNames {
  known: string[]
  readAgain: () => Promise<void>
}

export async function openNames(backOffice: BackOffice): Promise<OwnNames> {
  const names: OwnNames = {
    known: await ownNames(backOffice),
    readAgain: async () => {
      names.known = await ownNames(backOffice)
    },
  }
  return names
}

async function ownNames({ browser }: BackOffice): Promise<string[]> {
  const [
    { body: shop },
    { body: me },
    { body: listing },
    { body: first },
    { body: ready },
    { body: search },
    { body: promo },
    { body: said },
    { body: visited },
  ] = await Promise.all([
    browser.get('/api/settings'),
    browser.get('/api/auth/me'),
    browser.get('/api/orders?limit=100'),
    browser.get('/api/orders?limit=100&sort=oldest'),
    browser.get('/api/admin/parcels/ready?limit=100'),
    browser.get('/api/search-synonyms'),
    browser.get('/api/promo-codes?limit=100'),
    browser.get('/api/reviews/admin/all?limit=100'),
    browser.get('/api/admin/sources'),
  ])
  const social = shop.settings.social.map(({ name }: { name: string }) => name)
  const parcels = ready.parcels.map(({ name }: { name: string }) => name)
  const customers = [...listing.orders, ...first.orders].flatMap(
    ({ shippingAddress: { name, address, cityName } }: { shippingAddress: Record<string, string> }) => [
      name,
      address,
      cityName,
    ],
  )
  const searched = search.synonyms.flatMap((group: { words: string[] }) => group.words)
  const codes = promo.data.promoCodes.map(({ code }: { code: string }) => code)
  const reviewers = said.reviews.map((review: { user: { full_name: string } }) => review.user.full_name)
  const sources = visited.sources.map(({ source }: { source: string | null }) => source)
  // Whoever shops in a journey beside the sweep is a customer too.
  const { name, cityName, street } = someone('en')
  // An account's list of sessions names the browser that opened them: this one.
  const browsers = ['Chrome', 'Linux']
  const words =
    [
      ...social,
      me.user.full_name,
      ...customers,
      ...parcels,
      ...reviewers,
      ...searched,
      ...codes,
      ...sources,
      ...browsers,
      name,
      cityName,
      street,
    ]
      .join(' ')
      .match(/[A-Za-z][A-Za-z'’-]*/g) ?? []
  // Strangers see the initials alone.
  return [...new Set([...words, ...words.map((word) => word.charAt(0))])]
}

/** Collects what the browser complains about, from now on. */
export function listen(page: Page): (isExpected?: (address: string) => boolean) => string[] {
  const said: { text: string; address: string }[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push({ text: message.text(), address: message.location().url })
  })
  page.on('pageerror', (error) => said.push({ text: `uncaught ${error.message}`, address: '' }))
  return (isExpected = () => false) =>
    said
      .splice(0)
      .filter(({ text, address }) => !(text.includes('status of 404') && isExpected(address)))
      .map(({ text, address }) => `console: ${text} ${address}`)
}

const wrongWith = (seen: Seen, { language, width }: { language: Language; width: Width }): string[] => [
  ...(seen.lang === language && seen.dir === (language === 'ar' ? 'rtl' : 'ltr')
    ? []
    : [`lang is ${seen.lang}, dir is ${seen.dir}`]),
  ...(seen.headings === 1 ? [] : [`${seen.headings} main headings`]),
  ...(width === 390 ? seen.small.map((one) => `too small: ${one}`) : []),
  ...(language === 'ar' ? seen.latin.map((one) => `not Arabic: ${one}`) : []),
]

export interface Look {
  language: Language
  width: Width
  names: OwnNames
  /** Most that the layout may have shifted. */
  mostShift: number
  /** Seen by the team alone. */
  isOfTeam?: boolean
}

/** Colors are the same in the other language and on a desk; `npm run test:long` looks through each page whole. */
function depthOf({ language, width, isOfTeam = false }: Look): Depth | undefined {
  if (IS_LONG) return 'whole'
  if (width === 390 && language === (isOfTeam ? 'ar' : 'en')) return 'deep'
  return isOfTeam || (language === 'ar' && width === 1440) ? undefined : 'quick'
}

/** Everything that can be wrong with a page that is open. */
export async function look(page: Page, about: Look): Promise<{ problems: string[]; seen: Seen }> {
  const { language, width, names, mostShift } = about
  const depth = depthOf(about)
  await page.evaluate(standsStill)
  const overflow = await page.evaluate(overflowOf, width)
  let seen = await page.evaluate(lookOver, [...ALLOWED, ...names.known])
  if (language === 'ar' && seen.latin.length > 0) {
    // Journeys beside the sweep bring customers, codes and words of their own, at any moment.
    await names.readAgain()
    seen = await page.evaluate(lookOver, [...ALLOWED, ...names.known])
  }
  const cut = language === 'ar' ? await page.evaluate(cutWords) : []
  const problems = [
    ...cut.map((one) => `cut: ${one}`),
    ...(overflow.by > 0 ? [`${overflow.by} px too wide: ${overflow.of.join(', ')}`] : []),
    ...wrongWith(seen, { language, width }),
    ...(depth ? await axeProblems(page, depth) : []),
  ]
  const { shift } = seen
  if (shift.by > mostShift) problems.push(`the layout shifted by ${shift.by.toFixed(3)}: ${shift.of.join('; ')}`)
  if (width !== 390) return { problems, seen }
  await page.setViewportSize(NARROWEST)
  const { by, of } = await page.evaluate(overflowOf, NARROWEST.width)
  await page.setViewportSize(VIEWS[390])
  if (by > 0) problems.push(`at 320 px, ${by} px too wide: ${of.join(', ')}`)
  return { problems, seen }
}

/**
 * Whether the Arabic page stands the other way round: what has a place in both is as far from the other edge, by where
 * it starts or ends, or in the middle.
 */
export function mirrorProblems(english: Seen, arabic: Seen, width: number): string[] {
  return Object.entries(english.landmarks).flatMap(([name, one]) => {
    const other = arabic.landmarks[name]
    if (!other) return [`${name} is missing in Arabic`]
    const starts = Math.abs(other.x + other.width - (width - one.x))
    const ends = Math.abs(other.x - (width - one.x - one.width))
    const middles = Math.abs(other.x + other.width / 2 - (width - one.x - one.width / 2))
    return Math.min(starts, ends, middles) <= 2
      ? []
      : [
          `${name} is not mirrored: ${one.x} to ${one.x + one.width} in English, ${other.x} to ${other.x + other.width} in Arabic`,
        ]
  })
}

/** Bytes that a first visit fetches, by address, as the server sends them. */
export async function weigh(page: Page, path: string): Promise<Record<string, number>> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await open(page, path)
  // A slow machine may be quiet for half a second before it asks for its fonts.
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.waitForLoadState('networkidle')
  const weights = requests.map(
    async (request) => [new URL(request.url()).pathname, (await request.sizes()).responseBodySize] as const,
  )
  return Object.fromEntries(await Promise.all(weights))
}
