import type { reviews as english } from '../en/reviews.ts'
import { arabicPlural } from '../plural.ts'

const count = arabicPlural({
  zero: 'لا توجد تقييمات',
  one: 'تقييم واحد',
  two: 'تقييمان',
  few: '{n} تقييمات',
  many: '{n} تقييمًا',
  other: '{n} تقييم',
})

const stars = arabicPlural({
  zero: '0 نجوم',
  one: 'نجمة واحدة',
  two: 'نجمتان',
  few: '{n} نجوم',
  many: '{n} نجمة',
  other: '{n} نجمة',
})

export const reviews: typeof english = {
  title: 'التقييمات',
  stars: (rating) => `${stars(rating)} من 5`,
  average: (average) => `${average} من 5`,
  count,
  ratings: 'توزيع التقييمات',
  ofRating: (rating, counted) => `${stars(rating)}: ${count(counted)}`,
  verifiedPurchase: 'عملية شراء موثّقة',
  someone: 'أحد العملاء',
  signIn: 'سجّل الدخول لكتابة تقييم',
  more: 'عرض المزيد من التقييمات',
  all: 'عرض كل التقييمات',
  shownCount: (shown, all) => `عرض ${shown} من ${count(all)}`,
  failed: 'تعذّر تحميل التقييمات',
  empty: { title: 'لا توجد تقييمات بعد.', text: 'كن أول من يصف المقاس والخامة.' },
}
