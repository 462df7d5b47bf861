import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { everyText } from '../../../tests/support/every-text.ts'
import { waitingOrder } from '../../../tests/support/shown-order.ts'
import { ChangeByLink } from './change-by-link.tsx'

test('a piece of one size has none to choose from', () => {
  const waiting = waitingOrder()
  const [hoodie] = waiting.products
  if (!hoodie) throw new Error('The order has no pieces')
  const tote = { ...hoodie, productId: 'tote', name: 'Canvas Tote', isOneSize: true }
  const order = { ...waiting, products: [hoodie, tote] }
  const seen = { order, updatedAt: order.createdAt } as Parameters<typeof ChangeByLink>[0]['seen']
  const never = (): undefined => undefined
  const page = <ChangeByLink token="" seen={seen} onChanged={never} onMovedOn={never} onBack={never} />
  const Stub = createRoutesStub([{ path: '/confirm', Component: () => page }])
  const html = renderToStaticMarkup(<Stub initialEntries={['/confirm']} />)
  const { sizeOf } = everyText.en.confirm
  expect(html).toContain(sizeOf(hoodie.name))
  expect(html).not.toContain(sizeOf(tote.name))
})
