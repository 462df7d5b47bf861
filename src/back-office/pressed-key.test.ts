import { expect, test } from 'vitest'
import { isCommand, latinKey } from './pressed-key.ts'

const bare = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

test.each([
  ['S', 'KeyS', false, 's'],
  ['س', 'KeyS', false, 's'],
  ['ن', 'KeyK', false, 'k'],
  ['ظ', 'Slash', false, '/'],
  ['؟', 'Slash', true, '?'],
  ['/', 'Numpad7', false, '/'],
  ['é', 'Digit2', false, 'é'],
  ['q', 'KeyA', false, 'q'],
  ['Enter', 'Enter', false, 'enter'],
])('%s at %s is %s', (key, code, shiftKey, latin) => {
  expect(latinKey({ key, code, shiftKey })).toBe(latin)
})

test('a command is Ctrl or Cmd with its letter and nothing else, whatever the keyboard is set to', () => {
  const arabic = { ...bare, key: 'س', code: 'KeyS' }
  expect(isCommand(arabic, 's')).toBe(false)
  expect(isCommand({ ...arabic, ctrlKey: true }, 's')).toBe(true)
  expect(isCommand({ ...arabic, metaKey: true }, 's')).toBe(true)
  expect(isCommand({ ...arabic, ctrlKey: true, altKey: true }, 's'), 'AltGr types a letter').toBe(false)
  expect(isCommand({ ...arabic, ctrlKey: true, shiftKey: true }, 's')).toBe(false)
})
