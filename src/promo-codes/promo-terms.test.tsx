import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { everyText } from '../../tests/support/every-text.ts'
import { inLanguage, type Language } from '../lib/language.ts'
import { PromoDescription, PromoTerms } from './promo-terms.tsx'
import type { PromoCodeState } from './use-promo-code.tsx'

type Applied = NonNullable<PromoCodeState['applied']>

const TEN: Applied = {
  code: 'TEN',
  description: 'For the opening',
  descriptionAr: 'بمناسبة الافتتاح',
  discountType: 'percentage',
  discountValue: 10,
  discountAmount: 200,
  maxDiscountAmount: 200,
  maxUsagePerUser: null,
}

function saidOf(applied: Applied, language: Language): string {
  const Said = () => (
    <p>
      <PromoTerms applied={applied} /> <PromoDescription applied={applied} />
    </p>
  )
  const path = inLanguage(language, '/checkout')
  const Stub = createRoutesStub([{ path, Component: Said }])
  return renderToStaticMarkup(<Stub initialEntries={[path]} />)
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .trim()
}

test('an applied code says what it takes off, its cap, and what the owner wrote of it', () => {
  expect(saidOf(TEN, 'en')).toBe('TEN · 10% off · at most EGP 200.00 For the opening')
  expect(saidOf(TEN, 'ar')).toContain(everyText.ar.checkout.promo.percentOff(10))
  expect(saidOf(TEN, 'ar')).toContain('بمناسبة الافتتاح')
  expect(saidOf({ ...TEN, descriptionAr: '' }, 'ar')).toContain('For the opening')
})

test('what a code has not is not said', () => {
  expect(saidOf({ ...TEN, description: '', descriptionAr: '', maxDiscountAmount: null }, 'en')).toBe('TEN · 10% off')
})
