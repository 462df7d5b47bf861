import type { adminForms as english } from '#i18n/en/admin/forms.ts'
import { arabicPlural } from '#i18n/plural.ts'

const forms: typeof english.forms = {
  toSave: arabicPlural({
    zero: 'كل شيء جاهز للحفظ',
    one: 'للحفظ، راجع حقلًا واحدًا',
    two: 'للحفظ، راجع حقلين',
    few: 'للحفظ، راجع {n} حقول',
    many: 'للحفظ، راجع {n} حقلًا',
    other: 'للحفظ، راجع {n} حقل',
  }),
  saved: 'تم الحفظ.',
  staleTitle: 'حفظ شخص آخر تعديلات هنا في هذه الأثناء',
  kept: 'لم يضِع شيء من تعديلاتك.',
  taken: 'لم يضِع شيء من تعديلاتك. ما غيّره هو ولم تغيّره أنت أُضيف هنا:',
  contested: 'عدّلتما معًا هذه الحقول. اختر ما يُعتمد ثم احفظ:',
  saveAgain: 'راجع التعديلات ثم احفظ من جديد.',
  nothing: 'لا فرق ظاهر هنا. احفظ من جديد.',
  chooseFirst: 'اختر ما يُعتمد في الحقول التي عدّلتماها معًا ثم احفظ.',
  named: (name) => `${name}:`,
  mine: 'تعديلك',
  theirs: 'تعديل الشخص الآخر',
  empty: 'فارغ',
  deleteAgain: 'احذفه مرة أخرى إذا كنت لا تزال تريد حذفه.',
  goneTitle: 'حذفه شخص آخر في هذه الأثناء',
  gone: 'لم يعد حفظه ممكنًا. ما كتبته باقٍ هنا: انسخ منه ما تحتاج إليه.',
}

export const adminForms = { forms }
