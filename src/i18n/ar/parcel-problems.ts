import type { parcelProblems as english } from '#i18n/en/parcel-problems.ts'

export const parcelProblems: typeof english = {
  courierRequired: 'اكتب اسم شركة الشحن أو المندوب.',
  trackingNumberShape: 'رقم التتبع أرقام وحروف لاتينية وشرطات، وفيه رقم واحد على الأقل.',
  numbersMost: 'أرسل 500 سطر على الأكثر في المرة الواحدة، و200,000 حرف.',
  numbersColumns: 'من بين أعمدة كثيرة يلزم عمودان. سمِّهما في الصف الأول: «كود الطلب» و«رقم التتبع».',
}
