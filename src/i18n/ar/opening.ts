import type { opening as english } from '../en/opening.ts'
import { arabicPlural } from '../plural.ts'

const days = arabicPlural({
  zero: '0 يوم',
  one: 'يوم واحد',
  two: 'يومين',
  few: '{n} أيام',
  many: '{n} يومًا',
  other: '{n} يوم',
})
const hours = arabicPlural({
  zero: '0 ساعة',
  one: 'ساعة واحدة',
  two: 'ساعتين',
  few: '{n} ساعات',
  many: '{n} ساعة',
  other: '{n} ساعة',
})
const minutes = arabicPlural({
  zero: '0 دقيقة',
  one: 'دقيقة واحدة',
  two: 'دقيقتين',
  few: '{n} دقائق',
  many: '{n} دقيقة',
  other: '{n} دقيقة',
})

export const opening: typeof english = {
  opensOn: 'يُفتح للطلب في',
  cairo: 'بتوقيت القاهرة',
  days,
  hours,
  minutes,
  left: (parts) => `يُفتح بعد ${parts.join(' و')}`,
  soon: 'يُفتح بعد أقل من دقيقة.',
  limit: arabicPlural({
    zero: 'لا قطع',
    one: 'قطعة واحدة لكل عميل من كل المقاسات.',
    two: 'قطعتان على الأكثر لكل عميل من كل المقاسات.',
    few: '{n} قطع على الأكثر لكل عميل من كل المقاسات.',
    many: '{n} قطعة على الأكثر لكل عميل من كل المقاسات.',
    other: '{n} قطعة على الأكثر لكل عميل من كل المقاسات.',
  }),
  now: 'مفتوح الآن. اختر مقاسك.',
}
