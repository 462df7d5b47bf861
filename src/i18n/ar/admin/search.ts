import type { adminSearch as english } from '#i18n/en/admin/search.ts'
import { arabicPlural } from '#i18n/plural.ts'

const synonyms: typeof english.synonyms = {
  title: 'كلمات البحث',
  subtitle: 'كلمات لها المعنى نفسه عند البحث في المتجر. البحث بأي كلمة منها يعرض نتائج الكلمات الأخرى أيضًا.',
  failed: 'تعذّر تحميل كلمات البحث',
  ownerOnly: 'تعديل هذه القائمة لمالك المتجر فقط.',
  group: (place) => `المجموعة ${place}`,
  addGroup: 'إضافة مجموعة كلمات',
  removeGroup: (place) => `حذف المجموعة ${place}`,
  newWord: 'كلمات جديدة',
  add: 'إضافة',
  addTo: (place) => `إضافة إلى المجموعة ${place}`,
  remove: (word) => `حذف ${word}`,
  emptyTitle: 'لا توجد مجموعات بعد',
  emptyText: 'اجمع الكلمات التي يستخدمها العملاء للشيء نفسه، مثل «بنطلون» و«بناطيل» و“pants”.',
  problems: {
    word: 'كل مدخل كلمة أو كلمتان أو ثلاث، من حرفين إلى 40 حرفًا. افصل بين المدخلات بفاصلة.',
    few: 'تحتاج المجموعة إلى كلمتين على الأقل.',
    many: 'تضم المجموعة 12 كلمة على الأكثر.',
  },
  unsaved: 'لم يُحفظ بعد: كلمات البحث',
  toSave: arabicPlural({
    zero: 'للحفظ، راجع المجموعات',
    one: 'للحفظ، راجع مجموعة واحدة',
    two: 'للحفظ، راجع مجموعتين',
    few: 'للحفظ، راجع {n} مجموعات',
    many: 'للحفظ، راجع {n} مجموعة',
    other: 'للحفظ، راجع {n} مجموعة',
  }),
  saved: 'تم حفظ كلمات البحث',
  saveFailed: 'تعذّر حفظ كلمات البحث',
  leaveText: 'تعديلاتك على كلمات البحث لم تُحفظ.',
  isNew: 'مجموعة جديدة',
  isGone: 'مجموعة محذوفة',
  added: (words) => `أُضيف ${words}`,
  gone: (words) => `حُذف ${words}`,
  isElsewhere: (word, groups) =>
    `«${word}» موجودة أيضًا في مجموعة أخرى (${groups})، والبحث بها يعرض نتائج كلمات هذه المجموعات كلها.`,
}

export const adminSearch: typeof english = { synonyms }
