import type { preOrderLetters as english } from '#i18n/en/letters/pre-order.ts'

export const preOrderLetters: typeof english = {
  hello: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
  taken: {
    subject: (number) => `طلبك المسبق ${number}`,
    line: 'شكرًا لك. هذه القطع من المجموعة القادمة محجوزة باسمك، وتصلك فور توفرها.',
    next: 'لا يُدفع شيء الآن: الدفع نقدًا عند الاستلام. احفظ عنوان التوصيل في حسابك لتُشحن قطعك من أول يوم.',
  },
  cancelled: {
    subject: (number) => `أُلغي طلبك المسبق ${number}`,
    line: 'أُلغي طلبك المسبق، وليس عليك أي مبلغ.',
    byTeam: 'اضطررنا إلى إلغائه. إن كان لديك سؤال فراسلنا.',
    code: 'لم يعد كود الخصم المرفق به ساريًا.',
  },
  number: 'الطلب المسبق',
  placedOn: 'تاريخ الطلب',
  piece: 'القطعة',
  pieceIs: (color, size) => `${color}، مقاس ${size}`,
  colors: { black: 'أسود', white: 'أبيض' },
  quantity: 'العدد',
  total: 'الإجمالي',
  release: 'الإطلاق',
  ships: 'بدء الشحن',
  percentOff: (percent) => `خصم ${percent}% على المجموعة القادمة`,
  freeShipping: 'شحن مجاني',
  code: 'كود الخصم الخاص بك',
  codeHolds: (from, until) => `لطلب واحد من حسابك، من ${from} حتى ${until}. أدخله عند إتمام الطلب وأنت مسجّل الدخول.`,
  see: 'عرض طلباتك المسبقة',
}
