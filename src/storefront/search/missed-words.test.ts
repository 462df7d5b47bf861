import { expect, test } from 'vitest'
import { missedIn } from './missed-words.ts'

const nothing = (words: string) => ({ words, total: 0 })
const found = (words: string) => ({ words, total: 3 })

test('a search that found nothing is missed where it was settled on', () => {
  expect(missedIn([nothing('coat')])).toEqual(['coat'])
  expect(missedIn([nothing('coat'), found('jacket')])).toEqual(['coat'])
  expect(missedIn([nothing('fur hoodie'), found('fur')])).toEqual(['fur hoodie'])
})

test('what somebody typed on from was only on its way', () => {
  expect(missedIn([nothing('coa'), nothing('coat')])).toEqual(['coat'])
  expect(missedIn([nothing('zh'), found('zhoodie')])).toEqual([])
})

test('what stood there twice is told once, and an empty field never', () => {
  expect(missedIn([nothing('coat'), found('polo'), nothing('coat'), nothing('')])).toEqual(['coat'])
})
