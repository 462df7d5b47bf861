import { describe, expect, test } from 'vitest'
import { pathAfterSignIn, pathInside, signInPath } from './next-path.ts'

describe('where a shopper goes after signing in', () => {
  test('SE11: a page of the shop is kept with its query and place', () => {
    expect(pathInside('/ar/products?color=black#p2')).toBe('/ar/products?color=black#p2')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/./\\/evil.example',
    'https:evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    'products',
    '',
    null,
  ])('SE11: %j leads nowhere', (next) => {
    expect(pathInside(next)).toBeNull()
  })

  test('an admin goes to the desk, or to the page of it that was asked for', () => {
    expect(pathAfterSignIn('admin', null, 'en')).toBe('/admin')
    expect(pathAfterSignIn('admin', '/checkout', 'ar')).toBe('/ar/admin')
    expect(pathAfterSignIn('admin', '/ar/admin/products?page=2', 'ar')).toBe('/ar/admin/products?page=2')
  })

  test('a shopper goes back to where they came from, or home', () => {
    expect(pathAfterSignIn('user', '/checkout', 'en')).toBe('/checkout')
    expect(pathAfterSignIn('user', '//evil.example', 'ar')).toBe('/ar')
  })

  test('the way back is written into the address', () => {
    expect(signInPath({ pathname: '/ar/admin', search: '?page=2' })).toBe('/ar/auth?next=%2Far%2Fadmin%3Fpage%3D2')
  })
})
