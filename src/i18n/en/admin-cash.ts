import { plural } from '../plural.ts'

const door = {
  action: 'Refused at the door',
  title: 'Refused at the door',
  question: (id: string) =>
    `Order ${id} is cancelled because nobody took it. The customer’s number is remembered by it.`,
  confirm: 'Cancel as refused',
  done: 'The order is cancelled: refused at the door.',
  failed: (why: string) => `Failed to cancel the order: ${why}`,
  many: (count: number) => `Refused at the door (${count})`,
  manyTitle: plural({ one: '{n} order refused at the door', other: '{n} orders refused at the door' }),
  manyQuestion: 'They are cancelled because nobody took them. The customers’ numbers are remembered by it.',
  manyDone: plural({
    one: '{n} order cancelled as refused at the door.',
    other: '{n} orders cancelled as refused at the door.',
  }),
}

export const adminCash = { door }
