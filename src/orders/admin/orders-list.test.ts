import { expect, test } from 'vitest'
import { listStateIn } from '#back-office/list/admin-list.ts'
import { ORDERS, wholeView } from './orders-list.ts'

test('a view is shown whole while nothing else narrows it, whatever its order and page', () => {
  const viewAt = (query: string) => wholeView(listStateIn(new URLSearchParams(query), ORDERS))
  expect(viewAt('view=late')).toBe('late')
  expect(viewAt('view=to-ship&sort=oldest&page=2&limit=50')).toBe('to-ship')
  for (const query of ['', 'search=mona', 'view=late&search=mona', 'view=late&paid=true', 'view=late&status=paid'])
    expect(viewAt(query), query).toBeUndefined()
})
