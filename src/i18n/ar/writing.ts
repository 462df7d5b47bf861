import type { writing as english } from '../en/writing.ts'
import { arabicPlural } from '../plural.ts'

const letters = arabicPlural({
  zero: '0 حرف',
  one: 'حرف واحد',
  two: 'حرفان',
  few: '{n} أحرف',
  many: '{n} حرفًا',
  other: '{n} حرف',
})

const stars = arabicPlural({
  zero: '0 نجوم',
  one: 'نجمة واحدة',
  two: 'نجمتان',
  few: '{n} نجوم',
  many: '{n} نجمة',
  other: '{n} نجمة',
})

export const writing: typeof english = {
  open: 'اكتب تقييمًا',
  goOn: 'أكمل تقييمك',
  title: 'اكتب تقييمًا',
  rating: 'تقييمك',
  words: { 1: 'ضعيف', 2: 'مقبول', 3: 'جيد', 4: 'جيد جدًا', 5: 'ممتاز' },
  star: (rating, word) => `${stars(rating)}، ${word}`,
  comment: 'تعليقك',
  hint: 'كيف وجدت المقاس والخامة؟',
  counter: (count, most) => `${count} من ${most}`,
  counterAloud: (count, most) => `${count} من ${letters(most)}`,
  charactersLeft: (count) => `المتبقي ${letters(count)} على الأكثر`,
  noneLeft: 'بلغ التعليق أقصى طول له.',
  charactersOver: (count) => `يزيد التعليق ${letters(count)} على الحد`,
  public: 'يظهر باسمك الأول وحرف من اسم العائلة، بعد موافقتنا.',
  submit: 'أرسل التقييم',
  cancel: 'إلغاء',
  problems: {
    rating: 'اختر عدد النجوم',
    comment: 'اكتب تعليقك',
    tooLong: 'لا يزيد التعليق عن 1000 حرف.',
  },
  failed: 'تعذّر إرسال التقييم. حاول مرة أخرى.',
  done: 'أُرسل تقييمك! سيظهر بعد موافقة الإدارة.',
  alreadyReviewed: 'لقد قيّمت هذا المنتج من قبل',
  ownReview: 'تقييمك',
  statuses: { pending: 'في انتظار الموافقة', approved: 'منشور', rejected: 'لم يُنشر' },
  notBought: 'عذرًا، التقييم متاح فقط لمن اشترى المنتج ودفع ثمنه',
  why: {
    NOT_PURCHASED:
      'لا نجد في حسابك طلبًا لهذا المنتج. هل طلبت كضيف؟ افتح الرابط الذي في رسالة الطلب من هذا المتصفح، وأكّد بريدك الإلكتروني، ثم عُد إلى هنا.',
    NOT_PAID: 'لم يُسدَّد ثمن طلبك لهذا المنتج بعد. يمكنك تقييمه فور تسجيل الدفع.',
    unknown: 'تعذّر التحقق من طلباتك. أعد تحميل الصفحة للمحاولة مرة أخرى.',
  },
}
