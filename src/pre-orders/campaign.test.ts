import { expect, test } from 'vitest'
import { campaign, firstCampaign, isTaking } from '../settings/campaign.ts'
import { codeTimes, preOrderProblems } from './campaign.ts'

const open = { isOpen: true, releaseOn: '2026-03-05', takesUntil: '' }

test('a campaign takes until the day of the release begins in Cairo', () => {
  expect(isTaking(open, new Date('2026-03-04T21:59:59Z'))).toBe(true)
  expect(isTaking(open, new Date('2026-03-04T22:00:00Z'))).toBe(false)
  expect(isTaking({ ...open, isOpen: false }, new Date('2026-03-01T10:00:00Z'))).toBe(false)
  expect(isTaking({ ...open, releaseOn: '' }, new Date('2026-03-01T10:00:00Z'))).toBe(false)
})

test('a last day of its own is whole in Cairo, in summer and winter time, and never reaches the release', () => {
  const until = (takesUntil: string, releaseOn = '2026-12-01') => ({ ...open, takesUntil, releaseOn })
  expect(isTaking(until('2026-02-28'), new Date('2026-02-28T21:59:59.999Z'))).toBe(true)
  expect(isTaking(until('2026-02-28'), new Date('2026-02-28T22:00:00Z'))).toBe(false)
  expect(isTaking(until('2026-07-10'), new Date('2026-07-10T20:59:59.999Z'))).toBe(true)
  expect(isTaking(until('2026-07-10'), new Date('2026-07-10T21:00:00Z'))).toBe(false)
  expect(isTaking(until('2026-03-05', '2026-03-05'), new Date('2026-03-05T10:00:00Z'))).toBe(false)
})

test('no last day lies after the release, and what was stored before has none', () => {
  const { takesUntil: _, ...older } = { ...firstCampaign, releaseOn: '2026-03-05' }
  expect(campaign.parse(older).takesUntil).toBe('')
  expect(campaign.safeParse({ ...older, takesUntil: '2026-03-05' }).success).toBe(true)
  expect(campaign.safeParse({ ...older, takesUntil: '2026-03-06' }).error?.issues).toMatchObject([
    { path: ['takesUntil'], message: 'untilAfterRelease' },
  ])
})

test('a code holds whole days in Cairo, also where the clocks change between', () => {
  const { startsAt, endsAt } = codeTimes({ releaseOn: '2026-03-05', codeDays: 90 })
  expect(startsAt.toISOString()).toBe('2026-03-04T22:00:00.000Z')
  // Summer time began on April 24.
  expect(endsAt.toISOString()).toBe('2026-06-02T21:00:00.000Z')
})

test.each([
  [{ color: 'black', size: 'L', quantity: 1 }, []],
  [{ color: 'white', size: 'L', quantity: 1 }, ['color']],
  [{ color: '', size: '', quantity: 0 }, ['color', 'size', 'quantity']],
  [{ color: 'black', size: 'XS', quantity: 1.5 }, ['size', 'quantity']],
])('%j stands against %j', (wanted, fields) => {
  const offered = { colors: ['black' as const], sizes: ['L' as const] }
  expect(Object.keys(preOrderProblems(wanted, offered))).toEqual(fields)
})
