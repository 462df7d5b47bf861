import type { adminRefusals as english } from '#i18n/en/admin/refusals.ts'

const refusals: typeof english.refusals = {
  titles: {
    400: 'طلب غير صحيح',
    401: 'يلزم تسجيل الدخول',
    403: 'الوصول مرفوض',
    404: 'غير موجود',
    409: 'تعارض مع تعديل آخر',
    422: 'بيانات غير مقبولة',
    429: 'محاولات كثيرة',
    500: 'خطأ في الخادم',
  },
  other: 'خطأ',
  unexpected: 'حدث خطأ غير متوقع',
  hints: {
    400: 'راجع ما أدخلته ثم حاول مرة أخرى.',
    401: 'سجّل الدخول للمتابعة.',
    403: 'تواصل مع مسؤول المتجر إذا كنت تحتاج إلى ذلك.',
    409: 'حدّث الصفحة لمعرفة الوضع الحالي.',
  },
  codes: {
    INVALID: { title: 'ليس صحيحًا بعد', hint: 'راجع ما أدخلته ثم حاول مرة أخرى.' },
    INVALID_PROMO_CODE: { title: 'كود خصم غير صحيح', hint: 'راجع كتابته.' },
    INACTIVE_PROMO_CODE: { title: 'كود خصم موقوف', hint: 'فعّله أو استخدم غيره.' },
    PROMO_CODE_USAGE_LIMIT_REACHED: { title: 'استُنفد كود الخصم', hint: 'زِد عدد مرات استخدامه أو استخدم غيره.' },
    MINIMUM_ORDER_AMOUNT_NOT_MET: { title: 'الطلب أقل من الحد الأدنى', hint: 'أضف منتجات أو استخدم كودًا آخر.' },
    PROMO_CODE_NOT_YET_VALID: { title: 'لم يبدأ كود الخصم بعد', hint: 'انتظر موعد بدئه أو قدّمه.' },
    PROMO_CODE_EXPIRED: { title: 'انتهت صلاحية كود الخصم', hint: 'مدّد صلاحيته أو استخدم غيره.' },
    USER_USAGE_LIMIT_REACHED: { title: 'بلغ العميل حد الاستخدام', hint: 'زِد عدد المرات لكل عميل أو استخدم غيره.' },
    PROMO_CODE_CANNOT_BE_USED: { title: 'لا يمكن استخدام كود الخصم', hint: 'راجع ما يسري عليه وما لا يشمله.' },
    RATE_LIMIT_EXCEEDED: { title: 'محاولات كثيرة', hint: 'انتظر بضع دقائق.' },
    PROMO_CODE_ALREADY_EXISTS: { title: 'كود الخصم موجود بالفعل', hint: 'اختر كودًا آخر.' },
    INVALID_DATE_FORMAT: { title: 'صيغة التاريخ غير صحيحة', hint: 'اكتب السنة ثم الشهر ثم اليوم.' },
    PAST_DATE_NOT_ALLOWED: { title: 'التاريخ في الماضي', hint: 'اختر موعد بدء لم يمضِ.' },
    INVALID_DISCOUNT_VALUE: { title: 'قيمة الخصم غير صحيحة', hint: 'النسبة من 1 إلى 100، والمبلغ الثابت أكبر من صفر.' },
    INVALID_MAX_DISCOUNT_AMOUNT: { title: 'الحد الأقصى للخصم غير صحيح', hint: 'اتركه فارغًا ليكون بلا حد.' },
    INVALID_USAGE_LIMITS: { title: 'حدود الاستخدام غير صحيحة', hint: 'زِد العدد الكلي أو قلّل عدد المرات للعميل.' },
    NEGATIVE_MINIMUM_ORDER: { title: 'الحد الأدنى للطلب سالب', hint: 'اكتب صفرًا إن لم يكن هناك حد أدنى.' },
    PROMO_CODE_IN_USE: { title: 'كود الخصم مستخدم', hint: 'إن أوقفته فلن يستخدمه أحد بعد الآن.' },
  },
}

export const adminRefusals = { refusals }
