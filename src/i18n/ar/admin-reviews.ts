import type { adminReviews as english } from '../en/admin-reviews.ts'
import { arabicPlural } from '../plural.ts'

const reviews = arabicPlural({
  zero: 'لا توجد تقييمات',
  one: 'تقييم واحد',
  two: 'تقييمان',
  few: '{n} تقييمات',
  many: '{n} تقييمًا',
  other: '{n} تقييم',
})

const of = (product: string, customer: string): string => `تقييم ${product} بقلم ${customer}`

const review: typeof english.review = {
  title: 'التقييمات',
  subtitle: 'ما يقوله العملاء عمّا اشتروه. لا يُنشر شيء قبل موافقتك.',
  pending: (count) => `${reviews(count)} قيد المراجعة`,
  stats: 'التقييمات حسب الحالة',
  all: 'الإجمالي',
  search: 'البحث في التقييمات',
  searchHint: 'العميل أو المنتج أو التعليق',
  status: 'الحالة',
  allStatuses: 'كل الحالات',
  statuses: { pending: 'قيد المراجعة', approved: 'معتمد', rejected: 'مرفوض' },
  showing: (x, y, n) => `عرض ${x} - ${y} من ${n}`,
  columns: {
    product: 'المنتج',
    comment: 'التقييم',
    customer: 'العميل',
    size: 'المقاس',
    date: 'التاريخ',
    status: 'الحالة',
    actions: 'الإجراءات',
  },
  none: '-',
  someone: 'حساب مغلق',
  featured: 'مميز',
  details: 'التفاصيل',
  detailsOf: (product, customer) => `التفاصيل: ${of(product, customer)}`,
  detailsTitle: 'تفاصيل التقييم',
  rating: 'عدد النجوم',
  approve: 'اعتماد',
  approveOf: (product, customer) => `اعتماد ${of(product, customer)}`,
  reject: 'رفض',
  rejectOf: (product, customer) => `رفض ${of(product, customer)}`,
  feature: 'تمييز',
  featureOf: (product, customer) => `تمييز ${of(product, customer)} في الصفحة الرئيسية`,
  unfeature: 'إلغاء التمييز',
  unfeatureOf: (product, customer) => `إلغاء التمييز: ${of(product, customer)}`,
  delete: 'حذف',
  deleteOf: (product, customer) => `حذف ${of(product, customer)}`,
  deleteTitle: 'حذف التقييم',
  deleteQuestion: 'هل تريد حذف هذا التقييم؟',
  deleteEffect: 'يُحذف نهائيًا، ويمكن لصاحبه بعدها أن يكتب غيره.',
  confirmDelete: 'احذف التقييم',
  done: {
    approved: 'اعتُمد التقييم، وهو منشور الآن.',
    rejected: 'رُفض التقييم، ولن يظهر.',
    featured: 'يظهر التقييم الآن في الصفحة الرئيسية.',
    unfeatured: 'لم يعد التقييم مميزًا.',
    deleted: 'حُذف التقييم.',
  },
  failed: 'تعذّر تحميل التقييمات',
  decideFailed: 'تعذّر تغيير حالة التقييم',
  deleteFailed: 'تعذّر حذف التقييم',
  featureFailed: 'تعذّر تغيير تمييز التقييم',
  because: (what, why) => `${what}: ${why}`,
  emptyTitle: 'لا توجد تقييمات',
  emptyFiltered: 'جرّب كلمات أو مرشحات أخرى',
  emptyFirst: 'تظهر التقييمات هنا فور أن يكتب عميل تقييمًا.',
}

export const adminReviews = { review }
