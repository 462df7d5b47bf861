import type { adminPayments as english } from '#i18n/en/admin/payments.ts'
import { withCounts } from '#i18n/with-counts.ts'

const money: typeof english.money = {
  transaction: 'رقم المعاملة',
  copyTransaction: 'نسخ رقم المعاملة',
  recordedAt: 'التسجيل',
  kinds: {
    cash: 'نقدًا، من فريق العمل',
    free: 'لا يوجد مبلغ للدفع',
    card: 'من مزوّد الدفع',
    manual: 'يدويًا، من فريق العمل',
  },
  inPart: 'جزء منه، من المندوب',
  came: 'ما سلّمه المندوب حتى الآن',
  states: { part: 'مُسترَد جزئيًا', all: 'مُسترَد' },
  refundedSoFar: 'المُسترَد حتى الآن',
  refundable: 'المتاح للاسترداد',
  tries: 'محاولات الدفع بالبطاقة',
  number: (number) => `المحاولة ${number}`,
  tryStates: {
    opening: 'قيد الفتح',
    open: 'في انتظار العميل',
    pending: 'في انتظار البنك',
    declined: 'مرفوضة',
    paid: 'مدفوعة',
    over: 'انتهى وقتها',
    failed: 'تعذّر فتحها',
  },
  refunds: 'المبالغ المُستردّة',
  refundStates: { asked: 'في انتظار البنك', done: 'تم الرد', refused: 'رفضه البنك' },
  kept: 'لا يُرد شيء',
  keptInHistory: 'لا يُرد شيء، كما يُبلَّغ العميل',
  inHistory: (amount, state) => `استرداد ${amount}: ${state}`,
  notAskedByTeam: 'تلقائيًا أو من لوحة مزوّد الدفع',
  underWay: (amount, since) =>
    `طُلب رد ${amount} في ${since}، ولم يقل البنك بعد ما جرى له. يتابع المتجر السؤال تلقائيًا، فلا ترسل الطلب مرة أخرى.`,
  overdue: (amount, since, ask) =>
    `طُلب رد ${amount} في ${since}. لم يصل من البنك جواب مفيد منذ ذلك الحين، فلا نعرف هنا هل خرج المبلغ. يسأل المتجر كل ساعة، وفورًا بزر «${ask}». ابحث أيضًا عن المعاملة لدى مزوّد الدفع: إن لم تجد الرد هناك بعد يوم فراسلهم. وحتى يتضح الأمر لا ترسل الطلب مرة أخرى ولا تردّ المبلغ بنفسك.`,
  lookAgain: 'تحقّق مرة أخرى',
  onlyOwner: 'رد المبالغ لمالك المتجر فقط.',
  refundOwed: (amount) => `أُلغي هذا الطلب، ولا يزال من الممكن رد ${amount} من دفعة البطاقة.`,
  giveBackOwed: (amount) => `أُلغي هذا الطلب، ولم يُرد بعد ${amount} من المدفوع.`,
  partOwed: (amount) => `أُلغي هذا الطلب، ولم يُرد بعد ${amount} كان المندوب قد سلّمها من قيمته.`,
  differenceOwed: (amount) => `صار هذا الطلب أرخص بعد دفعه، وللعميل ${amount}.`,
  promo: 'كود الخصم',
  percentOff: (percent) => `خصم ${percent}%`,
  amountOff: (amount) => `خصم ${amount}`,
}

const refund: typeof english.refund = {
  action: 'رد المبلغ',
  title: 'رد المبلغ إلى البطاقة',
  returnOpen: (count) =>
    `لهذا الطلب ${count === 1 ? 'إرجاع مفتوح' : withCounts`إرجاعات مفتوحة (${count})`}: يُرد مبلغه من صفحته. وما ترسله من هنا لا يمكن إرساله من هناك.`,
  refundableAmount: (amount) => `يمكن رد ${amount} من هذه الدفعة.`,
  refundedAlready: (amount) => `رُدّ منها ${amount} من قبل.`,
  amount: 'المبلغ',
  all: (amount) => `كل المتبقي: ${amount}`,
  part: 'جزء منه',
  partAmount: 'المبلغ بالجنيه',
  reason: 'السبب',
  reasonHint: 'يُحفظ مع عملية الرد ويراه فريق العمل فقط.',
  question: (amount) => `يُرد ${amount} إلى البطاقة التي دفعت. لا يمكن التراجع عن ذلك.`,
  confirm: (amount) => `رد ${amount}`,
  problems: {
    amountRequired: 'اكتب مبلغًا أكبر من صفر.',
    amountDecimals: 'رقمان بعد العلامة العشرية على الأكثر.',
    tooMuch: 'هذا أكثر من المتبقي.',
    reasonRequired: 'اكتب سبب رد المبلغ.',
  },
  done: (amount) => `تم رد ${amount} إلى البطاقة.`,
  asked: (amount) => `لم يرد البنك بعد بشأن ${amount}. يتابع المتجر السؤال تلقائيًا، فلا ترسل الطلب مرة أخرى.`,
  refused: (amount) => `رفض البنك رد ${amount}، ولم يُرد أي مبلغ.`,
  stale: (refunded, left) => `صار المُسترَد الآن ${refunded} والمتبقي ${left}. راجع المبلغ قبل الإرسال.`,
  failed: (why) => `تعذّر رد المبلغ: ${why}`,
  unreachable: 'لم يرد المتجر، فلا يُعرف هل تم رد المبلغ. يمكنك الإرسال مرة أخرى بأمان: لا يُرد المبلغ مرتين.',
}

const giveBack: typeof english.giveBack = {
  action: 'رد مبلغ للعميل',
  title: 'تسجيل مبلغ مردود',
  effect: 'لا يُحوَّل أي مبلغ من هنا: يُسجَّل ما رددته بنفسك وتصل العميل رسالة به.',
  how: 'طريقة الرد',
  choose: 'اختر طريقة الرد',
  instead: 'رفض البنك: أردّ المبلغ بنفسي',
  ways: { cash: 'نقدًا', instapay: 'إنستاباي', bank: 'تحويل بنكي', wallet: 'محفظة إلكترونية', other: 'طريقة أخرى' },
  reference: 'المرجع',
  referenceHint: 'رقم الإيصال أو التحويل، أو اسم من سلّم المبلغ. يراه العميل أيضًا.',
  instapayHint: 'الرقم المرجعي في إيصال التطبيق. يراه العميل أيضًا ويجد به التحويل.',
  problems: { howRequired: 'اختر طريقة رد المبلغ.', referenceRequired: 'اكتب ما يمكن الرجوع إليه.' },
  question: (amount) => `يُسجَّل ${amount} كمبلغ مردود. لا يمكن التراجع عن ذلك.`,
  confirm: (amount) => `تسجيل رد ${amount}`,
  done: (amount) => `سُجّل رد ${amount}.`,
  failed: (why) => `تعذّر التسجيل: ${why}`,
  unreachable: 'لم يرد المتجر، فلا يُعرف هل تم التسجيل. يمكنك الإرسال مرة أخرى بأمان: لا يُسجَّل المبلغ مرتين.',
  inHistory: (amount, way) => `رُدّ ${amount}: ${way}`,
}

const rest: typeof english.rest = {
  legend: (amount) => `والباقي وقدره ${amount}؟`,
  follows: 'يُرد لاحقًا: يبقى الطلب ضمن ما يحتاج إلى متابعة.',
  isKept: 'يبقى للمتجر.',
  why: 'سبب بقائه',
  missing: 'اكتب السبب بكلمات موجهة إلى العميل.',
}

const keep: typeof english.keep = {
  action: 'عدم رد أي مبلغ',
  title: 'عدم رد أي مبلغ',
  effect: (amount) =>
    `يبقى ${amount} لدى المتجر، ولا يعود الطلب ضمن ما يحتاج إلى متابعة. تصل العميل رسالة بالسبب. لا يمكن التراجع عن ذلك.`,
  done: 'سُجّل أنه لا يُرد شيء، ويُبلَّغ العميل بالسبب.',
  failed: 'لم يُسجَّل شيء',
}

const paidByHand: typeof english.paidByHand = {
  giveBackAfter: 'لا يُرد أي مبلغ بهذا التغيير. يُعرض تسجيل الرد بعده في صفحة الطلب.',
  providerFirst: 'يُسأل مزوّد الدفع أولًا، وما يعرفه هو المعتمد.',
  noteHint: 'مطلوبة إذا لم يكن المزوّد يعرف عن المبلغ: من أين جاء؟ يراها فريق العمل فقط.',
  noteRequired: 'لا يعرف المزوّد عن أي مبلغ لهذا الطلب. اكتب من أين جاء ثم أرسل مرة أخرى.',
  silent: 'مزوّد الدفع لا يرد، فلم يتغيّر شيء. حاول مرة أخرى بعد نصف دقيقة.',
  refundAfter: 'لا يُرد أي مبلغ بهذا التغيير. يُعرض رد المبلغ إلى البطاقة بعده في صفحة الطلب.',
}

const deletion: typeof english.deletion = {
  action: 'حذف الطلب',
  short: 'حذف',
  shortOf: (id) => `حذف الطلب ${id}`,
  question: 'هل تريد حذف هذا الطلب؟',
  effect: 'يختفي من كل القوائم ويتحرر ما كان محجوزًا له، وتبقى بياناته محفوظة في الدفاتر.',
  owed: 'لم يُرَدّ بعدُ كل مبلغ هذا الطلب. رُدّ المبلغ أولًا ثم احذف الطلب.',
  confirm: 'حذف الطلب',
  done: (id) => `تم حذف الطلب ${id}.`,
  failed: (why) => `تعذّر حذف الطلب: ${why}`,
}

export const adminPayments: typeof english = { money, refund, giveBack, rest, keep, paidByHand, deletion }
