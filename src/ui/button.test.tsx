import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ButtonLink } from './button.tsx'

const hrefOf = (to: string): string | undefined => {
  const router = createMemoryRouter([{ path: '*', element: <ButtonLink to={to} /> }], {
    initialEntries: ['/ar/payment/success'],
  })
  return /href="([^"]*)"/.exec(renderToStaticMarkup(createElement(RouterProvider, { router })))?.[1]
}

test('a link leads out of the shop as well as through it', () => {
  expect(hrefOf('https://wa.me/?text=x')).toBe('https://wa.me/?text=x')
  expect(hrefOf('mailto:help@shop.test')).toBe('mailto:help@shop.test')
  expect(hrefOf('/ar/products?color=black')).toBe('/ar/products?color=black')
})
