import type { login as english } from '../en/login.ts'

export const login: typeof english = {
  title: 'تسجيل الدخول مطلوب',
  text: 'سجّل الدخول لاستخدام السلة والمفضلة',
  guest: 'المتابعة كضيف',
  signIn: 'تسجيل الدخول',
  cancel: 'إلغاء',
  close: 'إغلاق دون إضافة شيء',
}
