import { expect, test } from 'vitest'
import { blocksOf } from './prose.ts'

const linesOf = (text: string) =>
  blocksOf(text).map((block) =>
    block.kind === 'points' ? block.points.map((point) => `- ${point.text}`) : `${block.kind}: ${block.text}`,
  )

test('a text is read as headings, paragraphs and points', () => {
  expect(linesOf('One\nline.\n\nAnother.\n## Head\nUnder it\n- a\n-  b\n\n- c\n-d')).toEqual([
    'paragraph: One line.',
    'paragraph: Another.',
    'heading: Head',
    'paragraph: Under it',
    ['- a', '- b'],
    ['- c'],
    'paragraph: -d',
  ])
  expect(linesOf(' \n\n')).toEqual([])
})

test('what says the same twice is still told apart', () => {
  const ids = blocksOf('Same.\n\nSame.').map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
})
