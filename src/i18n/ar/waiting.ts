import type { waiting as english } from '../en/waiting.ts'
import { arabicPlural } from '../plural.ts'

const days = arabicPlural({
  zero: '0 يوم',
  one: 'يوم واحد',
  two: 'يومين',
  few: '{n} أيام',
  many: '{n} يومًا',
  other: '{n} يوم',
})
const hours = arabicPlural({
  zero: '0 ساعة',
  one: 'ساعة واحدة',
  two: 'ساعتين',
  few: '{n} ساعات',
  many: '{n} ساعة',
  other: '{n} ساعة',
})
const minutes = arabicPlural({
  zero: '0 دقيقة',
  one: 'دقيقة واحدة',
  two: 'دقيقتين',
  few: '{n} دقائق',
  many: '{n} دقيقة',
  other: '{n} دقيقة',
})

export const waiting: typeof english = {
  tellWhenBack: (size) => `أخبرني عند عودة \u2066${size}\u2069`,
  email: 'البريد الإلكتروني',
  oneMailOnly: 'رسالة واحدة فقط، بترتيب الطلب، ولا شيء غيرها.',
  emailMissing: 'اكتب البريد الذي نراسلك عليه.',
  willWrite: (size) => `سنكتب لك مرة واحدة، عندما يتوفر مقاس \u2066${size}\u2069 من جديد.`,
  willWriteTo: (email, size) =>
    `سنكتب إلى \u2066${email}\u2069 مرة واحدة، عندما يتوفر مقاس \u2066${size}\u2069 من جديد.`,
  onTheList: (size) => `أنت في قائمة انتظار مقاس \u2066${size}\u2069. سنكتب لك مرة واحدة عندما يتوفر من جديد.`,
  leaveList: 'احذفني من القائمة',
  offTheList: (size) => `لم تعد في قائمة انتظار مقاس \u2066${size}\u2069.`,
  failed: 'تعذّر الإرسال. حاول مرة أخرى.',
  sizeIsBack: (size) => `عاد مقاس \u2066${size}\u2069: يمكنك طلبه الآن.`,
  list: {
    title: 'قائمة الانتظار',
    text: 'ألا تريد انتظار أي مقاس آخر؟ لن نرسل إلى بريدك رسائل من هذا النوع بعد ذلك.',
    leaveEveryList: 'احذفني من كل القوائم',
    left: 'لم تعد في أي قائمة. يمكنك أن تطلب من جديد من صفحة القطعة متى شئت.',
    bad: 'هذا الرابط غير مكتمل. افتحه من الرسالة مرة أخرى.',
    toProducts: 'كل المنتجات',
  },
  opening: {
    opensOn: 'يُفتح للطلب في',
    cairo: 'بتوقيت القاهرة',
    days,
    hours,
    minutes,
    left: (parts) => `يُفتح بعد ${parts.join(' و')}`,
    soon: 'يُفتح بعد أقل من دقيقة.',
    limit: arabicPlural({
      zero: 'لا قطع',
      one: 'قطعة واحدة لكل عميل، بأي مقاس.',
      two: 'قطعتان على الأكثر لكل عميل، بأي مقاس.',
      few: '{n} قطع على الأكثر لكل عميل، بأي مقاس.',
      many: '{n} قطعة على الأكثر لكل عميل، بأي مقاس.',
      other: '{n} قطعة على الأكثر لكل عميل، بأي مقاس.',
    }),
    now: 'مفتوح الآن. اختر مقاسك.',
  },
}
