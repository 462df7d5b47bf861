import type { shop as english } from '../en/shop.ts'
import { arabicPlural } from '../plural.ts'

const items = arabicPlural({
  zero: 'السلة فارغة',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '{n} قطع',
  many: '{n} قطعة',
  other: '{n} قطعة',
})

const shell: typeof english.shell = {
  shopName: 'Black & White',
  logo: { black: 'Black', and: '&', white: 'White' },
  skipToContent: 'انتقل إلى المحتوى',
  skipToFilters: 'انتقل إلى التصفية',
  mainNavigation: 'التنقل الرئيسي',
  home: 'الرئيسية',
  products: 'المنتجات',
  categories: 'الفئات',
  admin: 'الإدارة',
  gallery: 'المعرض',
  favorites: 'المفضلة',
  verify: 'التحقق من رمز',
  account: 'الحساب',
  signIn: 'تسجيل الدخول',
  logout: 'تسجيل الخروج',
  loggedOut: 'تم تسجيل الخروج.',
  loading: 'جارٍ التحميل...',
  latePartFailed: 'تعذّر تحميل هذا الجزء. تحقّق من اتصالك بالإنترنت.',
  black: 'أسود',
  white: 'أبيض',
  trackOrder: 'تتبّع الطلب',
  menu: 'القائمة',
  close: 'إغلاق',
  otherLanguage: 'English',
  needsScript: 'تحتاج السلة وإتمام الشراء إلى JavaScript. يمكنك تصفّح كل شيء بدونه.',
  description: 'ملابس بالأسود والأبيض من قطن مصري 100%. توصيل إلى كل محافظات مصر، والدفع عند الاستلام.',
  footer: {
    line: 'أسود. أبيض. ولا شيء آخر.',
    quick: 'روابط سريعة',
    support: 'المساعدة',
    preOrder: 'الطلب المسبق',
    about: 'من نحن',
    policies: 'السياسات',
    returns: 'الإرجاع والاستبدال',
    contactUs: 'تواصل معنا',
    follow: 'تابعنا',
    contact: 'تواصل معنا',
    whatsapp: 'واتساب',
    payWith: 'طرق الدفع',
    card: 'بطاقة بنكية',
    cash: 'الدفع عند الاستلام',
    cotton: 'قطن مصري 100%',
  },
  problem: {
    notFoundTitle: 'هذه الصفحة غير موجودة.',
    notFound: 'ربما كُتب العنوان خطأً، أو لم تعد القطعة معروضة. ابحث عنها أو ابدأ من هنا.',
    brokenTitle: 'تعذّر عرض الصفحة.',
    broken: 'حدث خطأ لدينا. سلتك محفوظة على هذا الجهاز.',
    awayTitle: 'تعذّر الوصول إلى المتجر مؤقتًا.',
    retry: 'حاول مرة أخرى',
    search: 'ابحث في المتجر',
    find: 'بحث',
    toProducts: 'عرض كل المنتجات',
    toHome: 'العودة إلى الرئيسية',
    popular: 'ابدأ بإحدى هذه القطع',
  },
}

const cart: typeof english.cart = {
  button: (count) => (count === 0 ? 'السلة، فارغة' : `السلة، عدد القطع ${count}`),
  items,
  onlyLeft: (count) => `متوفر في المخزون ${count} فقط`,
  needsALook: 'توجد قطع تحتاج إلى مراجعة.',
  damagedCart: 'تعذّرت قراءة جزء من سلتك المحفوظة. راجع محتوياتها.',
  cannotAdd: (wanted, left) => `لا يمكن إضافة ${wanted}. يمكن إضافة ${left} فقط إلى السلة.`,
  addedToCart: 'أُضيفت إلى السلة',
  viewCart: 'عرض السلة',
  continueShopping: 'متابعة التسوق',
}

const workingDays = arabicPlural({
  zero: 'اليوم نفسه',
  one: 'يوم عمل واحد',
  two: 'يومَي عمل',
  few: '{n} أيام عمل',
  many: '{n} يوم عمل',
  other: '{n} يوم عمل',
})
const fromDays = arabicPlural({ zero: '0', one: 'يوم', two: 'يومين', few: '{n}', many: '{n}', other: '{n}' })
const span = (least: number, most: number): string =>
  least === most ? workingDays(most) : `${fromDays(least)} إلى ${workingDays(most)}`

const delivery: typeof english.delivery = {
  anywhere: 'توصيل إلى كل محافظات مصر',
  atCheckout: 'تظهر التكلفة عند إتمام الشراء',
  from: (fee) => `التوصيل ابتداءً من ${fee}`,
  toPlace: (place) => `التوصيل إلى ${place}`,
  to: (place, fee) => `التوصيل إلى ${place} ${fee}`,
  span,
  days: (least, most) => (least === most ? `خلال ${workingDays(most)}` : `من ${span(least, most)}`),
  between: (days, dates) => `${days}، ${dates}`,
  notConfigured: (governorate) => `لم تُحدَّد تكلفة الشحن إلى ${governorate} بعد.`,
  otherPlace: 'اختر محافظة أخرى أو راسلنا.',
  choose: 'اختر محافظتك',
  change: 'تغيير',
  changeGovernorate: 'تغيير المحافظة',
  where: 'إلى أين نوصّل طلبك؟',
  governorate: 'المحافظة',
  governorates: 'المحافظات',
  typeName: 'اكتب اسم المحافظة بالعربية أو الإنجليزية',
  matchCount: arabicPlural({
    zero: 'لا توجد محافظة بهذا الاسم.',
    one: 'محافظة واحدة',
    two: 'محافظتان',
    few: '{n} محافظات',
    many: '{n} محافظة',
    other: '{n} محافظة',
  }),
  close: 'إغلاق دون اختيار',
}

const reviews = arabicPlural({
  zero: 'لا توجد تقييمات',
  one: 'تقييم واحد',
  two: 'تقييمان',
  few: '{n} تقييمات',
  many: '{n} تقييمًا',
  other: '{n} تقييم',
})

const products: typeof english.products = {
  title: 'المنتجات',
  collections: { Black: 'المجموعة السوداء', White: 'المجموعة البيضاء', current: 'المجموعة الحالية' },
  description: 'تيشيرتات وهوديز وقمصان وغيرها بالأسود والأبيض، من قطن مصري 100%.',
  color: 'اللون',
  colors: { black: 'أسود', white: 'أبيض' },
  category: 'الفئة',
  categories: {
    'T-Shirts': 'تيشيرتات',
    Hoodies: 'هوديز',
    Accessories: 'إكسسوارات',
    Polo: 'بولو',
    Shirts: 'قمصان',
    Jackets: 'جاكيتات',
    Pants: 'بناطيل',
    Jilbab: 'جلابيب',
    'Limited Edition': 'إصدار محدود',
  },
  sizeOf: (size) => `المقاس ${size}`,
  oneSize: 'مقاس واحد',
  failed: 'تعذّر تحميل المنتجات.',
  retry: 'إعادة المحاولة',
  lastPieces: arabicPlural({
    zero: 'نفدت الكمية',
    one: 'آخر قطعة',
    two: 'آخر قطعتين',
    few: 'آخر {n} قطع',
    many: 'آخر {n} قطعة',
    other: 'آخر {n} قطعة',
  }),
  outOfStock: 'نفدت الكمية',
  opens: (moment) => `يُفتح ${moment}`,
  percentOff: (percent) => `خصم ${percent}%`,
  priceBefore: 'السعر قبل الخصم',
  sizes: 'المقاسات',
  rating: (stars, count) => `التقييم ${stars} من 5، ${reviews(count)}`,
  quickAdd: (name) => `اختر المقاس وأضِف إلى السلة: ${name}`,
}

const favorites: typeof english.favorites = {
  title: 'المفضلة',
  button: (name) => `المفضلة: ${name}`,
  saved: 'حُفظت في المفضلة',
  viewFavorites: 'عرض المفضلة',
  removed: 'حُذفت من المفضلة',
  undo: 'تراجع',
}

export const shop: typeof english = { shell, cart, delivery, products, favorites }
