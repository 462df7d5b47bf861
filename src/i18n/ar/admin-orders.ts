import type { adminOrders as english } from '../en/admin-orders.ts'

const orderList: typeof english.orderList = {
  views: 'قوائم الطلبات',
  all: 'الكل',
  viewNames: {
    'to-approve': 'بانتظار تأكيد الدفع',
    'to-ship': 'جاهز للشحن',
    late: 'متأخر',
    attention: 'يحتاج إلى متابعة',
  },
  more: (chosen) => (chosen === 0 ? 'تصفية إضافية' : `تصفية إضافية (${chosen})`),
  method: 'طريقة الدفع',
  everyMethod: 'كل الطرق',
  paid: 'حالة الدفع',
  everyPaid: 'مدفوع أو غير مدفوع',
  paidNames: { true: 'مدفوع', false: 'غير مدفوع' },
  governorate: 'المحافظة',
  everyGovernorate: 'كل المحافظات',
  from: 'من يوم',
  to: 'إلى يوم',
}

export const adminOrders: typeof english = { orderList }
