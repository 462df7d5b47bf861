import { arabicPlural } from '../plural.ts'

export const days = arabicPlural({
  zero: 'اليوم',
  one: 'يوم واحد',
  two: 'يومان',
  few: '{n} أيام',
  many: '{n} يومًا',
  other: '{n} يوم',
})
