import { paper } from '#i18n/ar/receipt.ts'
import type { adminInvoices as english } from '#i18n/en/admin/invoices.ts'
import { arabicPlural } from '#i18n/plural.ts'

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
  ...paper,
}

const prints: (typeof english)['prints'] = {
  slipPrinted: 'طُبع إذن التجهيز',
  inHistory: { slip: 'طُبع إذن التجهيز', invoice: 'طُبعت الفاتورة' },
  failed: (why) => `تعذّر تسجيل الطباعة: ${why}`,
}

export const adminInvoices = { invoice, prints }
