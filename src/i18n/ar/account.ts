import type { account as english } from '../en/account.ts'

export const account: typeof english = {
  signIn: 'تسجيل الدخول',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
  submit: 'تسجيل الدخول',
  required: 'هذا الحقل مطلوب',
  emailInvalid: 'البريد الإلكتروني غير صحيح',
  passwordInvalid: 'كلمة المرور غير صحيحة',
  tooSoon: 'انتظر لحظة قبل المحاولة من جديد.',
  userNotFound: 'تم تسجيل الدخول، لكن لم نجد الحساب.',
  failed: 'تعذّر تسجيل الدخول. حاول مرة أخرى.',
  success: 'تم تسجيل الدخول. لحظة من فضلك.',
  toShop: 'العودة إلى المتجر',
}
