import type { letterFoot as english } from '../en/letter-foot.ts'

export const letterFoot: typeof english = {
  questions: 'لديك سؤال؟ راسلنا أو اتصل بنا:',
  comma: '، ',
  whatsapp: 'واتساب',
}
