import type { backupLetters as english } from '#i18n/en/letters/backup.ts'

export const backupLetters: typeof english = {
  subject: (day) => `لم تُحفظ نسخة احتياطية: ${day}`,
  failed: 'تعذّر حفظ نسخة احتياطية من المتجر الليلة. المتجر يعمل كالمعتاد، ولم يضِع شيء حتى الآن.',
  because: (reason) => `سبب المشكلة: ${reason}`,
  last: (when) => `آخر نسخة احتياطية بتاريخ ${when}.`,
  none: 'لا توجد نسخة احتياطية بعد.',
  unknown: 'المكان الذي تُحفظ فيه النسخ لا يجيب، فلا يُعرف تاريخ آخر نسخة.',
  next: 'ستُعاد المحاولة ليلة الغد. من فضلك اعرض هذه الرسالة على من يدير الخادم: يمكنه حفظ نسخة الآن بالأمر «npm run backup».',
}
