import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToast } from './use-toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  useToast.getState().hide()
  vi.useRealTimers()
})

const toastText = () => useToast.getState().toast?.text ?? null
const after = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds)
  return toastText()
}

test('a toast comes after 300 ms and goes after 5 s', () => {
  useToast.getState().show({ text: 'In your cart' })
  expect([toastText(), after(299), after(1), after(4999), after(1)]).toEqual([
    null,
    null,
    'In your cart',
    'In your cart',
    null,
  ])
})

test('its time stands still while it is pointed at or focused, and begins anew afterwards', () => {
  useToast.getState().show({ text: 'In your cart' })
  expect(after(300)).toBe('In your cart')
  useToast.getState().hold()
  expect(after(60_000)).toBe('In your cart')
  useToast.getState().letGo()
  expect([after(4999), after(1)]).toEqual(['In your cart', null])
})

test('a second message takes the place of the first, for its whole time', () => {
  useToast.getState().show({ text: 'one' })
  after(3000)
  useToast.getState().show({ text: 'two' })
  expect([toastText(), after(300), after(4999), after(1)]).toEqual([null, 'two', 'two', null])
})
