import type { cartProblems as english } from '../en/cart-problems.ts'
import { arabicPlural } from '../plural.ts'

const limited = arabicPlural({
  zero: 'لا قطع',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '{n} قطع',
  many: '{n} قطعة',
  other: '{n} قطعة',
})

export const cartProblems: typeof english = {
  gone: ({ name, size }) => `لم يعد هذا المنتج متاحًا: ${name}، مقاس ${size}.`,
  'out-of-stock': ({ name, size }) => `نفدت الكمية: ${name}، مقاس ${size}.`,
  'not-open': ({ name, opens }) => `${name}: يُفتح للطلب في ${opens} بتوقيت القاهرة.`,
  'over-limit': ({ name, limit }) => `${name}: الحد الأقصى لكل عميل ${limited(limit)} من كل المقاسات.`,
  'too-many': ({ available }) => `متوفر في المخزون ${available} فقط`,
  'price-changed': ({ old, current }) => `تغيّر السعر من ${old} إلى ${current}.`,
}
