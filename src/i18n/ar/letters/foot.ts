import type { letterFoot as english } from '#i18n/en/letters/foot.ts'

export const letterFoot: typeof english = {
  questions: 'لديك سؤال؟ راسلنا أو اتصل بنا:',
  comma: '، ',
  whatsapp: 'واتساب',
}
