import type { alertLetters as english } from '#i18n/en/letters/alert.ts'

export const alertLetters: typeof english = {
  subject: (name, size) => `عاد مقاس ${size}: ${name}`,
  line: (name, size) => `يمكنك الآن طلب ${name} بمقاس ${size}. طلبت منا أن نخبرك.`,
  subjectOfOne: (name) => `عاد إلى المتجر: ${name}`,
  lineOfOne: (name) => `يمكنك الآن طلب ${name}. طلبت منا أن نخبرك.`,
  quick: 'لا نحجز القطعة: هي لمن يطلبها أولًا.',
  size: 'المقاس',
  oneSize: 'مقاس واحد',
  button: 'عرض القطعة',
  why: 'تصلك هذه الرسالة مرة واحدة لأنك طلبتها من صفحة القطعة.',
  leave: 'لا أريد انتظار أي مقاس آخر',
}
