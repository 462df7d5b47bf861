import type { admin as english } from '../en/admin.ts'
import { arabicPlural } from '../plural.ts'
import { adminActivity } from './admin-activity.ts'
import { adminCatalogue } from './admin-catalogue.ts'
import { adminComing } from './admin-coming.ts'
import { adminCustomers } from './admin-customers.ts'
import { adminForms } from './admin-forms.ts'
import { adminGalleries } from './admin-galleries.ts'
import { adminLists } from './admin-lists.ts'
import { adminNotifications } from './admin-notifications.ts'
import { adminOrders } from './admin-orders.ts'
import { adminOverview } from './admin-overview.ts'
import { adminPayments } from './admin-payments.ts'
import { adminProducts } from './admin-products.ts'
import { adminPromoCodes } from './admin-promo-codes.ts'
import { adminRefusals } from './admin-refusals.ts'
import { adminReviews } from './admin-reviews.ts'
import { adminSearch } from './admin-search.ts'
import { adminSettings } from './admin-settings.ts'
import { adminShipping } from './admin-shipping.ts'
import { adminStaff } from './admin-staff.ts'
import { adminStock } from './admin-stock.ts'
import { adminTending } from './admin-tending.ts'
import { adminUploads } from './admin-uploads.ts'

const orders = arabicPlural({
  zero: 'لا توجد طلبات',
  one: 'طلب واحد',
  two: 'طلبان',
  few: '{n} طلبات',
  many: '{n} طلبًا',
  other: '{n} طلب',
})
const newOrders = arabicPlural({
  zero: 'لا طلبات جديدة',
  one: 'عرض طلب جديد واحد',
  two: 'عرض طلبين جديدين',
  few: 'عرض {n} طلبات جديدة',
  many: 'عرض {n} طلبًا جديدًا',
  other: 'عرض {n} طلب جديد',
})
const pieces = arabicPlural({
  zero: 'لا قطع',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '{n} قطع',
  many: '{n} قطعة',
  other: '{n} قطعة',
})

const common: typeof english.common = {
  shell: 'لوحة الإدارة',
  menu: 'قائمة الإدارة',
  menuGroups: { daily: 'كل يوم', selling: 'البيع', window: 'واجهة المتجر', shop: 'المتجر' },
  more: 'المزيد',
  moreFrom: (here) => `المزيد: ${here}`,
  orders: 'الطلبات',
  products: 'المنتجات',
  searchWords: 'كلمات البحث',
  pending: (count) => `${orders(count)} قيد الانتظار`,
  toShop: 'المتجر',
  signOut: 'الخروج',
  signedInAs: (name) => `الحساب: ${name}`,
  close: 'إغلاق',
  cancel: 'إلغاء',
  retry: 'إعادة المحاولة',
  dismiss: 'إخفاء',
  clearAll: 'مسح الكل',
  loading: 'جارٍ التحميل…',
  because: (what, why) => `${what}: ${why}`,
  unreachable: 'تعذّر الوصول إلى المتجر مؤقتًا. راجع الاتصال ثم حاول مرة أخرى.',
  mayBeOld: 'تعذّر تحديث هذه الصفحة، وقد تكون البيانات المعروضة قديمة.',
  errorCode: (code) => `رمز الدعم الفني: ${code}`,
  perPage: 'عدد الصفوف في الصفحة',
  pages: 'الصفحات',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  page: (page) => `صفحة ${page}`,
  onlyLooking: 'صلاحيتك للاطلاع فقط، دون تعديل.',
  copied: 'تم النسخ',
  list: '، ',
}

const denied: typeof english.denied = {
  title: 'الوصول مرفوض',
  text: 'لا تملك صلاحية الدخول إلى هذه الصفحة. يلزم حساب مدير.',
  home: 'العودة إلى الرئيسية',
}

const again: typeof english.again = {
  title: 'سجّل الدخول من جديد',
  text: 'انتهت الجلسة، وكل ما كتبته ما زال هنا. سجّل الدخول ثم أعد الخطوة الأخيرة.',
  action: 'تسجيل الدخول',
}

const statuses: typeof english.statuses = {
  pending: 'قيد الانتظار',
  paid: 'مدفوع',
  shipped: 'تم الشحن',
  delivered: 'تم التسليم',
  cancelled: 'ملغي',
}

const order: typeof english.order = {
  title: 'الطلبات',
  subtitle: 'إدارة كل طلبات العملاء ومتابعتها',
  search: 'البحث في الطلبات',
  searchHint: 'رقم الطلب، العميل، البريد، الهاتف',
  status: 'الحالة',
  allStatuses: 'كل الحالات',
  sort: 'الترتيب',
  sorts: {
    newest: 'الأحدث',
    oldest: 'الأقدم',
    'total-desc': 'الإجمالي: من الأعلى إلى الأقل',
    'total-asc': 'الإجمالي: من الأقل إلى الأعلى',
    name: 'اسم العميل',
  },
  showing: (x, y) => `عرض ${x} من ${y} من الطلبات`,
  failed: 'تعذّر تحميل الطلبات',
  needsAttention: 'يحتاج إلى متابعة',
  showNew: newOrders,
  columns: {
    id: 'رقم الطلب',
    customer: 'العميل',
    payment: 'الدفع',
    products: 'المنتجات',
    total: 'الإجمالي',
    status: 'الحالة',
    date: 'التاريخ',
    actions: 'الإجراءات',
  },
  methods: { cod: 'الدفع عند الاستلام', paymob: 'الدفع بالبطاقة', none: 'غير متاح' },
  isPaid: 'مدفوع',
  isUnpaid: 'غير مدفوع',
  more: arabicPlural({
    zero: '',
    one: '+ منتج آخر',
    two: '+ منتجان آخران',
    few: '+ {n} منتجات أخرى',
    many: '+ {n} منتجًا آخر',
    other: '+ {n} منتج آخر',
  }),
  line: (quantity, name, size) => `${quantity} × ${name}، ${size}`,
  guest: 'طلب ضيف',
  view: 'عرض',
  viewOf: (id) => `عرض الطلب ${id}`,
  edit: 'تعديل',
  editOf: (id) => `تعديل حالة الطلب ${id}`,
  statusOf: (id) => `حالة الطلب ${id}`,
  save: 'حفظ',
  cancel: 'إلغاء',
  emptyTitle: 'لا توجد طلبات',
  emptyFiltered: 'جرّب تغيير البحث أو عوامل التصفية',
  emptyFirst: 'تظهر الطلبات هنا فور أول عملية شراء.',
  orderUpdated: (status) => `تم تحديث الطلب: ${status}.`,
  updateFailed: (why) => `تعذّر تحديث الطلب: ${why}`,
  noAnswer: 'لم يصل ردّ، وربما تم التغيير رغم ذلك. راجع حالة الطلب، ويمكنك التراجع من صفحته.',
}

const approve: typeof english.approve = {
  action: 'تأكيد استلام النقد',
  actionOf: (id) => `تأكيد استلام نقد الطلب ${id}`,
  title: 'تأكيد الدفع عند الاستلام',
  question: 'هل تريد تأكيد هذا الدفع النقدي؟ سيصبح الطلب مدفوعًا ويُحدَّث المخزون.',
  inHand: 'فقط إذا كان النقد في يدك.',
  amount: 'المبلغ المستلَم',
  confirm: 'تأكيد الدفع',
  done: 'تم تأكيد الدفع عند الاستلام بنجاح!',
  failed: (why) => `تعذّر تأكيد الدفع: ${why}`,
  error: (why) => `حدث خطأ أثناء تأكيد الدفع: ${why}`,
}

const change: typeof english.change = {
  title: 'تغيير الحالة',
  ship: 'تحديد كمشحون',
  deliver: 'تحديد كمسلَّم',
  other: 'حالة أخرى',
  choose: 'اختر الحالة',
  apply: 'تغيير الحالة',
  confirm: (status) => `تغيير إلى: ${status}`,
  fromTo: (from, to) => `من «${from}» إلى «${to}»`,
  note: 'ملاحظة',
  optional: 'اختياري',
  noteHint: 'تُحفظ في السجل ويراها فريق العمل فقط.',
  goods: 'عادت القطع إلى الرف',
  goodsHint: 'أزل العلامة إذا كانت القطع مفقودة أو تالفة أو ما زالت لدى العميل.',
  recordsPayment: 'يُسجَّل الدفع.',
  staysSent: (status) => `تبقى حالة الطلب: ${status}.`,
  noPending: 'سُجّل دفع لهذا الطلب، فلا يمكن أن يعود إلى قيد الانتظار.',
  movedOn: (status) => `لم يُنفَّذ أي تغيير: تغيّر الطلب وأنت تنظر إليه، وحالته الآن: ${status}.`,
  readAgain: 'عرض الطلب كما هو الآن',
  unchanged: () => 'لا يتغيّر المخزون.',
  deducted: (count) => `تُخصم من المخزون القطع المحجوزة لهذا الطلب (${pieces(count)}).`,
  released: (count) => `تعود إلى البيع القطع المحجوزة لهذا الطلب (${pieces(count)}).`,
  back: (count) => `تعود القطع إلى المخزون (${pieces(count)}).`,
  lost: (count) => `لا تعود القطع إلى المخزون (${pieces(count)}).`,
  backReserved: (count) => `تعود القطع إلى المخزون وتبقى محجوزة لهذا الطلب (${pieces(count)}).`,
  lostReserved: (count) => `لا تعود القطع إلى المخزون، ويُحجز عدد مماثل من غيرها (${pieces(count)}).`,
  reservedAgain: (count) => `تُحجز القطع من جديد إذا كانت ما زالت متوفرة (${pieces(count)}).`,
  deductedAgain: (count) => `تُخصم القطع من المخزون إذا كانت ما زالت متوفرة (${pieces(count)}).`,
}

const undo: typeof english.undo = {
  action: 'تراجع',
  actionOf: (id, status) => `تراجع: إعادة الطلب ${id} إلى «${status}»`,
  notToldYet: (status) => `لم يُبلَّغ العميل بعد: يمكنك خلال دقيقة إعادة الطلب إلى «${status}».`,
  done: (status) => `تم التراجع. عادت حالة الطلب إلى «${status}» ولم يُبلَّغ العميل بشيء.`,
  failed: (why) => `تعذّر التراجع: ${why}`,
  undone: 'تم التراجع عنه',
  backTo: (status) => `تراجع: عودة إلى «${status}»`,
}

const details: typeof english.details = {
  title: (id) => `الطلب ${id}`,
  back: 'العودة إلى الطلبات',
  customer: 'العميل',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  date: 'تاريخ الطلب',
  sku: 'رمز الطلب',
  call: 'اتصال',
  copyPhone: 'نسخ الهاتف',
  whatsapp: 'واتساب',
  whatsappText: (name, sku) => `أهلًا ${name}، معك Black & White بخصوص طلبك ${sku}.`,
  address: 'عنوان الشحن',
  copyAddress: 'نسخ العنوان',
  postalCode: 'الرمز البريدي',
  egypt: 'مصر',
  lines: 'المنتجات',
  product: 'المنتج',
  size: 'المقاس',
  quantity: 'الكمية',
  unitPrice: 'سعر القطعة',
  lineTotal: 'الإجمالي',
  summary: 'ملخص الطلب',
  subtotal: 'المجموع الفرعي',
  shipping: 'تكلفة الشحن',
  discount: 'خصم الكود',
  total: 'الإجمالي',
  payment: 'الدفع',
  method: 'الطريقة',
  paidAt: 'تاريخ الدفع',
  history: 'السجل',
  placed: 'تسجيل الطلب',
  codApproved: 'تأكيد استلام النقد',
  by: (name) => `بواسطة ${name}`,
  byShopper: 'من العميل',
  attention: (reason) => `يحتاج إلى متابعة: ${reason}`,
  attentions: {
    unanswered: 'لا رد منذ أيام. اتصل بالعميل ثم أكّد الطلب أو ألغِه.',
    'paid by card': 'دُفع بالبطاقة بعد تحويله إلى الدفع نقدًا. لا تحصّل المبلغ عند التسليم.',
    'paid late': 'وصل المبلغ بعد انتهاء الساعة، وكانت القطع لا تزال متاحة فعاد الطلب ساريًا.',
    'sent back': 'وصل مبلغ لم يعد الطلب يحتاجه، ويُردّ إلى البطاقة: راجع قسم الدفع.',
    'payment differs': 'أبلغ البنك عن دفعة بمبلغ أو عملة أو حساب مختلف. راجعها في لوحة مزوّد الدفع.',
    'payment unknown': 'مزوّد الدفع لا يرد، فلا يُعرف هل دُفع هذا الطلب. راجع لوحة المزوّد ثم حدّد الحالة.',
    'refunded elsewhere': 'رُدّ مبلغ من خارج المتجر. قارنه بلوحة مزوّد الدفع.',
    'refund waiting': 'لم يرد مزوّد الدفع على طلب رد مبلغ منذ ساعة. يعيد المتجر المحاولة كل ساعة.',
    'difference owed': 'صار الطلب أرخص بعد دفعه. رُدّ الفرق إلى العميل.',
    'refund refused': 'رفض البنك رد المبلغ. راجع لوحة مزوّد الدفع وأعد المبلغ بطريقة أخرى.',
  },
  orderMovedOn: 'تغيّر الطلب، وهذا وضعه الآن.',
  failed: 'تعذّر تحميل الطلب',
  notFound: 'هذا الطلب غير موجود.',
  print: 'طباعة إذن التجهيز',
  slip: {
    title: 'إذن التجهيز',
    number: 'الطلب',
    date: 'التاريخ',
    from: 'المرسِل',
    to: 'التسليم إلى',
    collect: 'المبلغ المطلوب تحصيله',
    nothing: 'مدفوع، لا يوجد مبلغ للتحصيل.',
    packed: 'تم التجهيز',
    scan: 'امسح الرمز للتحقق',
  },
}

export const admin: typeof english = {
  common,
  denied,
  again,
  statuses,
  order,
  approve,
  change,
  undo,
  details,
  ...adminOverview,
  ...adminLists,
  ...adminNotifications,
  ...adminOrders,
  ...adminCatalogue,
  ...adminComing,
  ...adminCustomers,
  ...adminGalleries,
  ...adminForms,
  ...adminPayments,
  ...adminProducts,
  ...adminPromoCodes,
  ...adminRefusals,
  ...adminReviews,
  ...adminSearch,
  ...adminActivity,
  ...adminSettings,
  ...adminShipping,
  ...adminStaff,
  ...adminStock,
  ...adminTending,
  ...adminUploads,
}
