import { expect, test } from 'vitest'
import { type Command, commandsLike, grouped } from './command.ts'

const command = (group: Command['group'], label: string, words?: string): Command => ({
  ...{ id: label, group, label, words },
  run: () => {},
})

const COMMANDS = [
  command('actions', 'إضافة منتج'),
  command('pages', 'الطلبات', '/admin/orders'),
  command('pages', 'أكواد الخصم', '/admin/promo-codes'),
]

test.each([
  ['', ['إضافة منتج', 'الطلبات', 'أكواد الخصم']],
  ['اضافه', ['إضافة منتج']],
  ['طلبات', ['الطلبات']],
  ['orders', ['الطلبات']],
  ['promo codes', ['أكواد الخصم']],
  ['mona', []],
])('“%s” is meant as %j', (typed, labels) => {
  expect(commandsLike(COMMANDS, typed).map(({ label }) => label)).toEqual(labels)
})

test('what lies further is found once it is asked for', () => {
  const further: Command = { ...command('pages', 'دفتر المخزون', '/admin/products/stock-book'), isFurther: true }
  expect(commandsLike([...COMMANDS, further], '')).toEqual(COMMANDS)
  expect(commandsLike([...COMMANDS, further], 'stock')).toEqual([further])
})

test('pages come before actions, and no group is empty', () => {
  expect(grouped(COMMANDS).map(({ group, commands }) => [group, commands.length])).toEqual([
    ['pages', 2],
    ['actions', 1],
  ])
})
