import { describe, expect, test } from 'vitest'
import { shownQuery } from './shown-query.ts'

const here = { pathname: '/en/products', search: '?color=black' }
const pressed = undefined

describe('the query that a page shows', () => {
  test('is that of its address', () => {
    expect(shownQuery({ here, next: undefined, pressed })).toEqual({ shown: '?color=black', isBusy: false })
  })

  test('is that of the same page that is on its way', () => {
    const next = { ...here, search: '?color=white' }
    expect(shownQuery({ here, next, pressed })).toEqual({ shown: '?color=white', isBusy: true })
  })

  test('stays while another page is on its way', () => {
    const next = { pathname: '/en/cart', search: '?color=white' }
    expect(shownQuery({ here, next, pressed })).toEqual({ shown: '?color=black', isBusy: false })
  })

  test('is what was pressed last, before the router says where it goes', () => {
    const next = { ...here, search: '?color=white' }
    expect(shownQuery({ here, next, pressed: '?category=Hoodies' }).shown).toBe('?category=Hoodies')
    expect(shownQuery({ here, next, pressed: '' }).shown).toBe('')
  })
})
