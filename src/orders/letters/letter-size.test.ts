import { expect, test } from 'vitest'
import { exampleOrder } from '../../../tests/support/example-order.ts'
import { firstFacts } from '../../settings/facts.ts'
import { orderLetter } from './order-letter.server.ts'

test.each([
  ['en', 'White Cap, One size × 1: ', 'Size XXL × 2: '],
  ['ar', 'كاب أبيض، مقاس واحد × 1: ', 'المقاس XXL × 2: '],
] as const)('what comes in one size alone is called so, in %s, and the rest by its size', (language, one, other) => {
  const about = { event: 'placed', step: 1, facts: firstFacts, link: 'https://shop.example/my-order/a.b.c' } as const
  const { text, html } = orderLetter({ ...about, order: exampleOrder(language) })
  for (const piece of [one, other]) expect(text).toContain(piece)
  expect(html).toContain('<bdi>XXL</bdi>')
  expect(html).not.toContain('<bdi>M</bdi>')
})
