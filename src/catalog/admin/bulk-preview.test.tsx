import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { loadAdminTexts } from '../../i18n/load-admin-texts.ts'
import { BulkPreview } from './bulk-preview.tsx'

await loadAdminTexts('en')

test('only a price that gives way to another one is struck', () => {
  const outcomes = { changes: { words: 'EGP 90', before: 'EGP 100' }, same: { words: 'stays', stays: 'EGP 80' } }
  const products = [
    { id: 'changes', name: 'Tee', nameAr: '' } as const,
    { id: 'same', name: 'Cap', nameAr: '' } as const,
  ]
  const Preview = () => <BulkPreview title="Prices" products={products} outcomeOf={({ id }) => outcomes[id]} />
  const Stub = createRoutesStub([{ path: '/admin', Component: Preview }])
  const shown = renderToStaticMarkup(<Stub initialEntries={['/admin']} />)
  expect([...shown.matchAll(/<s\b.*?<\/s>/g)].map(([struck]) => struck.replace(/<[^>]+>/g, ''))).toEqual(['EGP 100'])
  expect(shown).toContain('EGP 80')
})
