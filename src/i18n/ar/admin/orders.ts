import type { adminOrders as english } from '#i18n/en/admin/orders.ts'
import { arabicPlural } from '#i18n/plural.ts'
import { withCounts } from '#i18n/with-counts.ts'
import { adminCash } from './cash.ts'
import { adminDesk } from './desk.ts'
import { adminInvoices } from './invoices.ts'

const orderList: typeof english.orderList = {
  views: 'قوائم الطلبات',
  all: 'الكل',
  viewNames: {
    'to-confirm': 'لم يؤكَّد بعد',
    'to-approve': 'نقد بانتظار التأكيد',
    'to-ship': 'جاهز للشحن',
    late: 'متأخر',
    attention: 'يحتاج إلى متابعة',
  },
  nothingWaits: {
    'to-confirm': { title: 'أكّد الجميع', text: 'تنتظر هنا طلبات الدفع عند الاستلام التي لم يؤكدها أصحابها بعد.' },
    'to-approve': { title: 'لا نقد بانتظار التأكيد', text: 'يظهر هنا كل دفع عند الاستلام لم يؤكَّد بعد.' },
    'to-ship': { title: 'لا شيء بانتظار الشحن', text: 'تنتظر هنا الطلبات المدفوعة أو المؤكَّدة إلى أن تُشحن.' },
    late: { title: 'لا شيء متأخر', text: 'تظهر هنا الطلبات التي فات موعد وصولها ولم تُشحن بعد.' },
    attention: { title: 'لا شيء يحتاج إلى متابعة', text: 'تظهر هنا الطلبات التي تنتظر قرارًا منك.' },
  },
  more: (chosen) => (chosen === 0 ? 'تصفية إضافية' : `تصفية إضافية (${chosen})`),
  method: 'طريقة الدفع',
  everyMethod: 'كل الطرق',
  paid: 'حالة الدفع',
  everyPaid: 'مدفوع أو لا',
  paidNames: { true: 'مدفوع', false: 'غير مدفوع' },
  governorate: 'المحافظة',
  everyGovernorate: 'كل المحافظات',
  promoCode: 'كود الخصم',
  everyPromoCode: 'بأي كود أو بلا كود',
  from: 'من يوم',
  to: 'إلى يوم',
  export: 'تصدير الطلبات',
  exportFailed: (why) => `تعذّر تصدير الطلبات: ${why}`,
}

/** The counted word of each sentence, in its six forms. */
const counted = (zero: string, one: string, two: string, [few, many, other]: [string, string, string]) =>
  arabicPlural({ zero, one, two, few, many, other })

const bulk: typeof english.bulk = {
  orderNamed: (id) => `الطلب ${id}`,
  approve: (count) => withCounts`تأكيد النقد (${count})`,
  ship: (count) => withCounts`تحديد كمشحون (${count})`,
  deliver: (count) => withCounts`تحديد كمسلَّم (${count})`,
  print: counted('لا شيء للطباعة', 'طباعة إذن تجهيز واحد', 'طباعة إذني تجهيز', [
    'طباعة {n} أذون تجهيز',
    'طباعة {n} إذن تجهيز',
    'طباعة {n} إذن تجهيز',
  ]),
  export: (count) => withCounts`تصدير الطلبات (${count})`,
  amount: 'إجمالي المبلغ المستلم',
  approveTitle: counted('لا مدفوعات', 'تأكيد دفعة نقدية واحدة', 'تأكيد دفعتين نقديتين', [
    'تأكيد {n} دفعات نقدية',
    'تأكيد {n} دفعة نقدية',
    'تأكيد {n} دفعة نقدية',
  ]),
  approveQuestion: counted(
    'لا مدفوعات.',
    'هل تريد تأكيد هذا الدفع النقدي؟',
    'هل تريد تأكيد هاتين الدفعتين النقديتين؟ سيصبح الطلبان مدفوعين ويُحدَّث المخزون.',
    [
      'هل تريد تأكيد هذه الدفعات النقدية، وعددها {n}؟ ستصبح الطلبات مدفوعة ويُحدَّث المخزون.',
      'هل تريد تأكيد هذه الدفعات النقدية، وعددها {n}؟ ستصبح الطلبات مدفوعة ويُحدَّث المخزون.',
      'هل تريد تأكيد هذه الدفعات النقدية، وعددها {n}؟ ستصبح الطلبات مدفوعة ويُحدَّث المخزون.',
    ],
  ),
  sentQuestion: (count) =>
    withCounts`هل تريد تأكيد هذه الدفعات النقدية (${count})؟ ستصبح الطلبات مدفوعة، وقد خُصمت قطعها من المخزون من قبل.`,
  approveConfirm: counted('لا مدفوعات', 'تأكيد الدفع', 'تأكيد الدفعتين', [
    'تأكيد {n} دفعات',
    'تأكيد {n} دفعة',
    'تأكيد {n} دفعة',
  ]),
  shipMany: counted('لا طلبات', 'تحديد طلب واحد كمشحون', 'تحديد طلبين كمشحونين', [
    'تحديد {n} طلبات كمشحونة',
    'تحديد {n} طلبًا كمشحونة',
    'تحديد {n} طلب كمشحونة',
  ]),
  deliverMany: counted('لا طلبات', 'تحديد طلب واحد كمسلَّم', 'تحديد طلبين كمسلَّمين', [
    'تحديد {n} طلبات كمسلَّمة',
    'تحديد {n} طلبًا كمسلَّمة',
    'تحديد {n} طلب كمسلَّمة',
  ]),
  cashCame: counted('لا نقد', 'تم استلام نقد طلب واحد', 'تم استلام نقد طلبين', [
    'تم استلام نقد {n} طلبات',
    'تم استلام نقد {n} طلبًا',
    'تم استلام نقد {n} طلب',
  ]),
  cashHint: 'تُسلَّم الطلبات ويُسجَّل دفعها في خطوة واحدة. اتركه بلا علامة ما دام النقد مع شركة الشحن: تسجّله تسويتها.',
  toCollect: 'النقد المطلوب تحصيله',
  courierHint: 'لكل طلب منها لم تُحدَّد شركة شحنه بعد. تظهر للعملاء في رسالة الشحن وعند التتبّع.',
  numberOf: (id) => `رقم تتبّع الطلب ${id}`,
  approved: counted('لم تُؤكَّد أي دفعة.', 'تم تأكيد دفعة نقدية واحدة.', 'تم تأكيد دفعتين نقديتين.', [
    'تم تأكيد {n} دفعات نقدية.',
    'تم تأكيد {n} دفعة نقدية.',
    'تم تأكيد {n} دفعة نقدية.',
  ]),
  shipped: counted('لم يُشحن أي طلب.', 'تم شحن طلب واحد.', 'تم شحن طلبين.', [
    'تم شحن {n} طلبات.',
    'تم شحن {n} طلبًا.',
    'تم شحن {n} طلب.',
  ]),
  delivered: counted('لم يُسلَّم أي طلب.', 'تم تسليم طلب واحد.', 'تم تسليم طلبين.', [
    'تم تسليم {n} طلبات.',
    'تم تسليم {n} طلبًا.',
    'تم تسليم {n} طلب.',
  ]),
  printed: counted('لا أذون تجهيز.', 'إذن تجهيز واحد.', 'إذنا تجهيز.', [
    '{n} أذون تجهيز.',
    '{n} إذن تجهيز.',
    '{n} إذن تجهيز.',
  ]),
  noSlip: 'لا إذن تجهيز لطلب ملغى.',
  undone: counted('لم يُعَد أي طلب.', 'عاد طلب واحد كما كان.', 'عاد طلبان كما كانا.', [
    'عادت {n} طلبات كما كانت.',
    'عاد {n} طلبًا كما كان.',
    'عاد {n} طلب كما كان.',
  ]),
  undo: 'تراجع عن الكل',
  undoNamed: (what) => `تراجع: ${what}`,
  undoHint: 'يمكن التراجع خلال دقيقة، وبعدها فقط يُبلَّغ العملاء.',
  failed: (why) => `تعذّر تحديث الطلبات: ${why}`,
  nowAt: (status) => `حالته الآن: ${status}.`,
}

const orderFile: typeof english.orderFile = {
  id: 'رقم الطلب',
  sku: 'رمز الطلب',
  date: 'التاريخ',
  status: 'الحالة',
  method: 'طريقة الدفع',
  paid: 'حالة الدفع',
  customer: 'العميل',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  governorate: 'المحافظة',
  city: 'المدينة',
  address: 'العنوان',
  postalCode: 'الرمز البريدي',
  products: 'المنتجات',
  pieces: 'عدد القطع',
  subtotal: 'الإجمالي الفرعي (ج.م)',
  shippingFee: 'تكلفة الشحن (ج.م)',
  discount: 'خصم الكود (ج.م)',
  total: 'الإجمالي (ج.م)',
  promoCode: 'كود الخصم',
}

export const adminOrders: typeof english = { orderList, bulk, orderFile, ...adminDesk, ...adminInvoices, ...adminCash }
