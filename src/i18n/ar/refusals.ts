import { dayText, momentText } from '#lib/days.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import type { Details } from '#lib/refusal.ts'
import type { refusals as english } from '../en/refusals.ts'
import { noCash } from './no-cash.ts'
import { parcelProblems } from './parcel-problems.ts'

const text = (details: Details, name: string): string => String(details[name] ?? '')
const piece = (d: Details): string =>
  `${text(d, 'nameAr') || text(d, 'name')}${d['isOneSize'] ? '' : `، مقاس ${text(d, 'size')}`}`
const names = (details: Details, list: string): string => [details[list] ?? []].flat().join('، ')
const price = (details: Details, name: string): string => priceText(fromPounds(Number(details[name] ?? 0)), 'ar')
const whyCard: Readonly<Record<string, string>> = noCash
const minutes = (details: Details): number => Math.max(1, Math.ceil(Number(details['retryAfter'] ?? 60) / 60))

const statuses: Record<string, string> = {
  pending: 'قيد الانتظار',
  paid: 'مدفوع',
  shipped: 'تم الشحن',
  delivered: 'تم التسليم',
  cancelled: 'ملغي',
}

const preOrderStates: Record<string, string> = { open: 'في الانتظار', ordered: 'طلب', cancelled: 'ملغى' }
const colors: Record<string, string> = { black: 'الأسود', white: 'الأبيض' }

export const refusals: typeof english = {
  messages: {
    INVALID: () => 'راجع الحقول المشار إليها.',
    SIGN_IN_FIRST: () => 'سجّل الدخول أولًا.',
    SIGN_IN_FAILED: () => 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    SIGN_UP_FAILED: () => 'تعذّر إنشاء الحساب. راجع البيانات التي أدخلتها.',
    LINK_NEEDED: () => 'افتح الرابط الذي في رسالة هذا الطلب، فمنه وحده يتم ذلك.',
    LINK_INVALID: () => 'استُخدم هذا الرابط من قبل أو انتهت مدته. اطلب رابطًا جديدًا.',
    LINK_CUT: () => 'هذا الرابط غير مكتمل. افتحه من رسالتنا مرة أخرى، أو ابحث عن طلبك برمزه.',
    INVALID_DATE_FORMAT: () => 'التاريخ غير صحيح. اكتبه هكذا: السنة-الشهر-اليوم.',
    PAST_DATE_NOT_ALLOWED: () => 'لا يمكن أن يبدأ كود الخصم في وقت مضى.',
    INVALID_DISCOUNT_VALUE: () => 'النسبة رقم صحيح من 1 إلى 100، والخصم الثابت أكبر من صفر.',
    INVALID_MAX_DISCOUNT_AMOUNT: () => 'يجب أن يكون الحد الأقصى للخصم أكبر من صفر.',
    INVALID_USAGE_LIMITS: () =>
      'لا يتجاوز عدد مرات الاستخدام للشخص العدد الكلي، ولا يقل العدد الكلي عمّا استُخدم بالفعل.',
    NEGATIVE_MINIMUM_ORDER: () => 'لا يمكن أن يكون الحد الأدنى للطلب سالبًا.',
    PROMO_CODE_ALREADY_EXISTS: () => 'يوجد كود خصم بهذا الاسم بالفعل.',
    PROMO_CODE_IN_USE: () => 'توجد طلبات تستخدم هذا الكود فلا يمكن حذفه. أوقفه بدلًا من ذلك.',
    PROMO_CODE_USED_UP: (d) => `كود الخصم ${text(d, 'code')} الخاص بهذا الطلب استُنفد، فلا يمكن إعادة الطلب.`,
    INVALID_PROMO_CODE: () => 'كود الخصم غير صحيح.',
    INACTIVE_PROMO_CODE: () => 'كود الخصم هذا غير مفعّل.',
    PROMO_CODE_NOT_YET_VALID: () => 'لم يبدأ العمل بكود الخصم هذا بعد.',
    PROMO_CODE_EXPIRED: () => 'انتهت صلاحية كود الخصم هذا ولا يمكن استخدامه.',
    PROMO_CODE_USAGE_LIMIT_REACHED: () => 'بلغ كود الخصم هذا الحد الأقصى للاستخدام ولا يمكن استخدامه.',
    USER_USAGE_LIMIT_REACHED: () => 'لقد استخدمت كود الخصم هذا أقصى عدد مسموح به من المرات.',
    MINIMUM_ORDER_AMOUNT_NOT_MET: (d) =>
      `قيمة طلبك أقل من الحد الأدنى المطلوب لكود الخصم هذا.${d['missing'] ? ` أضف منتجات بقيمة ${priceText(fromPounds(Number(d['missing'])), 'ar')} لتستخدمه.` : ''}`,
    PROMO_CODE_CANNOT_BE_USED: () => 'كود الخصم هذا لا يسري على المنتجات في سلتك.',
    PROMO_CODE_OF_ANOTHER: () => 'هذا الكود خاص بالحساب الذي أُرسل إليه. سجّل الدخول بذلك الحساب لتستخدمه.',
    PRE_ORDERS_CLOSED: () => 'الطلب المسبق مغلق حاليًا. لم يُرسل شيء.',
    PRE_ORDER_WAITS_AGAIN: () =>
      'عاد الطلب المسبق لهذا الطلب إلى الانتظار. أنشئ منه طلبًا جديدًا من صفحته، ويبقى هذا الطلب ملغيًا.',
    PRE_ORDER_MOVED_ON: (d) =>
      `تغيّر هذا الطلب المسبق في هذه الأثناء، وهو الآن: ${preOrderStates[text(d, 'state')] ?? text(d, 'state')}. لم يتغيّر شيء.`,
    TOO_MANY_PRE_ORDERED: (d) =>
      Number(d['left']) > 0
        ? `أقصى ما يُحجز للحساب الواحد ${text(d, 'most')} من القطع. يمكنك طلب ${text(d, 'left')} أخرى.`
        : `أقصى ما يُحجز للحساب الواحد ${text(d, 'most')} من القطع، وقد بلغته.`,
    PRE_ORDER_NEEDS_ADDRESS: () => 'ليس في الحساب عنوان توصيل. افتح الطلب المسبق وأدخل عنوانًا.',
    PRODUCT_DOES_NOT_FIT: (d) => `هذا المنتج لا يُباع باللون ${colors[text(d, 'color')] ?? ''} مقاس ${text(d, 'size')}.`,
    SECOND_FACTOR_REQUIRED: () => 'أدخل الرمز المكوّن من 6 أرقام من تطبيق المصادقة.',
    SECOND_FACTOR_WRONG: () => 'لم يعد هذا الرمز صحيحًا. أدخل الرمز التالي.',
    GOOGLE_FAILED: () => 'تعذّر الدخول بحساب Google. حاول مرة أخرى.',
    COURIER_EXISTS: (d) => `توجد شركة شحن باسم ${text(d, 'name')} بالفعل.`,
    PARCEL_CHANGED: (d) =>
      `تغيّر هذا الطلب بعد إضافته إلى الكشف، وأصبح إجماليه ${price(d, 'total')}. اطبع الكشف من جديد ثم سلّمه.`,
    LAST_OWNER: () => 'أنت آخر مالك للمتجر. عيّن مالكًا آخر أولًا.',
    OWN_ROLE: () => 'لا أحد يغيّر دوره في الفريق أو ينهيه بنفسه. اطلب ذلك من مالك آخر.',
    ALREADY_ON_TEAM: () => 'هذا الشخص في الفريق بالفعل.',
    ACCOUNT_CLOSING: () => 'حساب هذا البريد قيد الإغلاق. استخدم بريدًا آخر إلى أن تُحذف بياناته.',
    INVITED_ALREADY: () => 'توجد دعوة مفتوحة إلى هذا البريد. أعد إرسالها بدلًا من دعوة جديدة.',
    PASSWORD_MISSING: () => 'ليس لحسابك كلمة مرور بعد. اختر واحدة أولًا، فالفريق يدخل بكلمات المرور.',
    INVITATION_USED: () => 'سبق قبول هذه الدعوة.',
    INVITATION_WITHDRAWN: () => 'سُحبت هذه الدعوة.',
    INVITATION_EXPIRED: () => 'مضى على هذه الدعوة أكثر من 7 أيام. اطلب إرسالها من جديد.',
    INVITATION_NEEDS_SIGN_IN: () => 'يوجد حساب بهذا البريد. سجّل الدخول إليه ثم اقبل الدعوة.',
    INVITATION_OF_ANOTHER: () => 'أُرسلت هذه الدعوة إلى بريد غير الذي سجّلت الدخول به.',
    NOT_ALLOWED: () => 'لا تملك صلاحية هذا الإجراء.',
    CSRF_INVALID: () => 'هذه الصفحة مفتوحة منذ مدة طويلة. حاول مرة أخرى.',
    NOT_FOUND: () => 'هذا العنصر غير موجود أو غير متاح لك.',
    ORDER_NOT_FOUND: () => 'لم نجد هذا الطلب. راجع رمز الطلب.',
    SKU_NOT_FOUND: () => 'هذا الرمز غير موجود لدينا. قد تكون القطعة غير أصلية.',
    SKU_OF_PRODUCT: () =>
      'هذا رمز منتج وليس رمز طلب. الرمز المطلوب مطبوع على العبوة وموجود في رسالة تأكيد الطلب: BW تليها 6 خانات.',
    METHOD_NOT_ALLOWED: () => 'لا يمكن تنفيذ هذا الطلب بهذه الطريقة.',
    REQUEST_TOO_SLOW: () => 'استغرق وصول الطلب وقتًا طويلًا. حاول مرة أخرى.',
    HEADERS_TOO_LARGE: () => 'حجم بيانات الطلب أكبر من المسموح. احذف ملفات تعريف الارتباط لهذا الموقع وحاول مرة أخرى.',
    OUT_OF_STOCK: (d) =>
      d['available'] ? `متوفر في المخزون ${text(d, 'available')} فقط: ${piece(d)}.` : `نفدت الكمية: ${piece(d)}.`,
    NOT_OPEN_YET: (d) =>
      d['opensAt']
        ? `${text(d, 'nameAr') || text(d, 'name')} يُفتح للطلب في ${momentText(text(d, 'opensAt'), 'ar')} بتوقيت القاهرة، ولا يمكن لأحد طلبه قبل ذلك.`
        : 'لم يُفتح هذا المنتج للطلب بعد.',
    SHOPPER_LIMIT_REACHED: (d) =>
      Number(d['left']) > 0
        ? `${text(d, 'nameAr') || text(d, 'name')}: الحد الأقصى لكل عميل ${text(d, 'limit')} في كل طلباته. يمكنك طلب ${text(d, 'left')} أخرى.`
        : `${text(d, 'nameAr') || text(d, 'name')}: الحد الأقصى لكل عميل ${text(d, 'limit')} في كل طلباته، وقد طلبت هذا العدد من قبل.`,
    STOCK_TOO_LOW: (d) =>
      `المتاح للبيع${d['isOneSize'] ? '' : ` من المقاس ${text(d, 'size')}`} هو ${text(d, 'available')} فقط، فلا يمكن خصم ${text(d, 'amount')}.`,
    PRICE_CHANGED: (d) =>
      `تغيّرت الأسعار منذ آخر مرة. الإجمالي الآن ${priceText(fromPounds(Number(d['total'] ?? 0)), 'ar')}. لم يُسجَّل أي طلب.`,
    STATE_CONFLICT: () => 'تغيّرت حالة الطلب في هذه الأثناء. حدّث الصفحة لمعرفة وضعه الحالي.',
    PAYMENT_RECORDED: () => 'سُجّل دفع لهذا الطلب، فلا يمكن أن يعود إلى قيد الانتظار.',
    PART_GIVEN_BACK: () => 'رُدّ للعميل مبلغ كان المندوب قد سلّمه من ثمن هذا الطلب. من فضلك اكتب طلبًا جديدًا.',
    NOT_PURCHASED: () => 'عذرًا، التقييم متاح فقط لمن اشترى المنتج ودفع ثمنه',
    ALREADY_REVIEWED: () => 'لقد قيّمت هذا المنتج من قبل',
    REVIEW_DECIDED: () => 'لم يعد هذا التقييم قيد المراجعة.',
    REVIEW_DECISION_STANDS: () => 'لم يعد التراجع ممكنًا: انقضت الدقيقة.',
    REVIEW_NOT_APPROVED: () => 'لا يمكن إبراز إلا التقييمات المعتمدة.',
    STALE_EDIT: (d) => {
      const status = statuses[text(d, 'status')]
      if (status) return `تغيّر الطلب في هذه الأثناء، وحالته الآن: ${status}. لم يُنفَّذ أي تغيير.`
      return 'حفظ شخص آخر تعديلًا في هذه الأثناء. حدّث الصفحة لمعرفة ما تغيّر.'
    },
    NEEDS_CONFIRMATION: () => 'ينتظر هذا الطلب التأكيد: اتصل بالعميل أو أرسل له رابطه قبل المتابعة.',
    ORDER_NOT_EDITABLE: (d) =>
      `لا يُعدّل الطلب إلا قبل خروجه. حالته الآن: ${statuses[text(d, 'status')] ?? text(d, 'status')}.`,
    RETURN_OPEN: () =>
      'لهذا الطلب إرجاع مفتوح. ارفضه أو أتمّ الاستبدال أو ردّ المبلغ أولًا، وحتى ذلك الحين يبقى الطلب «تم التسليم».',
    RETURN_PIECES_GONE: (d) =>
      Number(d['left']) > 0
        ? `أقصى ما يمكن إرجاعه من «${text(d, 'nameAr') || text(d, 'name')}» هو ${Number(d['left'])}${d['claimedBy'] ? `، والباقي في الإرجاع ${names(d, 'claimedBy')}` : ''}.`
        : `هذه القطع أُعيدت أو استُرد مبلغها أو هي في ${d['claimedBy'] ? `الإرجاع ${names(d, 'claimedBy')}` : 'إرجاع آخر'} بالفعل.`,
    RETURN_TOO_EARLY: () => 'يمكن إرجاع الطلب بعد تسليمه.',
    RETURN_TOO_LATE: (d) =>
      text(d, 'until') ? `كان إرجاع هذا ممكنًا حتى ${dayText(text(d, 'until'), 'ar')}.` : 'انتهت مدة إرجاع هذا.',
    PIECES_CAME_BACK: () => 'قطع أعادها استرداد إلى المخزون لا يمكن إخراجها من الطلب مرة أخرى.',
    PAID_ORDER_DEARER: (d) =>
      `هذا الطلب مدفوع: لا تتجاوز قيمته ${price(d, 'before')}، وستصبح ${price(d, 'after')}. أنشئ طلبًا جديدًا لما تريد إضافته.`,
    NOTHING_LEFT_TO_PAY: () => 'لن يبقى مبلغ للدفع. ألغِ هذا الطلب وأنشئ طلبًا جديدًا.',
    UNDO_OVER: () => 'لم يعد التراجع ممكنًا: انقضت الدقيقة وأُبلغ العميل. اختر الحالة الصحيحة بدلًا من ذلك.',
    PRICE_OUT_OF_RANGE: () => 'السعر الناتج خارج الحدود: من 0.01 إلى 1,000,000.00 ج.م.',
    FEATURED_TAKEN: (d) => `المنتج المميز لهذه المجموعة هو «${text(d, 'name')}».`,
    TOO_LARGE: (d) =>
      d['table']
        ? 'الملف أكبر من المسموح. الحد الأقصى لملف المنتجات 5 ميجابايت و5,000 صف.'
        : 'الحجم أكبر من المسموح. الحد الأقصى للصورة 10 ميجابايت و40 ميجابكسل (ولصورتك الشخصية 25)، وللفيديو 200 ميجابايت.',
    UNSUPPORTED_TYPE: () =>
      'نوع الملف أو الطلب غير مقبول. الصور المقبولة: PNG أو JPG أو GIF أو WebP، والفيديو: MP4 أو MOV.',
    SHIPPING_FEE_EXISTS: (d) => `تكلفة الشحن إلى ${text(d, 'governorateAr') || 'هذه المحافظة'} محددة من قبل.`,
    SHIPPING_FEE_NOT_CONFIGURED: (d) =>
      d['governorate']
        ? `لم تُحدَّد تكلفة الشحن إلى ${text(d, 'governorateAr') || text(d, 'governorate')} بعد.`
        : 'تعذّر حساب تكلفة الشحن. التوصيل داخل مصر فقط.',
    CARD_NOT_AVAILABLE: () => 'الدفع بالبطاقة غير متاح. اختر الدفع عند الاستلام.',
    PAYMENT_UNVERIFIED: () => 'تعذّر التحقق من نتيجة الدفع',
    PAYMENT_TIME_OVER: () => 'انتهى وقت الدفع لهذا الطلب. من فضلك اطلب من جديد.',
    PAYMENT_DIFFERS: (d) =>
      `قيمة هذا الطلب ${priceText(fromPounds(Number(d['amount'] ?? 0)), 'ar')}، ولا يمكن دفع مبلغ غيرها.`,
    REFUND_UNDER_WAY: () => 'هناك استرداد جارٍ لهذه الدفعة. انتظر حتى يرد البنك.',
    REFUND_OWED: () => 'لم يُرَدّ مبلغ هذا الطلب بعد. رُدّ المبلغ أولًا ثم احذف الطلب.',
    REFUND_NOT_POSSIBLE: (d) =>
      `أقصى مبلغ يمكن رده من هذه الدفعة هو ${price(d, 'refundable')}${d['promisedTo'] ? `، والباقي محجوز للإرجاع ${names(d, 'promisedTo')}` : ''}.`,
    PAYMENT_UNAVAILABLE: (d) =>
      `${d['asked'] === 'intention' ? 'تعذّر إنشاء عملية الدفع. ' : ''}تعذّر الوصول إلى صفحة الدفع الآن. طلبك محفوظ: حاول مرة أخرى أو ادفع نقدًا عند الاستلام.`,
    IDEMPOTENCY_KEY_REUSED: () => 'أُرسل هذا الطلب من قبل بمحتوى مختلف.',
    CASH_NOT_OFFERED: (d) =>
      whyCard[text(d, 'reasons').split(',', 1).join()] ??
      'لا يمكن دفع هذا الطلب نقدًا عند الاستلام. ادفعه بالبطاقة أو راسلنا.',
    TOO_MANY_OPEN_ORDERS: () => 'لديك 3 طلبات مفتوحة لم تُدفع بعد. انتظر حتى يُشحن أحدها.',
    RATE_LIMIT_EXCEEDED: (d) => `محاولات كثيرة. انتظر ${minutes(d)} دقيقة ثم حاول مرة أخرى.`,
    UNEXPECTED: () => 'حدث خطأ لدينا. حاول مرة أخرى.',
    UNAVAILABLE: () => 'تعذّر الوصول إلى المتجر مؤقتًا. حاول مرة أخرى.',
    IN_LINE: () =>
      'يطلب كثيرون هذا المنتج الآن. دورك محفوظ من لحظة طلبك، لكن لا تُحجز لك أي قطعة. تعيد هذه الصفحة المحاولة تلقائيًا، فاتركها مفتوحة.',
  },
  problems: {
    invalid: 'راجع هذا الحقل.',
    required: 'هذا الحقل مطلوب',
    tooLong: 'النص أطول من المسموح.',
    instapayInvalid: 'هذا ليس عنوان إنستاباي: اكتب name@instapay أو رقم الموبايل المسجّل في إنستاباي.',
    ibanInvalid: 'رقم IBAN غير صحيح. يتكون من EG و27 رقمًا، وتجده في تطبيق البنك.',
    tooMany: 'العدد أكبر من المسموح.',
    tooHigh: 'الرقم أكبر من المسموح.',
    tooLow: 'الرقم أقل من المسموح.',
    from1To60: 'رقم صحيح من 1 إلى 60.',
    from1To90: 'رقم صحيح من 1 إلى 90.',
    from1To99: 'رقم صحيح من 1 إلى 99.',
    wholePounds: 'جنيهات صحيحة من 0 إلى 1,000,000.',
    quantityWhole: 'الكمية رقم صحيح يبدأ من 1.',
    fullNameRequired: 'أدخل الاسم بالكامل.',
    emailRequired: 'أدخل البريد الإلكتروني.',
    emailInvalid: 'البريد الإلكتروني غير صحيح',
    passwordShort: 'تتكون كلمة المرور من 8 أحرف أو أكثر.',
    passwordCommon: 'كلمة المرور هذه من أول ما يُجرَّب. اختر كلمة أخرى.',
    passwordsDiffer: 'كلمتا المرور غير متطابقتين.',
    passwordWrong: 'كلمة المرور غير صحيحة',
    codeWrong: 'هذا الرمز غير صحيح. أدخل الرمز الظاهر الآن.',
    phoneRequired: 'أدخل رقم الموبايل.',
    phoneValidation: 'أدخل رقم موبايل مصريًا من 11 رقمًا يبدأ بـ 010 أو 011 أو 012 أو 015.',
    addressRequired: 'أدخل العنوان.',
    cityRequired: 'اختر المحافظة.',
    cityNameRequired: 'أدخل المدينة أو المنطقة.',
    countryRequired: 'اختر الدولة.',
    phoneEgyptian: 'هذا ليس رقمًا مصريًا. أدخل رقمًا مع كود الدولة ‎+20‎ أو من دونه، مثل ‎02 2555 0100‎.',
    taxNumber: 'رقم التسجيل الضريبي 9 أرقام.',
    tradeNumber: 'أدخل 12 رقمًا على الأكثر.',
    linkInvalid: 'أدخل رابطًا يبدأ بـ https://',
    dayInvalid: 'اختر يومًا.',
    dayPassed: 'اختر يومًا لم يأتِ بعد، أو أغلق الطلب المسبق.',
    shipsBeforeRelease: 'لا يبدأ الشحن قبل الإطلاق.',
    untilAfterRelease: 'لا طلب مسبق بعد الإطلاق.',
    linesDiffer: 'عدد السطور هنا مثل عددها بالإنجليزية.',
    sizeRequired: 'اختر المقاس.',
    postalCodeInvalid: 'الرمز البريدي من 5 أرقام.',
    productsRequired: 'أضف منتجًا واحدًا على الأقل',
    shippingAddressRequired: 'عنوان الشحن مطلوب',
    totalInvalid: 'إجمالي الطلب غير صحيح',
    amountInvalid: 'المبلغ غير صحيح',
    currencyRequired: 'العملة مطلوبة',
    orderItemsRequired: 'منتجات الطلب مطلوبة',
    methodRequired: 'اختر طريقة الدفع.',
    enterPromoCode: 'أدخل كود الخصم.',
    promoCodeTaken: 'يوجد كود خصم بهذا الاسم بالفعل.',
    percentWhole: 'النسبة رقم صحيح من 1 إلى 100.',
    discountAmount: 'الخصم الثابت أكبر من صفر، بخانتين عشريتين على الأكثر.',
    maxDiscountAmount: 'الحد الأقصى للخصم أكبر من صفر، بخانتين عشريتين على الأكثر.',
    minimumAmount: 'الحد الأدنى للطلب صفر أو أكثر، بخانتين عشريتين على الأكثر.',
    usesWhole: 'عدد مرات الاستخدام رقم صحيح يبدأ من 1.',
    usesBelowUsed: 'استُخدم الكود أكثر من هذا العدد بالفعل.',
    usesPerPerson: 'لا يتجاوز عدد مرات الاستخدام للشخص العدد الكلي.',
    dateFormat: 'أدخل التاريخ والوقت.',
    startsInPast: 'لا يمكن أن يبدأ كود الخصم في وقت مضى.',
    promoCodeShape: 'يتكوّن كود الخصم من 2 إلى 30 حرفًا إنجليزيًا أو رقمًا أو شرطة.',
    endsBeforeStart: 'يجب أن تأتي النهاية بعد البداية.',
    tableRequired: 'اختر ملف CSV.',
    fileEmpty: 'لا توجد صفوف في هذا الملف.',
    fileMalformed: 'هذا ليس ملف CSV، أو فيه علامة تنصيص لا تنتهي.',
    fileOfExcel: 'هذا ملف Excel. احفظه في Excel بصيغة «CSV UTF-8»، ثم اختر الملف الجديد.',
    fileNotUtf8: 'احفظ الملف بصيغة «CSV UTF-8»: تعذّرت قراءة حروفه.',
    fileWithoutTitles: 'الصف الأول يسمّي الأعمدة: عمودان على الأقل، ولكل منهما اسم مختلف.',
    columnUnknown: 'هذا العمود غير موجود في الملف.',
    columnTwice: 'لا يُقرأ حقلان من عمود واحد.',
    trackingPage: 'عنوان يبدأ بـ https:// وفيه {number} مرة واحدة مكان رقم التتبع.',
    fileWithoutSku: 'يجب أن يسمّي الصف الأول الأعمدة، ومنها رمز المنتج.',
    fileColumnTwice: 'أحد الأعمدة مكرر في الملف.',
    fileTooWide: 'الحد الأقصى للملف 60 عمودًا. احذف الأعمدة غير اللازمة.',
    fileRequired: 'اختر صورة.',
    productNameRequired: 'اسم المنتج مطلوب',
    priceRequired: 'السعر مطلوب',
    priceDecimals: 'السعر بحد أقصى رقمين عشريين.',
    categoryRequired: 'الفئة مطلوبة',
    colorRequired: 'اللون مطلوب',
    discountRange: 'الخصم بين 0 و100',
    modelHeight: 'الطول رقم صحيح من 120 إلى 230.',
    wornHalf: 'الطول والمقاس معًا: اكتب الاثنين أو اتركهما.',
    wornNotMade: 'المنتج غير متوفر بهذا المقاس.',
    perShopper: 'رقم صحيح من 1 إلى 99، أو خانة فارغة.',
    stockWhole: 'المخزون رقم صحيح يبدأ من 0.',
    amountWhole: 'الكمية رقم صحيح غير الصفر.',
    noteRequired: 'اكتب السبب.',
    faultyUnderUsual: 'مدة القطعة المعيبة لا تقل عن المدة المعتادة.',
    mostUnderLeast: 'لا يمكن أن يقل الحد الأقصى عن الحد الأدنى.',
    skuUnknown: 'لا يوجد منتج بهذا الرمز.',
    sizeNotOffered: 'هذا المنتج غير معروض بهذا المقاس.',
    galleryNameRequired: 'اسم المعرض مطلوب',
    galleryFilesRequired: 'ارفع ملفًا واحدًا على الأقل للمعرض',
    galleryItemsRequired: 'أضِف عنصرًا واحدًا على الأقل بعنوان وملف مرفوع',
    itemTitleRequired: 'كل عنصر له ملف مرفوع يحتاج إلى عنوان',
    itemFileRequired: 'ارفع صورة أو فيديو لهذا العنصر.',
    itemFileGone: 'لم يعد هذا الملف موجودًا. ارفعه من جديد.',
    itemProductGone: 'لم يعد هذا المنتج موجودًا. اختر غيره.',
    posterRequired: 'الفيديو يحتاج إلى صورة ثابتة منه تُرفع معه.',
    pictureUnknown: 'لم تعد هذه الصورة موجودة. ارفعها مرة أخرى.',
    pictureElsewhere: 'هذا ليس عنوان صورة في هذا المتجر. ارفع الصورة أولًا.',
    feeInvalid: 'تكلفة الشحن رقم يبدأ من 0، بخانتين عشريتين على الأكثر.',
    leadDaysInvalid: 'أيام العمل رقم صحيح من 0 إلى 60.',
    leadDaysTurned: 'لا يسبق آخر يوم أول يوم.',
    ratingRequired: 'اختر عدد النجوم',
    commentRequired: 'اكتب تعليقك',
    commentTooLong: 'لا يزيد التعليق عن 1000 حرف.',
    sameSize: 'اختر مقاسًا غير الذي معك.',
    otherSize: 'القطعة المعيبة تُستبدل بالمقاس نفسه.',
    sizeNotSold: 'هذه القطعة غير متوفرة بهذا المقاس. اختر مقاسًا آخر أو استرداد المبلغ.',
    photoGone: 'هذه الصورة لم تعد موجودة. من فضلك أضفها من جديد.',
    ...parcelProblems,
    synonymWord: 'كل مدخل كلمة أو كلمتان أو ثلاث، من حرفين إلى 40 حرفًا.',
    synonymGroup: 'تضم المجموعة من كلمتين مختلفتين إلى 12 كلمة.',
  },
}
