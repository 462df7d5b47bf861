import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { addressOf, addressReader, pagesOf, plainPaths } from './page-address.server.ts'

const loader = () => null

interface PageParts {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module?: object
}

/** A build as the framework makes it of the routes of the shop, as far as addresses go. */
function buildOf(routes: PageParts[]): ServerBuild {
  const withModules = routes.map((route) => ({ module: {}, ...route }))
  return { routes: Object.fromEntries(withModules.map((route) => [route.id, route])) } as object as ServerBuild
}

const colorOnly = (query: URLSearchParams) =>
  ['black', 'white'].includes(query.get('color') ?? '') ? `?color=${query.get('color')}` : ''

const pages = pagesOf(
  buildOf([
    { id: 'root' },
    { id: 'layout', parentId: 'root' },
    { id: 'home', parentId: 'layout', path: 'ar?', index: true, module: { loader } },
    {
      id: 'products',
      parentId: 'layout',
      path: 'ar?/products',
      module: {
        loader,
        handle: {
          known: ['color'],
          fresh: ['q'],
          query: (query: URLSearchParams) => {
            const q = query.get('q')
            return q ? `?q=${encodeURIComponent(q)}` : colorOnly(query)
          },
        },
      },
    },
    { id: 'product', parentId: 'layout', path: 'ar?/product/:id', module: { loader } },
    { id: 'result', parentId: 'layout', path: 'ar?/result', module: { handle: { fresh: 'all' } } },
    { id: 'order', parentId: 'layout', path: 'ar?/order/:id' },
    { id: 'gallery', parentId: 'layout', path: 'ar?/gallery', module: { loader, handle: { known: ['open'] } } },
    { id: 'admin', parentId: 'root', path: 'ar?/admin' },
    { id: 'admin-orders', parentId: 'admin', index: true },
    { id: 'admin-products', parentId: 'admin', path: 'products' },
    { id: 'none', parentId: 'root', path: '*', module: { loader } },
  ]),
)

function look(path: string) {
  const { serving: _, ...address } = addressOf(pages, new URL(`https://shop.example${path}`))
  return address
}

test('one page has one path, however it is written', () => {
  for (const path of ['/products', '/PRODUCTS', '/products/', '/Products//', '/%70roducts', '/%50RODUCTS/'])
    expect(look(path).path, path).toBe('/products')
  for (const path of ['/ar/products', '/AR/products', '/ar/PRODUCTS/', '/Ar/%70roducts'])
    expect(look(path).path, path).toBe('/ar/products')
  for (const path of ['/ar', '/ar/', '/AR', '/%61r']) expect(look(path).path, path).toBe('/ar')
  expect(look('/').path).toBe('/')
  expect(look('/Admin/Products/').path).toBe('/admin/products')
})

test('what a path names keeps its case, and is written in one way', () => {
  expect(look('/PRODUCT/01ARZ3NDEK').path).toBe('/product/01ARZ3NDEK')
  expect(look('/product/%30%31ARZ3NDEK/').path).toBe('/product/01ARZ3NDEK')
})

test('nobody is sent round in circles', () => {
  const odd = [
    '/product/a%2Fb',
    '/product/a%2fb',
    '/product/100%25',
    '/product/a+b',
    '/product/%E0%A4%A',
    '/product/;x',
  ]
  for (const path of [...odd, '/product/سلة', "/product/it's", '/nowhere', '/NoWhere/', '/ar/nowhere//x']) {
    const { path: once } = look(path)
    expect(look(once).path, path).toBe(once)
  }
})

test('HT4: parameters that a page does not know make no other page', () => {
  expect(look('/?utm_source=mail&x=1')).toEqual({ path: '/', address: '/', keep: true })
  expect(look('/product/A?color=black')).toEqual({ path: '/product/A', address: '/product/A', keep: true })
})

test('parameters that a page knows are read as the page reads them', () => {
  expect(look('/products?x=1&color=black')).toMatchObject({ address: '/products?color=black', keep: true })
  for (const query of ['?color=grey', '?color=', '?color=BLACK', '?x=1&y=2'])
    expect(look(`/products${query}`), query).toMatchObject({ address: '/products', keep: true })
})

test('what is too free is rendered for who asks, and not kept', () => {
  expect(look('/products?q=tee&x=1')).toMatchObject({ address: '/products?q=tee', keep: false })
  expect(look('/gallery?open=7')).toMatchObject({ address: '/gallery?open=7', keep: false })
  expect(look('/gallery?other=7')).toMatchObject({ address: '/gallery', keep: true })
})

test('a page whose parameters another names gets them all', () => {
  expect(look('/result?id=7&hmac=a%2Fb')).toMatchObject({ address: '/result?id=7&hmac=a%2Fb', keep: false })
  expect(look('/result')).toMatchObject({ address: '/result', keep: true })
})

test('a page that takes any word as its path is not kept by words, nor is one that is not there', () => {
  expect(look('/order/anything').keep).toBe(false)
  expect(look('/nowhere')).toEqual({ path: '/nowhere', address: '/nowhere', keep: false })
  expect(look('/product/anything').keep).toBe(true)
})

test('the pages that need nothing but their path are known', () => {
  expect(plainPaths(pages).sort()).toEqual(['/', '/admin', '/admin/products', '/gallery', '/products', '/result'])
})

test('what is remembered of an address is what was read, also once more than it remembers were asked for', () => {
  const read = addressReader(pages)
  const at = (path: string) => new URL(`https://shop.example${path}`)
  const paths = ['/products?color=black', '/Products/?color=black&utm=1', '/ar/product/7', '/admin', '/nowhere']
  for (const path of [...paths, ...paths]) expect(read(at(path))).toEqual(addressOf(pages, at(path)))
  for (let each = 0; each < 5_001; each += 1) read(at(`/product/${each}`))
  for (const path of paths) expect(read(at(path))).toEqual(addressOf(pages, at(path)))
})
