import type { adminNotifications as english } from '#i18n/en/admin/notifications.ts'
import { arabicPlural } from '#i18n/plural.ts'

const notifications: typeof english.notifications = {
  title: 'الإشعارات',
  subtitle: 'كيف تعرف بالطلبات دون أن تفتح الصفحة. لكل فرد في الفريق اختياره.',
  letters: 'بالبريد الإلكتروني',
  lettersGoTo: 'إلى عنوانك:',
  fields: { orders: 'الطلبات الجديدة', summaryHour: 'ملخص الصباح', language: 'لغة الرسائل' },
  orderNews: { each: 'رسالة لكل طلب', hourly: 'رسالة كل ساعة إن وُجدت طلبات', never: 'بلا رسائل' },
  ordersHint: 'طلبات الدفع عند الاستلام فور تسجيلها، وطلبات البطاقة بعد دفعها.',
  noSummary: 'بلا ملخص',
  summaryHint:
    'بتوقيت القاهرة: طلبات أمس وإيراده، والنقد بانتظار التأكيد، والمنتظر شحنه، والمتأخر، والتقييمات، والمخزون المنخفض. لا يُرسل إن لم يكن هناك ما يُقال.',
  languages: { en: 'English', ar: 'العربية' },
  saved: 'تم الحفظ، وستصلك الأخبار هكذا من الآن.',
  saveFailed: 'تعذّر حفظ إشعاراتك',
  failed: 'تعذّر تحميل إشعاراتك',
  leaveText: 'لم يُحفظ ما اخترته بعد.',
  browser: 'في هذا المتصفح',
  browserText:
    'ما دامت إحدى صفحات لوحة الإدارة مفتوحة، يظهر إشعار بالطلبات الجديدة مع صوت قصير. مهما تعددت الصفحات المفتوحة، تنبّهك واحدة فقط.',
  isOn: 'مفعّلة في هذا المتصفح.',
  permissions: {
    default: 'متوقفة.',
    granted: 'متوقفة.',
    denied: 'المتصفح يحظر إشعارات هذا الموقع. اسمح بها من إعدادات المتصفح لهذا العنوان ثم عد إلى هنا.',
    impossible: 'هذا المتصفح لا يعرض الإشعارات، لكن الرسائل تصلك في كل الأحوال.',
  },
  switchOn: 'تفعيل',
  switchOff: 'إيقاف',
  tryIt: 'تجربة',
  sample: 'هكذا يصلك خبر الطلبات الجديدة',
  sampleText: 'انقر على الإشعار لفتح الطلبات.',
  newOrders: arabicPlural({
    zero: 'لا طلبات جديدة',
    one: 'طلب جديد واحد',
    two: 'طلبان جديدان',
    few: '{n} طلبات جديدة',
    many: '{n} طلبًا جديدًا',
    other: '{n} طلب جديد',
  }),
  latest: (sku, name, total) => `${sku}، ${name}: ${total}`,
}

export const adminNotifications = { notifications }
