import type { search as english } from '../en/search.ts'
import { arabicPlural } from '../plural.ts'

export const search: typeof english = {
  close: 'إغلاق البحث',
  choices: 'اقتراحات',
  recent: 'بحثت مؤخرًا عن',
  forget: (words) => `حذف «${words}» من عمليات البحث الأخيرة`,
  forgetAll: 'مسح الكل',
  nearTo: (words) => `الأقرب إلى «${words}»`,
  foundFor: (words) => `نتائج البحث عن «${words}»`,
  seeAll: arabicPlural({
    zero: 'عرض النتائج',
    one: 'عرض النتيجة الوحيدة',
    two: 'عرض النتيجتين',
    few: 'عرض كل النتائج ({n})',
    many: 'عرض كل النتائج ({n})',
    other: 'عرض كل النتائج ({n})',
  }),
  count: arabicPlural({
    zero: 'لا توجد نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{n} نتائج',
    many: '{n} نتيجة',
    other: '{n} نتيجة',
  }),
  nothing: (words) => `لا توجد نتائج بحث عن «${words}».`,
  nothingText: 'جرّب كلمة أبسط، أو ابدأ بإحدى الفئات.',
  nothingButNear: 'هذه أقرب القطع إلى ما كتبته.',
  searching: 'جارٍ البحث...',
  failed: 'تعذّر البحث. تحقّق من اتصالك بالإنترنت.',
}
