import { expect, test } from 'vitest'
import { decisionOf } from './decision-key.ts'

const pressed = {
  key: 'a',
  code: 'KeyA',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
}

test('A approves and R rejects, whatever the keyboard is set to', () => {
  expect(decisionOf(pressed)).toBe('approved')
  expect(decisionOf({ ...pressed, key: 'R', code: 'KeyR' })).toBe('rejected')
  expect(decisionOf({ ...pressed, key: 'ش' })).toBe('approved')
  expect(decisionOf({ ...pressed, key: 'ق', code: 'KeyR' })).toBe('rejected')
  expect(decisionOf({ ...pressed, key: 'q' }), 'on a French keyboard that is Q').toBeUndefined()
})

test('a shortcut of the browser decides nothing, nor does a key that is held down', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'repeat'])
    expect(decisionOf({ ...pressed, [held]: true })).toBeUndefined()
})
