import { arabicPlural } from '../plural.ts'

export const pieces = arabicPlural({
  zero: 'لا قطع',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '{n} قطع',
  many: '{n} قطعة',
  other: '{n} قطعة',
})
