import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { everyText } from '../../../tests/support/every-text.ts'
import { inLanguage, LANGUAGES } from '../../lib/language.ts'
import { OUTCOMES } from '../outcome.ts'
import OutcomePage, { loader } from './outcome.page.tsx'

/** As the server renders it, which knows of no order. */
function textOf(path: string): string {
  const Stub = createRoutesStub([{ path, Component: OutcomePage }])
  return renderToStaticMarkup(<Stub initialEntries={[path]} />).replace(/<[^>]+>/g, ' ')
}

const FAILED = OUTCOMES.filter((outcome) => outcome !== 'success')

describe.each(LANGUAGES)('in %s, before anything is known of an order', (language) => {
  const { payment } = everyText[language]

  test.each(FAILED)('%s says its one reason, and promises nothing', (outcome) => {
    const pageText = textOf(inLanguage(language, `/payment/${outcome}`))
    const { title, text } = payment.outcomes[outcome]
    for (const word of [title, text, payment.tryAgain]) expect(pageText).toContain(word)
    for (const other of FAILED.filter((each) => each !== outcome))
      expect(pageText).not.toContain(payment.outcomes[other].text)
    const { cardDeclined, notCharged, notConfirmed, orderKept, orderElsewhere } = payment
    for (const promise of [cardDeclined, notCharged, notConfirmed, orderKept, orderElsewhere])
      expect(pageText).not.toContain(promise)
  })
})

test('a reason leads to its own page from the server too, with what goes along', () => {
  const load = (url: string) => () => loader({ request: new Request(url) } as Parameters<typeof loader>[0])
  const location = (url: string): string | null => {
    try {
      load(url)()
      return null
    } catch (answer) {
      return (answer as Response).headers.get('location')
    }
  }
  expect(location('https://shop.example/ar/payment/failure?reason=r&id=5')).toBe('/ar/payment/rejected?id=5')
  expect(location('https://shop.example/payment-failure?status=c')).toBe('/payment/cancelled')
  expect(location('https://shop.example/payment/failure?reason=whatever')).toBeNull()
  expect(location('https://shop.example/payment/rejected?reason=c')).toBeNull()
})
