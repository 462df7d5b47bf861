import type { adminCatalogue as english } from '../en/admin-catalogue.ts'
import { arabicPlural } from '../plural.ts'

const pieces = arabicPlural({
  zero: 'لا قطع',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '{n} قطع',
  many: '{n} قطعة',
  other: '{n} قطعة',
})

/** As the object of a verb, or of what is done to them. */
const products = arabicPlural({
  zero: 'لا منتجات',
  one: 'منتج واحد',
  two: 'منتجين',
  few: '{n} منتجات',
  many: '{n} منتجًا',
  other: '{n} منتج',
})

const catalogue: typeof english.catalogue = {
  status: 'الحالة',
  allStatuses: 'كل الحالات',
  statuses: { draft: 'مسودة', published: 'منشور' },
  collection: 'المجموعة',
  allCollections: 'كل المجموعات',
  stock: 'المخزون',
  everyStock: 'أي مخزون',
  left: { low: 'مخزون منخفض', out: 'نفدت الكمية' },
  discounted: 'الخصم',
  everyDiscount: 'أي سعر',
  isDiscounted: 'عليه خصم',
  sort: 'الترتيب',
  sorts: {
    newest: 'الأحدث',
    name: 'الاسم',
    'price-asc': 'السعر من الأقل',
    'price-desc': 'السعر من الأعلى',
    stock: 'المخزون من الأقل',
  },
  more: (chosen) => (chosen > 0 ? `عوامل تصفية أخرى (${chosen})` : 'عوامل تصفية أخرى'),
  reviews: 'التقييمات',
  reviewsOf: (name) => `عرض تقييمات ${name}`,
}

const productBulk: typeof english.productBulk = {
  publish: (count) => `نشر (${count})`,
  unpublish: (count) => `إلغاء النشر (${count})`,
  price: (count) => `تغيير السعر (${count})`,
  discount: (count) => `تحديد الخصم (${count})`,
  unpublishTitle: (count) => `إلغاء نشر ${products(count)}`,
  unpublishEffect: 'تختفي من المتجر فورًا وتصبح مسودات، ولا تتغير الطلبات والسلال التي تضمّها.',
  unpublishFeatured: 'وما كان منها مميزًا في مجموعته لا يبقى مميزًا.',
  unpublishConfirm: 'إلغاء النشر',
  priceTitle: (count) => `تغيير سعر ${products(count)}`,
  by: 'الطريقة',
  ways: { set: 'سعر محدد', percent: 'بنسبة مئوية', amount: 'بمبلغ' },
  value: { set: 'السعر الجديد', percent: 'النسبة', amount: 'المبلغ' },
  units: {
    set: 'بالجنيه المصري',
    percent: 'نسبة مئوية، وعلامة السالب تخفّض السعر',
    amount: 'بالجنيه المصري، وعلامة السالب تخفّض السعر',
  },
  round: 'التقريب',
  roundings: { '0.01': 'بدون تقريب', '1': 'إلى جنيه كامل', '5': 'إلى مضاعفات 5 جنيهات', '10': 'إلى مضاعفات 10 جنيهات' },
  roundHint: 'يُقرَّب النصف إلى أعلى، ويُحسب الخصم من السعر الجديد.',
  preview: 'السعر الجديد قبل أي خصم',
  same: 'يبقى كما هو',
  notPossible: 'لا يصلح سعرًا: أقل من 0.01 أو أكثر من 1,000,000 جنيه، فيبقى كما هو.',
  valueNeeded: 'أدخل رقمًا بخانتين عشريتين على الأكثر.',
  priceNeeded: 'السعر بين 0.01 و1,000,000 جنيه.',
  confirmPrice: 'تغيير الأسعار',
  discountTitle: (count) => `تحديد خصم ${products(count)}`,
  discountLabel: 'الخصم',
  discountHint: 'نسبة مئوية من 0 إلى 100، و0 تنهي الخصم',
  discountPreview: 'ما سيدفعه العميل',
  confirmDiscount: 'تحديد الخصم',
  done: {
    publish: (count) => `نُشر ${products(count)}.`,
    unpublish: (count) => `أُلغي نشر ${products(count)}.`,
    price: (count) => `تغيّر سعر ${products(count)}.`,
    discount: (count) => `حُدّد خصم ${products(count)}.`,
    undo: (count) => `رجع ${products(count)} إلى ما كان عليه.`,
  },
  undo: 'تراجع عن الكل',
  undoNamed: (what) => `تراجع: ${what}`,
  undoHint: 'يمكن التراجع من هنا خلال دقيقة. ما يغيّره غيرك في هذه الأثناء يبقى كما غيّره.',
  failed: (why) => `تعذّر تحديث المنتجات: ${why}`,
}

const productDetails: typeof english.productDetails = {
  title: 'تفاصيل المنتج',
  description: 'الوصف',
  none: '-',
  sku: 'رمز المنتج',
  nameAr: 'الاسم بالعربية',
  status: 'الحالة',
  price: 'السعر',
  discount: 'الخصم',
  percent: (percent) => `${percent}%`,
  category: 'الفئة',
  collection: 'المجموعة',
  color: 'اللون',
  group: 'جدول المقاسات',
  sizes: 'المقاسات والمخزون',
  total: pieces,
  rating: 'التقييم',
  created: 'تاريخ الإضافة',
  updated: 'آخر تحديث',
  featured: 'مميز',
  inShop: 'عرض في المتجر',
  preview: 'معاينة',
  previewNamed: (name) => `معاينة ${name}، في نافذة جديدة`,
  inShopNamed: (name) => `عرض ${name} في المتجر، في نافذة جديدة`,
  edit: 'تعديل',
  duplicate: 'إنشاء نسخة',
  duplicated: (name) => `أُنشئت «${name}» كمسودة: بلا مخزون ولا تظهر في المتجر.`,
  duplicateFailed: 'تعذّر إنشاء نسخة من المنتج',
}

const productReviews: typeof english.productReviews = {
  title: 'تقييمات المنتج',
  of: (name) => `تقييمات المنتج: ${name}`,
  average: (average, count) => `المتوسط ${average} من 5، من ${count} من التقييمات المعتمدة`,
  stars: (rating) => `${rating} من 5 نجوم`,
  empty: 'لا توجد تقييمات بعد',
  failed: 'تعذّر تحميل التقييمات',
  loading: 'جارٍ تحميل التقييمات…',
  more: 'عرض المزيد',
  manage: 'إدارة التقييمات',
}

const productState: typeof english.productState = {
  section: 'الظهور في المتجر',
  label: 'الحالة',
  hints: {
    published: 'يراه العملاء.',
    draft: 'لا يراه إلا فريق المتجر: ليس في قوائم العملاء ولا بحثهم ولا سلالهم ولا طلباتهم.',
  },
  featuredHint: 'لا تكون المسودة المنتج المميز لمجموعة.',
  yes: 'نعم',
  no: 'لا',
  images: arabicPlural({
    zero: 'لا صور',
    one: 'صورة واحدة',
    two: 'صورتان',
    few: '{n} صور',
    many: '{n} صورة',
    other: '{n} صورة',
  }),
  saveDraft: 'حفظ كمسودة',
  publish: 'نشر',
}

const crop: typeof english.crop = {
  title: 'قص الصورة بنسبة 4:5',
  action: 'قص',
  actionOf: (at) => `قص: الصورة ${at}`,
  hint: 'يعرض المتجر الصور بعرض 4 وارتفاع 5. اسحب الإطار إلى مكانه، أو حرّكه بمفاتيح الأسهم، ومع Shift بخطوات أكبر.',
  frame: 'الجزء الذي يبقى من الصورة',
  framed: (percent, x, y) => `${percent}% من الصورة، تبدأ من ${x}% عرضًا و${y}% طولًا`,
  size: 'حجم الإطار',
  apply: 'قص الصورة',
  failed: (why) => `تعذّر قص الصورة: ${why}`,
  done: 'قُصّت الصورة، وتظهر في المتجر بعد الحفظ.',
  drag: 'اسحب لتغيير مكانها',
}

export const adminCatalogue: typeof english = {
  catalogue,
  productBulk,
  productDetails,
  productReviews,
  productState,
  crop,
}
