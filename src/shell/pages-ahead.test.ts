import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { ADMIN_PAGES } from './pages-ahead.tsx'

const frame = (await routes).find(({ file }) => file === 'shell/admin-layout.tsx')
const patterns = frame?.children?.map(({ path = '' }) => `/admin/${path}`) ?? []

test('every page of the back-office comes along, and nothing else', () => {
  const isAhead = (pattern: string): boolean => ADMIN_PAGES.some((page) => matchPath(pattern, page))
  expect(patterns.filter((pattern) => !isAhead(pattern))).toEqual([])
  expect(ADMIN_PAGES).toHaveLength(patterns.length)
})
