import type { adminCash as english } from '#i18n/en/admin/cash.ts'
import { arabicPlural } from '#i18n/plural.ts'
import { withCounts } from '#i18n/with-counts.ts'

const door: typeof english.door = {
  action: 'رُفض عند الباب',
  title: 'رُفض عند الباب',
  question: (id) => `يُلغى الطلب ${id} لأن أحدًا لم يستلمه، ويُحفظ ذلك مع رقم العميل.`,
  confirm: 'تسجيل الرفض',
  done: 'أُلغي الطلب: رُفض عند الباب.',
  failed: (why) => `تعذّر إلغاء الطلب: ${why}`,
  many: (count) => withCounts`رُفض عند الباب (${count})`,
  manyTitle: arabicPlural({
    zero: 'لا طلبات مرفوضة',
    one: 'طلب رُفض عند الباب',
    two: 'طلبان رُفضا عند الباب',
    few: '{n} طلبات رُفضت عند الباب',
    many: '{n} طلبًا رُفض عند الباب',
    other: '{n} طلب رُفض عند الباب',
  }),
  manyQuestion: 'تُلغى لأن أحدًا لم يستلمها، ويُحفظ ذلك مع أرقام العملاء.',
  manyDone: arabicPlural({
    zero: 'لم يُلغَ أي طلب.',
    one: 'أُلغي طلب واحد لرفضه عند الباب.',
    two: 'أُلغي طلبان لرفضهما عند الباب.',
    few: 'أُلغيت {n} طلبات لرفضها عند الباب.',
    many: 'أُلغي {n} طلبًا لرفضه عند الباب.',
    other: 'أُلغي {n} طلب لرفضه عند الباب.',
  }),
}

const confirmation: typeof english.confirmation = {
  title: 'تأكيد الطلب',
  states: { 'not confirmed': 'لم يؤكَّد بعد', 'no answer': 'لا يرد', confirmed: 'مؤكَّد' },
  by: { link: 'من العميل عبر رابطه', team: 'بالهاتف', 'pre-order': 'بالطلب المسبق' },
  tries: arabicPlural({
    zero: 'لم نتصل بعد',
    one: 'اتصلنا مرة بلا رد',
    two: 'اتصلنا مرتين بلا رد',
    few: 'اتصلنا {n} مرات بلا رد',
    many: 'اتصلنا {n} مرة بلا رد',
    other: 'اتصلنا {n} مرة بلا رد',
  }),
  state: 'الحالة',
  when: 'متى',
  isHeld: 'موقوف',
  held: 'موقوف حتى يؤكَّد: لا يُعتمد دفعه ولا يُشحن قبل ذلك.',
  cardOnly: 'بحسب قواعد الإعدادات لم يكن الدفع نقدًا متاحًا لهذا الطلب:',
  reasons: {
    'first order': 'طلب أول يتجاوز المبلغ المحدد في الإعدادات',
    refusals: 'رُفضت طرود عند الباب من قبل',
    'open total': 'مبالغ نقدية كبيرة لم تُدفع بعد',
  },
  refusals: arabicPlural({
    zero: 'لم يرفض هذا الرقم أي طرد.',
    one: 'رفض هذا الرقم طردًا واحدًا عند الباب.',
    two: 'رفض هذا الرقم طردين عند الباب.',
    few: 'رفض هذا الرقم {n} طرود عند الباب.',
    many: 'رفض هذا الرقم {n} طردًا عند الباب.',
    other: 'رفض هذا الرقم {n} طرد عند الباب.',
  }),
  ask: 'اسأل العميل على واتساب',
  askIn: { en: 'اسأله بالإنجليزية', ar: 'اسأله بالعربية' },
  askHint: 'بهذا الرابط يؤكد العميل الطلب أو يغيّر المقاس أو العنوان أو يلغيه.',
  copy: 'نسخ الرسالة',
  confirmed: 'أكّده بالهاتف',
  noAnswer: 'لا يرد',
  takeBack: 'إلغاء التأكيد',
  events: { confirmed: 'أُكّد الطلب', 'no answer': 'اتصال بلا رد', 'not confirmed': 'أُلغي التأكيد' },
  saved: { confirmed: 'تم التأكيد.', 'no answer': 'سُجّل: لا يرد.', 'not confirmed': 'لم يعد مؤكَّدًا.' },
  failed: (why) => `تعذّر الحفظ: ${why}`,
}

export const adminCash: typeof english = { door, confirmation }
