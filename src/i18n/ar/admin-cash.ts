import type { adminCash as english } from '../en/admin-cash.ts'
import { arabicPlural } from '../plural.ts'

const door: typeof english.door = {
  action: 'رُفض عند الباب',
  title: 'رُفض عند الباب',
  question: (id) => `يُلغى الطلب ${id} لأن أحدًا لم يستلمه، ويُحفظ ذلك مع رقم العميل.`,
  confirm: 'إلغاء كمرفوض',
  done: 'أُلغي الطلب: رُفض عند الباب.',
  failed: (why) => `تعذّر إلغاء الطلب: ${why}`,
  many: (count) => `رُفض عند الباب (${count})`,
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

export const adminCash: typeof english = { door }
