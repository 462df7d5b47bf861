import type { cartProblems as english } from '../en/cart-problems.ts'

export const cartProblems: typeof english = {
  gone: ({ name, size }) => `لم يعد هذا المنتج متاحًا: ${name}، مقاس ${size}.`,
  'out-of-stock': ({ name, size }) => `نفدت الكمية: ${name}، مقاس ${size}.`,
  'not-open': ({ name, opens }) => `${name}: يُفتح للطلب في ${opens} بتوقيت القاهرة.`,
  'too-many': ({ available }) => `متوفر في المخزون ${available} فقط`,
  'price-changed': ({ old, current }) => `تغيّر السعر من ${old} إلى ${current}.`,
}
