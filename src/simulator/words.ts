import type { Journey, Outcome, Twist } from './outcomes.ts'

interface Words {
  bank: string
  title: string
  note: string
  amount: string
  reference: string
  outcome: string
  outcomes: Record<Outcome | 'abandoned', string>
  more: string
  journey: string
  journeys: Record<Journey, string>
  twist: string
  twists: Record<Twist, string>
  browser: string
  browsers: Record<'returns' | 'leaves', string>
  pay: string
  said: Record<'unknown' | 'expired' | 'paid' | 'abandoned' | 'strange' | 'closed', readonly [string, string]>
}

const en: Words = {
  bank: 'Test bank',
  title: 'Pay by card (simulated)',
  note: 'This is a simulation. No card is asked for and no money moves.',
  amount: 'Amount',
  reference: 'Reference',
  outcome: 'What the bank says',
  outcomes: {
    Y: 'Y: authenticated, paid',
    N: 'N: not authenticated',
    C: 'C: cancelled at the bank’s page',
    U: 'U: authentication unavailable',
    R: 'R: rejected',
    E: 'E: the bank’s server failed',
    AI: 'AI: stopped by a gateway policy',
    declined: 'Declined by the bank (not enough money)',
    pending: 'Pending (the bank has not decided)',
    abandoned: 'Abandoned: nothing is tried',
  },
  more: 'For testers: the callback and the way back',
  journey: 'How the callback reaches the shop',
  journeys: {
    once: 'Once, at once',
    twice: 'Twice',
    late: 'Late',
    lost: 'Never',
    reordered: 'After a later one (a declined try that came first is told last)',
  },
  twist: 'What is wrong with it',
  twists: {
    none: 'Nothing',
    amount: 'Amount',
    currency: 'Currency',
    integration: 'Integration',
    signature: 'Signature',
  },
  browser: 'Where the browser goes',
  browsers: { returns: 'Back to the shop', leaves: 'Nowhere: the tab is closed' },
  pay: 'Pay',
  said: {
    unknown: ['No such payment', 'This link belongs to no payment.'],
    expired: ['This payment has expired', 'Go back to the shop and begin again.'],
    paid: ['Already paid', 'This payment was made before.'],
    abandoned: ['Nothing was paid', 'You left the payment. The shop hears nothing of it.'],
    strange: ['Not understood', 'Choose one of what is offered.'],
    closed: ['The tab is closed', 'The browser did not go back.'],
  },
}

const ar: Words = {
  bank: 'بنك تجريبي',
  title: 'الدفع بالبطاقة (محاكاة)',
  note: 'هذه محاكاة. لا تُطلب أي بطاقة ولا تُنقل أي أموال.',
  amount: 'المبلغ',
  reference: 'الرقم المرجعي',
  outcome: 'رد البنك',
  outcomes: {
    Y: 'Y: تم التحقق والدفع',
    N: 'N: لم يتم التحقق',
    C: 'C: أُلغي في صفحة البنك',
    U: 'U: التحقق غير متاح',
    R: 'R: مرفوض',
    E: 'E: عطل في خادم البنك',
    AI: 'AI: أوقفته سياسة بوابة الدفع',
    declined: 'رفضه البنك (الرصيد لا يكفي)',
    pending: 'معلّق (لم يقرر البنك بعد)',
    abandoned: 'متروك: لا محاولة',
  },
  more: 'للمختبِرين: إشعار المتجر وطريق العودة',
  journey: 'كيف يصل الإشعار إلى المتجر',
  journeys: {
    once: 'مرة واحدة وفورًا',
    twice: 'مرتين',
    late: 'متأخرًا',
    lost: 'لا يصل',
    reordered: 'بعد إشعار أحدث (محاولة مرفوضة سبقته يُبلَّغ عنها أخيرًا)',
  },
  twist: 'الخطأ فيه',
  twists: {
    none: 'لا خطأ',
    amount: 'المبلغ',
    currency: 'العملة',
    integration: 'رقم الربط',
    signature: 'التوقيع',
  },
  browser: 'إلى أين يذهب المتصفح',
  browsers: { returns: 'يعود إلى المتجر', leaves: 'لا يعود: أُغلقت الصفحة' },
  pay: 'ادفع',
  said: {
    unknown: ['عملية غير موجودة', 'هذا الرابط لا يخص أي عملية دفع.'],
    expired: ['انتهت مهلة الدفع', 'ارجع إلى المتجر وابدأ من جديد.'],
    paid: ['مدفوع بالفعل', 'تم هذا الدفع من قبل.'],
    abandoned: ['لم يُدفع شيء', 'تركت عملية الدفع، ولن يُبلَّغ المتجر بشيء.'],
    strange: ['طلب غير مفهوم', 'اختر واحدًا من المعروض.'],
    closed: ['أُغلقت الصفحة', 'لم يعد المتصفح إلى المتجر.'],
  },
}

export const WORDS = { en, ar }
export type Speech = keyof typeof WORDS

/** The payer's language, as the address has it to which they are sent back. */
export const speechOf = (redirectionUrl: string | undefined): Speech =>
  redirectionUrl !== undefined && /^\/ar(\/|$)/.test(new URL(redirectionUrl).pathname) ? 'ar' : 'en'
