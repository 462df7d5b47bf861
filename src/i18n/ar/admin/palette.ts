import { adminPageWords } from '#i18n/admin-page-words.ts'
import type { adminPalette as english } from '#i18n/en/admin/palette.ts'
import { arabicPlural } from '#i18n/plural.ts'

const palette: typeof english.palette = {
  title: 'البحث في كل شيء',
  button: 'بحث',
  keys: (command) => (command === 'Ctrl' ? 'Ctrl K' : `${command}K`),
  field: 'صفحة أو طلب أو منتج أو عميل أو إجراء',
  hint: 'آخر 8 رموز من الطلب أو الكود أو الاسم أو الهاتف أو البريد',
  results: 'النتائج',
  groups: {
    ...{ pages: 'الانتقال إلى', actions: 'إجراءات', orders: 'الطلبات', products: 'المنتجات', customers: 'العملاء' },
    ...{ promoCodes: 'أكواد الخصم', galleries: 'المعارض' },
  },
  count: arabicPlural({
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{n} نتائج',
    many: '{n} نتيجة',
    other: '{n} نتيجة',
  }),
  searching: 'جارٍ البحث…',
  nothing: (typed) => `لا نتائج عن «${typed}».`,
  nothingHint: 'جرّب آخر 8 رموز من رقم الطلب، أو رقم هاتف، أو جزءًا من الاسم.',
  failed: (groups) => `تعذّر البحث في: ${groups}.`,
  actions: {
    addOrder: 'طلب جديد بالهاتف أو الدردشة',
    addProduct: 'إضافة منتج',
    addGallery: 'إضافة معرض',
    addCode: 'إضافة كود خصم',
    language: 'English',
    shortcuts: 'اختصارات لوحة المفاتيح',
    signOut: 'الخروج',
  },
  also: {
    addOrder: 'إضافة طلب، مكالمة، new order, add order',
    addProduct: 'منتج جديد، new product, add product',
    addGallery: 'معرض جديد، new gallery, add gallery',
    addCode: 'كود خصم جديد، new promo code, add promo code',
  },
  pages: adminPageWords,
  loadFailed: 'تعذّر تحميل هذا الجزء. راجع الاتصال ثم حاول مرة أخرى.',
}

const shortcuts: typeof english.shortcuts = {
  title: 'اختصارات لوحة المفاتيح',
  everywhere: 'في كل مكان',
  singleKeys: 'مفاتيح مفردة',
  inForms: 'في النماذج والقوائم',
  find: 'البحث في كل شيء',
  list: 'هذه القائمة',
  approve: 'اعتماد تقييم',
  reject: 'رفض تقييم',
  undo: 'التراجع عن آخر قرار',
  search: 'الانتقال إلى خانة البحث في القائمة',
  save: 'حفظ ما هو مفتوح',
  range: 'تحديد مجموعة صفوف متتالية',
  close: 'إغلاق النافذة',
  toggle: 'تشغيل المفاتيح المفردة',
  toggleHint: 'لا تعمل أثناء الكتابة أبدًا. أوقفها إذا كنت تستخدم الإدخال الصوتي أو تضغط المفاتيح دون قصد.',
}

export const adminPalette: typeof english = { palette, shortcuts }
