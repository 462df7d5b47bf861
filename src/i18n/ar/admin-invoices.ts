import type { adminInvoices as english } from '../en/admin-invoices.ts'
import { arabicPlural } from '../plural.ts'

const invoice: (typeof english)['invoice'] = {
  link: arabicPlural({
    zero: 'الفواتير',
    one: 'الفاتورة',
    two: 'الفاتورتان',
    few: 'الفواتير ({n})',
    many: 'الفواتير ({n})',
    other: 'الفواتير ({n})',
  }),
  title: 'الفواتير',
  subtitle: arabicPlural({
    zero: 'لا توجد فواتير',
    one: 'فاتورة واحدة في صفحة',
    two: 'فاتورتان، كل منهما في صفحة',
    few: '{n} فواتير، كل منها في صفحة',
    many: '{n} فاتورة، كل منها في صفحة',
    other: '{n} فاتورة، كل منها في صفحة',
  }),
  failed: 'تعذّر تحميل الفواتير',
  none: 'لم يعد أي من هذه الطلبات موجودًا.',
  language: 'اللغة',
  ofOrder: 'كل فاتورة بلغة طلبها',
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  print: 'طباعة',
  heading: 'فاتورة',
  copy: 'نسخة',
  code: 'رمز الطلب',
  date: 'تاريخ الطلب',
  from: 'البائع',
  to: 'العميل وعنوان التسليم',
  product: 'المنتج',
  size: 'المقاس',
  unitPrice: 'سعر الوحدة',
  discount: 'الخصم',
  quantity: 'الكمية',
  lineTotal: 'القيمة',
  nothingOff: '–',
  subtotal: 'المجموع الفرعي',
  shipping: 'الشحن',
  promo: (code) => `كود الخصم ${code}`,
  promoAlone: 'خصم الكود',
  total: 'الإجمالي',
  taxes: 'جميع الأسعار شاملة الضرائب.',
  paid: 'مدفوعة',
  paidHow: { cash: 'نقدًا', free: 'لا يوجد مبلغ مستحق', card: 'بالبطاقة', manual: 'تحويلًا أو يدويًا' },
  toPay: { cod: 'تُدفع نقدًا عند الاستلام', paymob: 'تُدفع بالبطاقة' },
  givenBack: 'المبلغ المردود',
  cancelled: 'ملغاة: لا يوجد مبلغ مستحق.',
  questions: 'أسئلة عن هذه الفاتورة؟',
}

const prints: (typeof english)['prints'] = {
  slipPrinted: 'طُبع إذن التجهيز',
  inHistory: { slip: 'طُبع إذن التجهيز', invoice: 'طُبعت الفاتورة' },
  failed: (why) => `تعذّر تسجيل الطباعة: ${why}`,
}

export const adminInvoices = { invoice, prints }
