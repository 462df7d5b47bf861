import { fromPounds, priceText } from '#lib/money.ts'
import type { Details } from '#lib/refusal.ts'
import type { refusals as english } from '../en/refusals.ts'

const text = (details: Details, name: string): string => String(details[name] ?? '')
const minutes = (details: Details): number => Math.max(1, Math.ceil(Number(details['retryAfter'] ?? 60) / 60))

export const refusals: typeof english = {
  messages: {
    INVALID: () => 'راجع الحقول المشار إليها.',
    SIGN_IN_FIRST: () => 'سجّل الدخول أولًا.',
    SIGN_IN_FAILED: () => 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    NOT_ALLOWED: () => 'لا تملك صلاحية هذا الإجراء.',
    CSRF_INVALID: () => 'هذه الصفحة مفتوحة منذ مدة طويلة. حاول مرة أخرى.',
    NOT_FOUND: () => 'هذا العنصر غير موجود أو غير متاح لك.',
    ORDER_NOT_FOUND: () => 'لم نجد هذا الطلب. راجع رمز الطلب.',
    SKU_NOT_FOUND: () => 'هذا الرمز غير موجود لدينا. قد تكون القطعة غير أصلية.',
    SKU_OF_PRODUCT: () =>
      'هذا رمز منتج وليس رمز طلب. الرمز المطلوب مطبوع على العبوة وموجود في رسالة تأكيد الطلب: BW تليها 6 خانات.',
    METHOD_NOT_ALLOWED: () => 'لا يمكن تنفيذ هذا الطلب بهذه الطريقة.',
    OUT_OF_STOCK: (d) =>
      d['available']
        ? `متوفر في المخزون ${text(d, 'available')} فقط: ${text(d, 'nameAr') || text(d, 'name')}، مقاس ${text(d, 'size')}.`
        : `نفدت الكمية: ${text(d, 'nameAr') || text(d, 'name')}، مقاس ${text(d, 'size')}.`,
    PRICE_CHANGED: (d) =>
      `تغيّرت الأسعار منذ آخر مرة. الإجمالي الآن ${priceText(fromPounds(Number(d['total'] ?? 0)), 'ar')}. لم يُسجَّل أي طلب.`,
    STATE_CONFLICT: () => 'تغيّرت حالة الطلب في هذه الأثناء. حدّث الصفحة لمعرفة وضعه الحالي.',
    PAYMENT_RECORDED: () => 'سُجّل دفع لهذا الطلب، فلا يمكن أن يعود إلى قيد الانتظار.',
    REVIEW_DECIDED: () => 'لم يعد هذا التقييم قيد المراجعة.',
    REVIEW_NOT_APPROVED: () => 'لا يمكن إبراز إلا التقييمات المعتمدة.',
    STALE_EDIT: () => 'حفظ شخص آخر تعديلًا في هذه الأثناء. حدّث الصفحة لمعرفة ما تغيّر.',
    FEATURED_TAKEN: (d) => `المنتج المميز لهذه المجموعة هو «${text(d, 'name')}».`,
    TOO_LARGE: () => 'الحجم أكبر من المسموح. الحد الأقصى للصورة 10 ميجابايت وللفيديو 200 ميجابايت.',
    UNSUPPORTED_TYPE: () =>
      'نوع الملف أو الطلب غير مقبول. الصور المقبولة: PNG أو JPG أو GIF أو WebP، والفيديو: MP4 أو MOV.',
    SHIPPING_FEE_NOT_CONFIGURED: (d) =>
      `لم تُحدَّد تكلفة الشحن إلى ${text(d, 'governorateAr') || text(d, 'governorate')} بعد.`,
    CARD_NOT_AVAILABLE: () => 'الدفع بالبطاقة غير متاح. اختر الدفع عند الاستلام.',
    IDEMPOTENCY_KEY_REUSED: () => 'أُرسل هذا الطلب من قبل بمحتوى مختلف.',
    TOO_MANY_OPEN_ORDERS: () => 'لديك 3 طلبات مفتوحة لم تُدفع بعد. انتظر حتى يُشحن أحدها.',
    RATE_LIMIT_EXCEEDED: (d) => `محاولات كثيرة. انتظر ${minutes(d)} دقيقة ثم حاول مرة أخرى.`,
    UNEXPECTED: () => 'حدث خطأ لدينا. حاول مرة أخرى.',
    UNAVAILABLE: () => 'تعذّر الوصول إلى المتجر مؤقتًا. حاول مرة أخرى.',
  },
  problems: {
    invalid: 'راجع هذا الحقل.',
    required: 'هذا الحقل مطلوب',
    tooLong: 'النص أطول من المسموح.',
    tooMany: 'العدد أكبر من المسموح.',
    tooHigh: 'الرقم أكبر من المسموح.',
    quantityWhole: 'الكمية رقم صحيح يبدأ من 1.',
    fullNameRequired: 'أدخل الاسم بالكامل.',
    emailRequired: 'أدخل البريد الإلكتروني.',
    emailInvalid: 'البريد الإلكتروني غير صحيح',
    phoneRequired: 'أدخل رقم الموبايل.',
    phoneValidation: 'أدخل رقم موبايل مصريًا من 11 رقمًا يبدأ بـ 010 أو 011 أو 012 أو 015.',
    addressRequired: 'أدخل العنوان.',
    cityRequired: 'اختر المحافظة.',
    cityNameRequired: 'أدخل المدينة أو المنطقة.',
    countryRequired: 'التوصيل داخل مصر فقط.',
    phoneInternational: 'أدخل الرقم مع كود الدولة، مثل ‎+20225550100‎.',
    linkInvalid: 'أدخل رابطًا يبدأ بـ https://',
    postalCodeInvalid: 'الرمز البريدي من 5 أرقام.',
    productsRequired: 'أضف منتجًا واحدًا على الأقل',
    methodRequired: 'اختر طريقة الدفع.',
    fileRequired: 'اختر صورة.',
    productNameRequired: 'اسم المنتج مطلوب',
    priceRequired: 'السعر مطلوب',
    priceDecimals: 'السعر بحد أقصى رقمين عشريين.',
    categoryRequired: 'الفئة مطلوبة',
    colorRequired: 'اللون مطلوب',
    discountRange: 'الخصم بين 0 و100',
    stockWhole: 'المخزون رقم صحيح يبدأ من 0.',
    galleryNameRequired: 'اسم المعرض مطلوب',
    galleryFilesRequired: 'ارفع ملفًا واحدًا على الأقل للمعرض',
    galleryItemsRequired: 'أضِف عنصرًا واحدًا على الأقل بعنوان وملف مرفوع',
    itemTitleRequired: 'كل عنصر له ملف مرفوع يحتاج إلى عنوان',
    itemFileRequired: 'ارفع صورة أو فيديو لهذا العنصر.',
    itemFileGone: 'لم يعد هذا الملف موجودًا. ارفعه من جديد.',
    posterRequired: 'الفيديو يحتاج إلى صورة ثابتة منه تُرفع معه.',
    pictureUnknown: 'لم تعد هذه الصورة موجودة. ارفعها مرة أخرى.',
    synonymWord: 'كل مدخل كلمة أو كلمتان أو ثلاث، من حرفين إلى 40 حرفًا.',
    synonymGroup: 'تضم المجموعة من كلمتين مختلفتين إلى 12 كلمة.',
  },
}
