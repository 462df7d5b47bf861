import { adminActivity } from '#i18n/ar/admin/activity.ts'
import { adminCatalogue } from '#i18n/ar/admin/catalogue.ts'
import { adminComing } from '#i18n/ar/admin/coming.ts'
import { adminCustomers } from '#i18n/ar/admin/customers.ts'
import { adminForms } from '#i18n/ar/admin/forms.ts'
import { adminGalleries } from '#i18n/ar/admin/galleries.ts'
import { adminLists } from '#i18n/ar/admin/lists.ts'
import { adminNotifications } from '#i18n/ar/admin/notifications.ts'
import { adminOrder } from '#i18n/ar/admin/order.ts'
import { adminOrders } from '#i18n/ar/admin/orders.ts'
import { adminOverview } from '#i18n/ar/admin/overview.ts'
import { adminParcels } from '#i18n/ar/admin/parcels.ts'
import { adminPayments } from '#i18n/ar/admin/payments.ts'
import { adminPreOrders } from '#i18n/ar/admin/pre-orders.ts'
import { adminProducts } from '#i18n/ar/admin/products.ts'
import { adminPromoCodes } from '#i18n/ar/admin/promo-codes.ts'
import { adminRefusals } from '#i18n/ar/admin/refusals.ts'
import { adminReturns } from '#i18n/ar/admin/returns.ts'
import { adminReviews } from '#i18n/ar/admin/reviews.ts'
import { adminSearch } from '#i18n/ar/admin/search.ts'
import { adminSettings } from '#i18n/ar/admin/settings.ts'
import { adminSettling } from '#i18n/ar/admin/settling.ts'
import { adminShipping } from '#i18n/ar/admin/shipping.ts'
import { adminStaff } from '#i18n/ar/admin/staff.ts'
import { adminStock } from '#i18n/ar/admin/stock.ts'
import { adminTending } from '#i18n/ar/admin/tending.ts'
import { adminUploads } from '#i18n/ar/admin/uploads.ts'
import { withCounts } from '#i18n/with-counts.ts'
import type { admin as english } from '../en/admin.ts'
import { arabicPlural } from '../plural.ts'

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
  gone: 'هذا غير موجود، أو لم يعد موجودًا',
  goneHint: 'ربما حُذف، أو أن العنوان ناقص.',
  noPage: 'لا توجد صفحة بهذا العنوان في لوحة الإدارة',
  toOverview: 'إلى النظرة العامة',
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
  ownersTitle: 'للمالك فقط',
  ownersText: 'هذه الصفحة للمالك. اطلب منه ما تحتاجه منها.',
  overview: 'العودة إلى النظرة العامة',
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
    'total-desc': 'الأعلى إجماليًا',
    'total-asc': 'الأقل إجماليًا',
    name: 'اسم العميل',
  },
  showing: (x, y) => withCounts`عرض ${x} من أصل ${y === 2 ? 'طلبين' : orders(y)}`,
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
  packed: (quantity, size) => `${quantity} × ${size} ·`,
  guest: 'طلب ضيف',
  view: 'عرض',
  viewOf: (id) => `عرض الطلب ${id}`,
  edit: 'تعديل',
  editOf: (id) => `تعديل حالة الطلب ${id}`,
  editContents: 'تعديل المنتجات أو العنوان',
  statusOf: (id) => `حالة الطلب ${id}`,
  save: 'حفظ',
  cancel: 'إلغاء',
  emptyTitle: 'لا توجد طلبات',
  emptyFiltered: 'جرّب تغيير البحث أو التصفية.',
  emptyFirst: 'تظهر الطلبات هنا فور أول عملية شراء.',
  orderUpdated: (status) => `تم تحديث الطلب: ${status}.`,
  updateFailed: (why) => `تعذّر تحديث الطلب: ${why}`,
  noAnswer: 'لم يصل ردّ، وربما تم التغيير رغم ذلك. راجع حالة الطلب، ويمكنك التراجع من صفحته.',
}

export const admin: typeof english = {
  common,
  denied,
  again,
  statuses,
  order,
  ...adminOverview,
  ...adminLists,
  ...adminNotifications,
  ...adminOrder,
  ...adminOrders,
  ...adminCatalogue,
  ...adminComing,
  ...adminCustomers,
  ...adminGalleries,
  ...adminForms,
  ...adminParcels,
  ...adminPayments,
  ...adminPreOrders,
  ...adminProducts,
  ...adminPromoCodes,
  ...adminRefusals,
  ...adminReturns,
  ...adminReviews,
  ...adminSearch,
  ...adminActivity,
  ...adminSettings,
  ...adminSettling,
  ...adminShipping,
  ...adminStaff,
  ...adminStock,
  ...adminTending,
  ...adminUploads,
}
