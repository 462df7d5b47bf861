import type { receipt as english, paper as englishPaper } from '../en/receipt.ts'

export const paper: typeof englishPaper = {
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
  questions: 'لديك سؤال؟ راسلنا أو اتصل بنا:',
  scan: 'امسح الرمز للتحقق من الطلب',
  qr: (sku) => `رمز QR للطلب ${sku}`,
}

export const receipt: typeof english = {
  ...paper,
  heading: 'إيصال',
  title: (sku) => `إيصال الطلب ${sku}`,
  untitled: 'إيصال',
  print: 'اطبع أو احفظ PDF',
  back: 'العودة إلى الطلب',
}
