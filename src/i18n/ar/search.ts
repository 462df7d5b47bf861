import type { search as english } from '../en/search.ts'
import { arabicPlural } from '../plural.ts'

export const search: typeof english = {
  field: 'عمَّ تبحث؟',
  close: 'إغلاق البحث',
  choices: 'اقتراحات',
  recent: 'آخر ما بحثت عنه',
  forget: (words) => `حذف من آخر ما بحثت عنه: ${words}`,
  forgetAll: 'مسح',
  nearTo: (words) => `الأقرب إلى «${words}»`,
  foundFor: (words) => `نتائج «${words}»`,
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
  nothing: (words) => `لا توجد نتائج لـ «${words}».`,
  nothingText: 'جرّب كلمة أخرى، أو تابع من هنا.',
  searching: 'جارٍ البحث...',
  failed: 'تعذّر البحث. تحقّق من اتصالك بالإنترنت.',
}
